import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postResetPassword } from '#src/api/password.ts';
import { resetPage, resetToasts } from '#src/content/password-reset.ts';
import { useGoOn } from '#src/lib/use-go-on.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { useHash } from '#src/ui/use-hash.ts';
import { resetPasswordEndpoint } from '#sync/endpoints/password.ts';
import { AccountForm } from '../account-form.tsx';
import { NewPassword } from '../new-password.tsx';

export function ResetPasswordPage() {
  // Behind the #, where no log sees it. It stays in the address until it is used: a reload must not lose it.
  const token = new URLSearchParams(useHash()).get('token');
  return <ResetLink key={token} token={token} />;
}

function ResetLink({ token }: { token: string | null }) {
  const [isRefused, setRefused] = useState(false);
  const valid = isRefused ? null : token;
  const { invalid } = resetPage;
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      {/* Another one takes the focus, which went with the form. */}
      <PageHeading
        key={valid}
        title={valid === null ? invalid.title : resetPage.title}
        lead={valid === null ? undefined : resetPage.lead}
      />
      {valid === null ? (
        <Notice
          look="bad"
          action={
            <ButtonLink href={paths.forgotPassword} look="primary">
              {invalid.link}
            </ButtonLink>
          }
        >
          {invalid.text}
        </Notice>
      ) : (
        <Card>
          <ResetForm token={valid} onRefused={() => setRefused(true)} />
        </Card>
      )}
    </div>
  );
}

function ResetForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const goOn = useGoOn();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(resetPasswordEndpoint.body),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ password }) => {
    try {
      await postResetPassword(token, password);
      showToast({ kind: 'success', ...resetToasts.success });
      goOn(paths.login, { replace: true });
    } catch (error) {
      const { code, message } = accountFault(error, resetToasts.failure.detail);
      if (code === 'invalid-link') return onRefused();
      setError(code === 'weak-password' ? 'password' : 'root', { message }, { shouldFocus: true });
      showToast({ kind: 'error', source: 'password', title: resetToasts.failure.title, detail: message });
    }
  });

  return (
    <AccountForm source="password" onSend={send} onEdit={() => clearErrors('root')}>
      <NewPassword
        labels={resetPage}
        password={register('password', { deps: ['confirmPassword'] })}
        confirmation={register('confirmPassword')}
        errors={errors}
      />
      <FormFault message={errors.root?.message} />
      <Button type="submit" look="primary" busy={isSubmitting} className="w-full">
        {isSubmitting ? resetPage.pending : resetPage.submit}
      </Button>
    </AccountForm>
  );
}
