import { useState } from 'react';
import { verificationToasts as toasts, verificationPage as words } from '#src/content/verification.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { CodeStep } from './code-step.tsx';
import { NoCodeHint } from './no-code-hint.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useSavedPhone } from './use-saved-phone.ts';

/**
 * First the number is saved, then its code is sent. Saving needs the session; without one the person may have given a
 * number when they signed up, which the server knows and does not tell.
 */
export function PhoneVerification({
  userId,
  isSignedIn,
  phone,
  onVerified,
}: {
  userId: string;
  isSignedIn: boolean;
  /** As the account has it; '' where none is saved. */
  phone: string;
  onVerified: () => void;
}) {
  const [isChanging, setChanging] = useState(false);
  const keptAs = `code:${userId}:phone`;
  const [saved, noteSaved] = useSavedPhone(phone, keptAs);
  const isAsked = isSignedIn && (saved === '' || isChanging);
  return (
    <>
      {isAsked && (
        <PhoneForm
          onSaved={(kept) => {
            noteSaved(kept);
            setChanging(false);
          }}
          onCancel={saved === '' ? undefined : () => setChanging(false)}
        />
      )}
      {isSignedIn && !isAsked && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <strong className="font-semibold tabular-nums">{saved}</strong>
          <Button look="quiet" small onClick={() => setChanging(true)}>
            {words.changePhone}
          </Button>
        </p>
      )}
      {!isSignedIn && (
        <p className="text-quiet">
          {words.needsLogin} <TextLink href={paths.loginThen(paths.verification)}>{words.login}</TextLink>
        </p>
      )}
      {/* Who keeps the number has the code that was on its way to it, and how long until the next. */}
      <div hidden={isChanging}>
        <CodeStep
          key={saved}
          userId={userId}
          type="phone"
          keptAs={keptAs}
          blocked={isSignedIn && saved === '' ? toasts.phoneFirst : undefined}
          onVerified={onVerified}
        />
      </div>
      {!isSignedIn && <NoCodeHint />}
    </>
  );
}
