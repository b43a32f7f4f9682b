import type { ReactNode } from 'react';
import { connectionsWords as words } from '#src/content/connections.ts';
import { useContact } from '#src/data/use-connections.ts';
import { MailLink } from '#src/ui/mail-link.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Contact } from '#sync/records/contact.ts';

/**
 * How to reach somebody the person is connected with; nothing where the server does not tell, and not why. `isSoon`: the
 * answer that connects them has yet to go.
 */
export function ContactDetails({ personId, isSoon }: { personId: string; isSoon: boolean }) {
  const contact = useContact(personId);
  // As high as its lines most often are: the card is there before them.
  if (contact === undefined) return <Skeleton className="h-17.5 w-full max-w-64 after-a-blink sm:h-6" />;
  if (contact === null) return isSoon && <p className="text-sm text-quiet">{words.contactSoon}</p>;
  return <ContactLines {...contact} />;
}

export function ContactLines({ location, email, phone }: Pick<Contact, 'location' | 'email' | 'phone'>) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:flex sm:flex-wrap">
      {location && <Line term={words.location}>{location}</Line>}
      <Line term={words.email}>
        <MailLink address={email} />
      </Line>
      {phone && (
        <Line term={words.phone}>
          <PhoneLink number={phone} />
        </Line>
      )}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
