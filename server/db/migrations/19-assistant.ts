import { running } from '../running.ts';

/** What the model costs and what people think of answers. */
export const up = running(
  // What a call costs: tokens, ms. Whose it was and what it was about stands nowhere.
  `create table aiCalls (
    id integer primary key, at text not null, task text not null, promptVersion text not null, model text not null,
    outcome text not null, tokensIn integer not null, tokensOut integer not null, ms integer not null
  ) strict`,
  'create index aiCallsAt on aiCalls (at, task, outcome, tokensIn, tokensOut, ms)',
  `create table aiFeedback (
    id text primary key, task text not null, source text not null check (source in ('ai', 'rules')),
    verdict text not null check (verdict in ('up', 'down')), at text not null
  ) strict`,
  'create index aiFeedbackAt on aiFeedback (at)',
);
