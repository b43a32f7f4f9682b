import { Notice } from './notice.tsx';
import { TextLink } from './text-link.tsx';

/** How many connections the plan leaves this month (null: any number), and what has to be done before one can be sent. */
export function PlanLeft({
  left,
  words,
  plansHref,
  verifyHref,
}: {
  left: { limit: number; left: number } | null | undefined;
  words: {
    unlimited: string;
    left: (left: number, limit: number) => string;
    noneLeft: (limit: number) => string;
    plans: string;
    verify: string;
    verifyLink: string;
  };
  plansHref: string;
  verifyHref: string | null;
}) {
  if (left === undefined) return null;
  if (verifyHref !== null)
    return (
      <Notice
        look="info"
        action={
          <TextLink alone href={verifyHref}>
            {words.verifyLink}
          </TextLink>
        }
      >
        {words.verify}
      </Notice>
    );
  if (left === null) return <p className="text-sm text-quiet">{words.unlimited}</p>;
  if (left.left > 0) return <p className="text-sm text-quiet">{words.left(left.left, left.limit)}</p>;
  return (
    <Notice
      look="info"
      action={
        <TextLink alone href={plansHref}>
          {words.plans}
        </TextLink>
      }
    >
      {words.noneLeft(left.limit)}
    </Notice>
  );
}
