import { matchingWords as words } from '#src/content/ai-analysis.ts';
import { MatchCard } from '#src/ui/match-card.tsx';
import type { Factor } from '#sync/ai/analysis.ts';

export type Match = {
  key: string | number;
  title: string;
  href: string;
  text: string;
  score: number;
  reasons: readonly Factor[];
};

export function MatchList({ label, matches }: { label: string; matches: readonly Match[] }) {
  return (
    <ul aria-label={label} className="grid gap-4 md:grid-cols-2">
      {matches.map(({ key, title, href, text, score, reasons }) => (
        <li key={key} className="grid min-w-0">
          <MatchCard
            title={title}
            href={href}
            text={text}
            score={score}
            scoreWords={words.score(score)}
            reasons={reasons.map(({ name, points, of, why }) => ({
              name,
              points: words.points(points, of),
              why,
            }))}
            words={words}
          />
        </li>
      ))}
    </ul>
  );
}
