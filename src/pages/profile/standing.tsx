import { badges } from '#src/content/profile.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { type Account, isVerified } from '#sync/records/account.ts';

/** What is known of an account, each word with what it means. */
export function Standing({ account }: { account: Account }) {
  const approval = account.approval ?? 'pending';
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        {isVerified(account) ? (
          <div className="grid gap-1">
            <dt>
              <Badge look="good">{badges.verified.label}</Badge>
            </dt>
            <dd className="text-quiet">{badges.verified.caption}</dd>
          </div>
        ) : (
          <div className="grid gap-1">
            <dt>
              <Badge look="warn">{badges.unverified.label}</Badge>
            </dt>
            <dd className="text-quiet">
              {badges.unverified.caption}{' '}
              <TextLink href={paths.verify(account)}>{badges.unverified.link}</TextLink>
            </dd>
          </div>
        )}
        {account.userType !== 'admin' && (
          <div className="grid gap-1">
            <dt>
              <Badge look={approval === 'approved' ? 'good' : approval === 'declined' ? 'bad' : 'plain'}>
                {badges[approval].label}
              </Badge>
            </dt>
            <dd className="text-quiet">
              {badges[approval].caption} {approval === 'declined' && account.approvalReason}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
