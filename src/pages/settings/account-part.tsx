import { postEmail } from '#src/api/sessions.ts';
import { accountWords as words } from '#src/content/settings.ts';
import { useOwnErrors } from '#src/state/toasts.ts';
import { savePhone } from '#src/syncing/verification.ts';
import { changeEmailEndpoint } from '#sync/endpoints/auth.ts';
import { savePhoneEndpoint } from '#sync/endpoints/otp.ts';
import type { Account } from '#sync/records/account.ts';
import { type CodeStepForm, ContactCard } from './contact-card.tsx';
import { PasswordCard } from './password-card.tsx';

export function AccountPart({ account, CodeStep }: { account: Account; CodeStep: CodeStepForm }) {
  useOwnErrors('verification');
  return (
    <div className="grid gap-6">
      <ContactCard
        account={account}
        type="email"
        CodeStep={CodeStep}
        words={words.email}
        current={account.email}
        pending={account.pendingEmail ?? null}
        isVerified={account.emailVerified}
        check={(email) => changeEmailEndpoint.body.safeParse({ email }).error?.issues[0]?.message}
        onChange={postEmail}
      />
      <ContactCard
        account={account}
        type="phone"
        CodeStep={CodeStep}
        words={words.phone}
        current={account.phone ?? ''}
        pending={account.pendingPhone ?? null}
        isVerified={account.phoneVerified}
        check={(phoneNumber) => savePhoneEndpoint.body.safeParse({ phoneNumber }).error?.issues[0]?.message}
        onChange={async (phone) => void (await savePhone(phone))}
      />
      <PasswordCard />
    </div>
  );
}
