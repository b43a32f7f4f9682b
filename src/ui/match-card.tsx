import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Facts } from './facts.tsx';
import { ScoreMark } from './score-mark.tsx';

/** Something that fits, how well, and why: the points of each reason are the score. */
export function MatchCard({
  title,
  href,
  text,
  score,
  scoreWords,
  reasons,
  words,
}: {
  title: string;
  href: string;
  text: string;
  score: number;
  scoreWords: string;
  /** `points` are ready to read, such as "20 of 30". */
  reasons: readonly { name: string; points: string; why: string }[];
  words: { reasons: string };
}) {
  return (
    <Card className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
          <Link href={href} className="hover:underline">
            {title}
          </Link>
        </h3>
        <ScoreMark score={score} words={scoreWords} />
      </div>
      <p className="line-clamp-3 text-sm wrap-anywhere text-quiet">{text}</p>
      {reasons.length > 0 && (
        <Disclosure title={words.reasons}>
          <Facts facts={reasons.map(factOf)} />
        </Disclosure>
      )}
    </Card>
  );
}

function factOf({ name, points, why }: { name: string; points: string; why: string }): {
  name: string;
  value: ReactNode;
} {
  return {
    name,
    value: (
      <>
        {points} <span className="block text-sm font-normal text-quiet">{why}</span>
      </>
    ),
  };
}
