import { Button } from '#src/ui/button.tsx';
import { FigureBars } from '#src/ui/figure-bars.tsx';
import { FigureLine } from '#src/ui/figure-line.tsx';
import { MatchCard } from '#src/ui/match-card.tsx';
import { MeterBar } from '#src/ui/meter-bar.tsx';
import { RowTable } from '#src/ui/row-table.tsx';
import { ScoreMark } from '#src/ui/score-mark.tsx';
import { ShareBars } from '#src/ui/share-bars.tsx';
import { StageBadge } from '#src/ui/stage-badge.tsx';
import { Stars } from '#src/ui/stars.tsx';
import { TrendList } from '#src/ui/trend-list.tsx';
import { UprightBars } from '#src/ui/upright-bars.tsx';
import { Row, Shelf } from './shelf.tsx';

const bars = [
  { label: 'FinTech', size: 4, figure: '4' },
  { label: 'EdTech', size: 1, figure: '1' },
];
const stages = ['Idea or Patent', 'Prototype', 'Early Revenue', 'Scaling', 'Growth', 'Pre-IPO'];
const edit = (
  <div className="text-end">
    <Button small>Edit</Button>
  </div>
);

/** What counts, measures and compares. */
export function Figures() {
  return (
    <Shelf title="Figures">
      <Row title="Stages">
        {stages.map((stage, at) => (
          <StageBadge key={stage} step={at + 1}>
            {stage}
          </StageBadge>
        ))}
      </Row>
      <Row title="Scores and stars">
        <ScoreMark score={84} words="Excellent" />
        <ScoreMark score={63} words="Fair" />
        <ScoreMark score={41} words="Poor" />
        <Stars rating={4} />
      </Row>
      <MeterBar percent={40} label="How complete" words="40% complete" />
      <FigureLine
        figures={[{ figure: '2,300+', label: 'verified investors' }]}
        footnote="Illustrative figures"
      />
      <FigureBars figures={[{ label: 'North America', figure: '85,420', share: 0.23 }]} />
      <ShareBars
        title="Deals by industry"
        bars={bars}
        asTable="As a table"
        table={{ columns: ['Industry', 'Deals'], rows: [{ key: 'a', cells: ['FinTech', '4'] }] }}
      />
      <UprightBars title="New deals by month" bars={bars} words={{ label: 'Month', asTable: 'As a table' }} />
      <TrendList label="Trends" trends={[{ name: 'CleanTech', text: '4 deals listed', change: 4 }]} />
      <RowTable
        label="Rows"
        columns={['Name', 'Amount', 'Edit']}
        rows={[{ key: 'a', cells: ['Looms', '₹25,00,000', edit] }]}
      />
      <MatchCard
        title="Gullak Circle"
        href="/explore"
        text="FinTech, Seed, Mumbai"
        score={87}
        scoreWords="87% match"
        reasons={[{ name: 'Industry', points: '20 of 30', why: 'Both name FinTech.' }]}
        words={{ reasons: 'Why this score' }}
      />
    </Shelf>
  );
}
