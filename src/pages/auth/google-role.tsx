import { type MouseEvent, useRef, useState } from 'react';
import { google } from '#src/content/login.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLoadButton } from '#src/ui/page-load-button.tsx';
import { type GoogleStart, googleStartPath } from '#sync/endpoints/google.ts';
import { messages } from '#sync/rules/identity.ts';
import { TermsLabel } from './terms-label.tsx';

const roles = ['investor', 'entrepreneur'] as const;

/**
 * What is asked of somebody whom Google knows and Pankh does not: the terms, and what they come for. `isClaimed`: an account that
 * may be theirs has the address already, and a new one closes it.
 */
export function GoogleRole({ asked, isClaimed }: { asked: GoogleStart; isClaimed: boolean }) {
  const [isAccepted, setAccepted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const tick = useRef<HTMLInputElement>(null);

  function goOn(event: MouseEvent) {
    if (isAccepted) return;
    event.preventDefault();
    setMissed(true);
    tick.current?.focus();
  }

  return (
    <div className="mt-5">
      <Notice
        look={isClaimed ? 'warn' : 'info'}
        title={isClaimed ? google.claimed.title : google.chooseRole.title}
        action={roles.map((userType) => (
          <PageLoadButton
            key={userType}
            href={googleStartPath({
              ...asked,
              userType,
              ...(isAccepted && { termsAccepted: 'true' }),
              ...(isClaimed && { anew: 'true' }),
            })}
            onClick={goOn}
          >
            {google.chooseRole[userType]}
          </PageLoadButton>
        ))}
      >
        {isClaimed ? (
          <>
            <p>{google.claimed.own}</p>
            <p className="mt-2">{google.claimed.anew}</p>
          </>
        ) : (
          <p>{google.chooseRole.text}</p>
        )}
        <CheckField
          ref={tick}
          label={<TermsLabel />}
          required
          checked={isAccepted}
          error={isMissed ? messages.terms : undefined}
          onChange={({ target }) => {
            setAccepted(target.checked);
            setMissed(false);
          }}
        />
      </Notice>
    </div>
  );
}
