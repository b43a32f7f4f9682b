import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Scene, type SceneName } from './scene.tsx';

export type StoryFrame = { at: string; scene: SceneName; caption: string; words: string };

/** A tutorial told picture by picture, with all that is said in it to read. */
export function Storyboard({
  title,
  lead,
  minutes,
  frames,
}: {
  title: string;
  lead: string;
  minutes: number;
  frames: readonly StoryFrame[];
}) {
  const [at, setAt] = useState<number>();
  const id = useId();
  const shown = at ?? 0;
  const frame = frames[shown];
  if (!frame) return null;
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <section aria-labelledby={id} className="flex h-full flex-col gap-4">
        {/* Where letters are large the length of it goes below. */}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-40">
            <h3 id={id} className="font-semibold">
              {title}
            </h3>
            <p className="text-sm text-quiet">{lead}</p>
          </div>
          <Badge look="brand">{minutes} min</Badge>
        </div>
        <Scene name={frame.scene} />
        <div className="relative grow">
          {/* Empty until the first turn: several of them would all speak as their page opens. */}
          <p role="status" className="sr-only">
            {at !== undefined && `Picture ${shown + 1} of ${frames.length}. ${frame.caption}. ${frame.words}`}
          </p>
          <p className="text-sm text-quiet">
            {frame.at}, picture {shown + 1} of {frames.length}
          </p>
          <p className="font-medium">{frame.caption}</p>
          <p className="mt-1 text-sm">{frame.words}</p>
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            small
            aria-label={`Previous picture: ${title}`}
            later={shown === 0}
            onClick={() => setAt(shown - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <Button
            small
            aria-label={`Next picture: ${title}`}
            later={shown === frames.length - 1}
            onClick={() => setAt(shown + 1)}
          >
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
        <Disclosure title={`Transcript: ${title}`}>
          <ol className="grid gap-3 text-sm">
            {frames.map(({ at: moment, caption, words }) => (
              <li key={moment}>
                <span className="font-medium">
                  {moment} {caption}.
                </span>{' '}
                {words}
              </li>
            ))}
          </ol>
        </Disclosure>
      </section>
    </Card>
  );
}
