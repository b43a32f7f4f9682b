import { useLocation } from 'wouter';
import { verificationPage as words } from '#src/content/verification.ts';
import { isLasting } from '#src/data/database/is-lasting.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { paths } from '#src/paths.ts';
import { clearSignup, useSignupValues } from '#src/state/signup-values.ts';
import { useOwnErrors } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { VerificationCard } from '#src/ui/verification-card.tsx';
import { UnopenedForm } from '../unopened-form.tsx';
import { CodeStep } from './code-step.tsx';
import { NoCodeHint } from './no-code-hint.tsx';
import { PhoneVerification } from './phone-verification.tsx';
import { useVerification } from './use-verification.ts';

export function VerificationPage() {
  useOwnErrors('verification');
  const { person, account, verified, noteVerified } = useVerification();
  const fault = useDatabaseFault();
  const isUnopened = isLasting(fault) || fault === 'broken';
  const [, navigate] = useLocation();

  /** Verifying signs nobody in: without a session the way leads through the login. */
  function complete(userType: string) {
    const { next } = useSignupValues.getState();
    const welcome = welcomeOf(userType);
    const path = next === '/' ? welcome : `${welcome}?next=${encodeURIComponent(next)}`;
    clearSignup();
    navigate(account ? path : paths.loginThen(path), { replace: true });
  }

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <PageHeading title={words.title} lead={words.lead} />
      {person === undefined &&
        (isUnopened ? <UnopenedForm fault={fault} /> : <LoadingList label="Loading" rows={2} />)}
      {person === null && (
        <Notice
          look="bad"
          title={words.invalid.title}
          action={
            <ButtonLink href={paths.signup} look="primary">
              {words.invalid.link}
            </ButtonLink>
          }
        />
      )}
      {person && (
        <>
          <VerificationCard
            title={words.email}
            subject={person.email}
            done={verified.email}
            doneWord={words.verified}
          >
            <CodeStep
              userId={person.userId}
              type="email"
              keptAs={`code:${person.userId}:email`}
              onVerified={() => noteVerified('email')}
            />
            {!account && <NoCodeHint />}
            {account && (
              <p className="text-sm">
                <TextLink alone href={paths.settingsPart('account')}>
                  {words.changeEmail}
                </TextLink>
              </p>
            )}
          </VerificationCard>
          <VerificationCard title={words.phone} done={verified.phone} doneWord={words.verified}>
            <PhoneVerification
              userId={person.userId}
              isSignedIn={account !== null}
              phone={account?.phone ?? ''}
              onVerified={() => noteVerified('phone')}
            />
          </VerificationCard>
          {verified.email && verified.phone && (
            <Button look="primary" onClick={() => complete(person.userType)}>
              {words.complete}
            </Button>
          )}
        </>
      )}
      {person && (
        <p className="text-center">
          <TextLink alone href={paths.signup}>
            {words.back}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function welcomeOf(userType: string): string {
  if (userType === 'admin') return paths.admin;
  return userType === 'investor' ? paths.welcomeInvestors : paths.welcomeFounders;
}
