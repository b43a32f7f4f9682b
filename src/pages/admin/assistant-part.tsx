import { fetchAssistantFigures } from '#src/api/admin.ts';
import { adminPage, assistantWords as words } from '#src/content/admin.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Desk } from './queue.tsx';
import { whyNot } from './why-not.ts';

/** What the model costs, how often it fails, and what people think of answers. */
export function AssistantPart() {
  const [fetched, reload] = useFetchedOnline(fetchAssistantFigures, 'assistant');
  return (
    <Desk title={words.title} lead={words.lead}>
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={reload}
      >
        {({ model, tokens, calls, feedback }) => (
          <div className="grid gap-6">
            <Card>
              <Facts
                facts={[
                  { name: words.model, value: model ?? words.noModel },
                  { name: words.tokens, value: words.of(number(tokens.used), number(tokens.most)) },
                ]}
              />
            </Card>
            <Card className="grid gap-3 p-5 sm:p-6">
              <h3 className="font-semibold">{words.calls}</h3>
              {calls.length === 0 && <p className="text-quiet">{words.noCalls}</p>}
              <ul aria-label={words.calls} className="divide-y divide-base-300">
                {calls.map(({ day, task, ms, ...figures }) => (
                  <li key={`${day} ${task}`} className="grid gap-1 py-2.5 wrap-anywhere">
                    <span className="font-medium">
                      {day}, {words.tasks[task]}
                    </span>
                    <span className="text-quiet tabular-nums">
                      {words.ofDay({
                        calls: number(figures.calls),
                        failures: number(figures.failures),
                        tokensIn: number(figures.tokensIn),
                        tokensOut: number(figures.tokensOut),
                        seconds: (ms / 1000).toFixed(1),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            <Card className="grid gap-3 p-5 sm:p-6">
              <h3 className="font-semibold">{words.feedback}</h3>
              {feedback.length === 0 && <p className="text-quiet">{words.noFeedback}</p>}
              {feedback.length > 0 && (
                <Facts
                  facts={feedback.map(({ task, source, up, down }) => ({
                    name: `${words.tasks[task]} (${words.sources[source]})`,
                    value: words.said(number(up), number(down)),
                  }))}
                />
              )}
            </Card>
          </div>
        )}
      </FetchState>
    </Desk>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
