import { waitingWords } from '#src/content/ai.ts';
import { enhancerWords as words } from '#src/content/enhancer.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { useHere } from '#src/lib/use-here.ts';
import { useLatePlace } from '#src/pages/asking/use-late-place.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { enhanceDescriptionEndpoint } from '#sync/endpoints/ai.ts';
import type { Enhanced } from './use-enhancing.ts';

const { body, reply } = enhanceDescriptionEndpoint;

/**
 * Where the AI answered after the rules had, its text is a press away: it takes no place by itself. One that was made from
 * another text than this `description` says which, and what was asked elsewhere is shown there.
 */
export function LateEnhancement({
  description,
  onShow,
}: {
  description: string;
  onShow: (enhanced: Enhanced) => void;
}) {
  const here = useHere();
  const placeOf = useLatePlace();
  const lates = (useUnseenAsks() ?? []).flatMap((ask) => {
    const enhanced = ask.task === 'enhancement' ? enhancedOf(ask) : null;
    return enhanced ? [{ ask, enhanced, isOfThis: enhanced.before === description.trim() }] : [];
  });
  const late = lates.find(({ isOfThis }) => isOfThis) ?? lates[0];
  if (!late) return null;
  const { ask, enhanced, isOfThis } = late;
  const isHere = isOfThis || ask.href === here;
  const place = placeOf(ask);
  return (
    <Notice
      title={waitingWords.joined}
      action={
        isHere ? (
          <Button
            small
            onClick={() => {
              onShow(enhanced);
              markSeen([ask.id]).catch(reportError);
            }}
          >
            {words.showLate}
          </Button>
        ) : (
          <TextLink alone href={place}>
            {place === ask.href ? words.toLate : words.readLate}
          </TextLink>
        )
      }
    >
      {!isOfThis && words.lateOf(ask.question)}
    </Notice>
  );
}

function enhancedOf({ id, input, joined }: Ask): Enhanced | null {
  const asked = body.safeParse(input).data;
  const answered = reply.safeParse(joined).data;
  if (!asked || !answered) return null;
  const { enhanced: text, source } = answered;
  return { id, before: asked.description, text, source, isHere: false, isWaiting: false, kind: 'answer' };
}
