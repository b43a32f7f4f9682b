import type { ReactNode } from 'react';
import { connectionsWords as words, wordsOfState, wordsOfWork } from '#src/content/connections.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { PersonMenu } from '#src/pages/messages/person-menu.tsx';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { askerOf, otherOf } from '#sync/rules/connections.ts';
import { ConnectionActions } from './connection-actions.tsx';
import { ContactDetails } from './contact-details.tsx';
import { DealTerms } from './deal-terms.tsx';

const looks = {
  pending: 'warn',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'plain',
  ended: 'plain',
} as const;

export function ConnectionCard({
  connection,
  personId,
  isBlocked,
}: {
  connection: ConnectionHere;
  personId: string;
  isBlocked: boolean;
}) {
  const { status, message, reason, work, createdAt, opportunityId, dealTitle } = connection;
  const other = otherOf(connection, personId);
  const side = askerOf(connection) === personId ? 'asker' : 'asked';
  const name =
    other.role === 'investor' ? (
      <TextLink alone href={paths.investor(other.id)}>
        {other.name}
      </TextLink>
    ) : (
      other.name
    );
  return (
    <Card className="grid gap-4 p-5">
      <div className="@container flex flex-wrap items-start justify-end gap-2">
        <div className="flex min-w-0 grow basis-32 flex-wrap items-start justify-between gap-3">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar name={other.name} />
            <div className="min-w-0 leading-snug">
              <h2 className="font-semibold">{name}</h2>
              <p className="text-sm text-quiet">
                {words.roles[other.role]}, <Moment at={createdAt} />
              </p>
            </div>
          </div>
          <Badge look={looks[status]}>{wordsOfState(connection, side)}</Badge>
        </div>
        {!work?.isRequest && (
          <PersonMenu
            label={words.moreAbout(other.name)}
            other={other}
            href={paths.connections}
            isBlocked={isBlocked}
          />
        )}
      </div>
      {opportunityId && (
        <div className="grid gap-1">
          <p className="text-sm">
            {words.about} <TextLink href={paths.opportunity(opportunityId)}>{dealTitle}</TextLink>
          </p>
          <DealTerms opportunityId={opportunityId} />
        </div>
      )}
      {message && <Quote>{message}</Quote>}
      {reason && (
        <Quote>
          {words.reasonGiven}: {reason}
        </Quote>
      )}
      {status === 'accepted' && <ContactDetails personId={other.id} isSoon={work !== null} />}
      {work && (
        <p role="status" className="rounded-field bg-base-200 px-3 py-2">
          {wordsOfWork(work)}
        </p>
      )}
      <ConnectionActions connection={connection} side={side} name={other.name} />
    </Card>
  );
}

function Quote({ children }: { children: ReactNode }) {
  return (
    <p className="border-s-2 border-base-300 ps-3 break-words whitespace-pre-wrap text-quiet">{children}</p>
  );
}
