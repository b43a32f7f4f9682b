import { type ComponentType, useRef, useState } from 'react';
import { accountWords, settingsPage } from '#src/content/settings.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { OtpType } from '#sync/endpoints/otp.ts';
import type { Account } from '#sync/records/account.ts';
import { showFault } from './show-fault.ts';
import { useReauthentication } from './use-reauthentication.tsx';

/** What sends a code and takes it back, as the verification after a sign-up has it. */
export type CodeStepForm = ComponentType<{ userId: string; type: OtpType; onVerified: () => void }>;

/** An address or a number: what it is, how to change it, and the code that a change waits for. */
export function ContactCard({
  account,
  type,
  CodeStep,
  words,
  current,
  pending,
  isVerified,
  check,
  onChange,
}: {
  account: Account;
  type: OtpType;
  CodeStep: CodeStepForm;
  words: (typeof accountWords)['email' | 'phone'];
  current: string;
  pending: string | null;
  isVerified: boolean;
  check: (value: string) => string | undefined;
  onChange: (value: string) => Promise<void>;
}) {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const tell = (wrong: string) => showFault(form.current, () => setFault(wrong));
  const { guarded, isBusy, dialog } = useReauthentication((error) => {
    tell(accountFault(error, settingsPage.tryAgain).message);
  });

  const button = current === '' ? words.first : words.button;

  function change() {
    const wrong = check(value);
    if (wrong !== undefined) return tell(wrong);
    setFault(undefined);
    take(value);
  }

  function take(chosen: string) {
    void guarded(async () => {
      await onChange(chosen);
      setValue('');
      syncNow();
    });
  }

  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} />
      <Card className="grid gap-5 p-5 sm:p-6">
        {/* It changes as one stands at a button below it. */}
        <div role="status" className="grid gap-2">
          <p className="flex min-w-0 flex-wrap items-center gap-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{current || accountWords.none}</span>
            {current !== '' && (
              <Badge look={isVerified ? 'good' : 'warn'}>
                {isVerified ? accountWords.verified : accountWords.notVerified}
              </Badge>
            )}
          </p>
          {current !== '' && pending !== null && <p className="wrap-anywhere">{words.pending(pending)}</p>}
        </div>
        {current !== '' && (pending !== null || !isVerified) && (
          <div className="grid gap-4 rounded-field bg-base-200 p-4">
            <CodeStep key={pending ?? current} userId={account.id} type={type} onVerified={syncNow} />
            {pending !== null && (
              <Button look="quiet" className="justify-self-start wrap-anywhere" onClick={() => take(current)}>
                {accountWords.keep(current)}
              </Button>
            )}
          </div>
        )}
        <form
          ref={form}
          aria-label={button}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            change();
          }}
        >
          <TextField
            label={words.change}
            type={type === 'email' ? 'email' : 'tel'}
            autoComplete={type === 'email' ? 'email' : 'tel'}
            error={fault}
            value={value}
            onChange={({ target }) => {
              setValue(target.value);
              setFault(undefined);
            }}
          />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {button}
          </Button>
        </form>
        {dialog}
      </Card>
    </section>
  );
}
