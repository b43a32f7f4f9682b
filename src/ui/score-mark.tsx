import { Badge } from './badge.tsx';

/** A score of 0 to 100 in its words; from 80 on green, from 60 on yellow, else red. */
export function ScoreMark({ score, words }: { score: number; words: string }) {
  return (
    <Badge look={lookOf(score)}>
      <span className="tabular-nums">{words}</span>
    </Badge>
  );
}

function lookOf(score: number): 'good' | 'warn' | 'bad' {
  if (score >= 80) return 'good';
  return score >= 60 ? 'warn' : 'bad';
}
