import { contacts, fictional } from '#src/content/home.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { FeatureRow } from '#src/ui/feature-row.tsx';
import { RequestCard } from '#src/ui/request-card.tsx';
import { useWayTo } from './use-way-to.ts';

/** Samples: what answers a request, or opens a pitch, leads to where this person has real ones. */
export function ContactsPreview() {
  const wayTo = useWayTo();
  const toConnections = wayTo(paths.connections);
  return (
    <FeatureRow title={contacts.title} lead={contacts.lead}>
      <Card className="overflow-hidden">
        <h3 className="px-4 pt-4 font-semibold">{contacts.requestsTitle}</h3>
        <ul className="divide-y divide-base-300 border-b border-base-300">
          {contacts.requests.map((request) => (
            <RequestCard
              key={request.name}
              {...request}
              actions={
                <>
                  <ButtonLink href={toConnections} look="primary" small label={`Accept ${request.name}`}>
                    Accept
                  </ButtonLink>
                  <ButtonLink href={toConnections} small label={`Decline ${request.name}`}>
                    Decline
                  </ButtonLink>
                </>
              }
            />
          ))}
        </ul>
        <h3 className="px-4 pt-4 font-semibold">{contacts.shortlistTitle}</h3>
        <ul className="divide-y divide-base-300">
          {contacts.shortlisted.map((pitch) => (
            <RequestCard
              key={pitch.name}
              {...pitch}
              actions={
                <ButtonLink href={wayTo(paths.explore)} small label={`View Details: ${pitch.name}`}>
                  View Details
                </ButtonLink>
              }
            />
          ))}
        </ul>
        <p className="border-t border-base-300 px-4 py-2.5 text-sm text-quiet">{fictional}</p>
      </Card>
    </FeatureRow>
  );
}
