import type { Block } from '#src/lib/page-text.ts';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { Notice } from './notice.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { RichText } from './rich-text.tsx';

/** The pieces of a text, one below the other. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[68ch] gap-4">
      {blocks.map((block) => (
        <TextBlock key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ('list' in block) return <RichList points={block.list} />;
  if ('steps' in block) return <NumberedSteps steps={block.steps} />;
  if ('facts' in block) {
    return (
      <Card className="px-5 py-2">
        <Facts facts={block.facts} />
      </Card>
    );
  }
  return (
    <Notice look="warn" title={block.title}>
      <RichText text={block.note} />
    </Notice>
  );
}

function RichList({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
          <span className="min-w-0">
            <RichText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
