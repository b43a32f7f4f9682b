import { useState } from 'react';
import { feedbackWords } from '#src/content/ai.ts';
import { analysisWords } from '#src/content/ai-analysis.ts';
import { connectWords, riskNotice } from '#src/content/connections.ts';
import type { Fetched } from '#src/lib/use-fetched.ts';
import { paths } from '#src/paths.ts';
import { AnalysisView } from '#src/ui/analysis-view.tsx';
import { AnswerFoot } from '#src/ui/answer-foot.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConnectBox } from '#src/ui/connect-box.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { FoundRow } from '#src/ui/found-row.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { PlanLeft } from '#src/ui/plan-left.tsx';
import { QuestionBox } from '#src/ui/question-box.tsx';
import { Row, Shelf } from './shelf.tsx';

const analysis = {
  score: 72,
  scoreWords: '72 out of 100',
  scoreLabel: 'Good',
  riskLevel: 'Moderate',
  marketPotential: 'High',
  summary: 'Three mills have signed, and two of them pay.',
  strengths: ['Paid pilots'],
  concerns: ['One founder'],
  recommendations: ['Ask for the months after the monsoon'],
  factors: [{ name: 'Traction', points: '20 of 30', why: 'Customers are named.' }],
};
const states: Fetched<string>[] = [
  { state: 'loading' },
  { state: 'fault', error: null },
  { state: 'ready', value: 'Here it is.' },
];
const leftovers = [null, { limit: 10, left: 4 }, { limit: 10, left: 0 }];
const at = '2026-01-05T10:00:00Z';
const nothing = () => {};

/** What is asked, of a person or of the assistant, and what comes back. */
export function Answers() {
  const [question, setQuestion] = useState('');
  const [message, setMessage] = useState('');
  const [verdict, setVerdict] = useState<'up' | 'down'>();
  const box = { placeholder: 'Solar in Gujarat', maxLength: 500, words: { ask: 'Ask', asking: 'Asking...' } };
  return (
    <Shelf title="Answers">
      <div className="grid gap-5 md:grid-cols-2">
        <QuestionBox
          {...box}
          label="Ask in your own words"
          text={question}
          isAsking={false}
          onChange={setQuestion}
          onAsk={nothing}
        />
        <QuestionBox
          {...box}
          label="An answer is under way"
          text="Solar"
          isAsking
          onChange={nothing}
          onAsk={nothing}
        />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card>
          <AnalysisView analysis={analysis} words={analysisWords} />
        </Card>
        <div className="grid gap-5">
          <Card>
            <ConnectBox
              words={connectWords}
              risk={riskNotice}
              plan={<PlanLeft left={null} words={connectWords} plansHref={paths.home} verifyHref={null} />}
              message={message}
              onMessage={setMessage}
              busy={false}
              onConnect={nothing}
            />
          </Card>
          {leftovers.map((left) => (
            <PlanLeft
              key={left?.left ?? 'any'}
              left={left}
              words={connectWords}
              plansHref={paths.home}
              verifyHref={null}
            />
          ))}
          <PlanLeft left={null} words={connectWords} plansHref={paths.home} verifyHref={paths.home} />
        </div>
      </div>
      <AnswerFoot
        source="By rules on this device"
        note="Not investment advice"
        verdict={verdict}
        words={feedbackWords}
        onRate={setVerdict}
      />
      <FoundRow
        href={paths.messages}
        who="Tara Menon"
        time={<Moment at={at} />}
        words={<MarkedText text="Could you also send the deck?" ranges={[[24, 28]]} />}
      />
      <Row title="A call: under way, failed, answered">
        {states.map((fetched) => (
          <div key={fetched.state} className="w-full md:w-72">
            <FetchState
              fetched={fetched}
              label="Plans"
              fault={() => 'There is no network.'}
              retry="Retry"
              onRetry={nothing}
            >
              {(value) => <p>{value}</p>}
            </FetchState>
          </div>
        ))}
      </Row>
    </Shelf>
  );
}
