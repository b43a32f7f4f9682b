import type { ReactNode } from 'react';
import { keptWords, offlineWords, submitWords, summaryTitle } from '#src/content/account-forms.ts';
import { Button } from '#src/ui/button.tsx';
import { FaultSummary } from '#src/ui/fault-summary.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { AccountForm } from './account-form.tsx';
import { ClearForm } from './clear-form.tsx';
import type { AccountFormState } from './use-account-form.ts';

/** What every form that makes an account has around its fields. */
export function SignUpForm({
  account,
  isSubmitting,
  rootFault,
  submit,
  children,
}: {
  account: AccountFormState;
  isSubmitting: boolean;
  /** What is wrong with the form as a whole. */
  rootFault: string | undefined;
  /** In the place of the one button that sends it. */
  submit?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AccountForm source={account.name} onSend={account.submit} onEdit={account.onEdit}>
      <FaultSummary title={summaryTitle} faults={account.faults} onGo={account.focus} />
      {children}
      <div role="status" className="empty:hidden">
        {account.isWaiting && (
          <Notice look="warn" title={offlineWords.title}>
            {offlineWords.waiting}
          </Notice>
        )}
      </div>
      <FormFault message={rootFault} />
      {submit ?? <SubmitAccount isSubmitting={isSubmitting} />}
      {account.keptState !== 'rest' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SaveMark
            look={account.keptState === 'kept' ? 'saved' : 'fault'}
            text={keptWords[account.keptState]}
          />
          {account.keptState === 'kept' && <ClearForm onClear={() => void account.clear()} />}
        </div>
      )}
    </AccountForm>
  );
}

function SubmitAccount({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <Button type="submit" look="primary" busy={isSubmitting} className="w-full">
      {isSubmitting ? submitWords.pending : submitWords.ready}
    </Button>
  );
}
