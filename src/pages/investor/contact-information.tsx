import { investorWords as words } from '#src/content/investor.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useContact, useStandingWith } from '#src/data/use-connections.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { MailLink } from '#src/ui/mail-link.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';
import type { InvestorCard } from '#sync/records/investor-card.ts';

/** Email and phone are for themselves and for those they are connected with. */
export function ContactInformation({ investor: { id, location } }: { investor: InvestorCard }) {
  const account = useAccount();
  const contact = useContact(id);
  const standing = useStandingWith(id);
  if (account === undefined || contact === undefined || standing === undefined) return null;
  const told = account?.id === id ? account : contact;
  const { email = '', phone = '' } = told ?? {};
  const isConnected = standing?.status === 'accepted' && standing.work === null;
  const without = told || isConnected ? words.notShared : words.shared;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-lg font-semibold">{words.contact}</h2>
      <Facts
        facts={[
          { name: words.location, value: location || words.notShared },
          { name: words.email, value: email ? <MailLink address={email} /> : without },
          { name: words.phone, value: phone ? <PhoneLink number={phone} /> : without },
        ]}
      />
    </Card>
  );
}
