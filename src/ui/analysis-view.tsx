import type { ReactNode } from 'react';
import { BulletList } from './bullet-list.tsx';
import { Facts } from './facts.tsx';
import { ScoreMark } from './score-mark.tsx';

export type AnalysisText = {
  score: number;
  /** Both ready to read: "72 out of 100", "Good". */
  scoreWords: string;
  scoreLabel: string;
  riskLevel: string;
  marketPotential: string;
  summary: string;
  strengths: readonly string[];
  concerns: readonly string[];
  recommendations: readonly string[];
  /** `points` are ready to read, such as "20 of 30". */
  factors: readonly { name: string; points: string; why: string }[];
};

type Words = Record<
  'score' | 'risk' | 'market' | 'summary' | 'strengths' | 'concerns' | 'recommendations' | 'factors',
  string
>;

/** What was made of a pitch: its score with its parts, what speaks for it and what against. */
export function AnalysisView({ analysis, words }: { analysis: AnalysisText; words: Words }) {
  const { score, scoreWords, scoreLabel, riskLevel, marketPotential, summary, factors } = analysis;
  const lists = (['strengths', 'concerns', 'recommendations'] as const).filter(
    (name) => analysis[name].length > 0,
  );
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          {
            name: words.score,
            value: (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {scoreLabel}
                <ScoreMark score={score} words={scoreWords} />
              </span>
            ),
          },
          { name: words.risk, value: riskLevel },
          { name: words.market, value: marketPotential },
        ]}
      />
      <Part title={words.summary}>
        <p className="wrap-anywhere">{summary}</p>
      </Part>
      {lists.map((name) => (
        <Part key={name} title={words[name]}>
          <BulletList points={analysis[name]} />
        </Part>
      ))}
      {factors.length > 0 && (
        <Part title={words.factors}>
          <Facts
            facts={factors.map(({ name, points, why }) => ({
              name,
              value: (
                <>
                  {points} <span className="block text-sm font-normal text-quiet">{why}</span>
                </>
              ),
            }))}
          />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
