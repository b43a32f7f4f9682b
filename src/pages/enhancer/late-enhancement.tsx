import { waitingWords } from '#src/content/ai.ts';
import { enhancerWords as words } from '#src/content/enhancer.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/person-db.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { enhanceDescriptionEndpoint } from '#sync/endpoints/ai.ts';
import type { Enhanced } from './use-enhancing.ts';

const { body, reply } = enhanceDescriptionEndpoint;

/** Where the AI answered after the rules had, its text is a press away: it takes no place by itself. */
export function LateEnhancement({ onShow }: { onShow: (enhanced: Enhanced) => void }) {
  const late = useUnseenAsks()?.find(({ task }) => task === 'enhancement');
  const enhanced = late && enhancedOf(late);
  if (!late || !enhanced) return null;
  return (
    <Notice
      title={waitingWords.joined}
      action={
        <Button
          small
          onClick={() => {
            onShow(enhanced);
            markSeen([late.id]).catch(reportError);
          }}
        >
          {words.showLate}
        </Button>
      }
    />
  );
}

function enhancedOf({ id, input, joined }: Ask): Enhanced | null {
  const asked = body.safeParse(input).data;
  const answered = reply.safeParse(joined).data;
  if (!asked || !answered) return null;
  const { enhanced: text, source } = answered;
  return { id, before: asked.description, text, source, isHere: false, isWaiting: false, kind: 'answer' };
}
