// How well rules and a model answer: sixty pitches and sixty questions of our own, with properties that each answer must have.
// Prints what was missed and writes docs/bench/ai.md. The model joins that OPENAI_API_KEY or OPENAI_BASE_URL name.
import { writeFileSync } from 'node:fs';
import { type Answerer, rules } from './answerer.ts';
import { evaluate, type Outcome } from './evaluate.ts';
import { modelAnswerer } from './model-answerer.ts';
import { evaluationPitches } from './pitches.ts';
import { dealQuestions, helpQuestions } from './questions.ts';

const model = await modelAnswerer(process.env);
const answerers: Answerer[] = [rules, ...(model ? [model.answerer] : [])];
const questions = helpQuestions.length + dealQuestions.length;
const tested: { name: string; outcomes: Outcome[]; took: number }[] = [];
for (const answerer of answerers) {
  const began = performance.now();
  const outcomes = await evaluate(answerer);
  tested.push({ name: answerer.name, outcomes, took: performance.now() - began });
}
await model?.close();

for (const { name, outcomes, took } of tested) {
  console.log(
    `${name}, ${evaluationPitches.length} pitches and ${questions} questions in ${took.toFixed(0)} ms`,
  );
  for (const { property, held, of, missed } of outcomes) {
    console.log(`  ${String(held).padStart(3)} of ${String(of).padStart(3)}  ${property}`);
    for (const one of missed) console.log(`              missed: ${one}`);
  }
}
writeFileSync('docs/bench/ai.md', report());

function report(): string {
  const names = tested.map(({ name }) => name);
  const properties = tested[0]?.outcomes.map(({ property }) => property) ?? [];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# How well pitches are analysed and questions answered',
    '',
    `Made by \`npm run bench -- ai\`: ${evaluationPitches.length} fictional pitches (twelve companies, each told in five ways) and ${questions} questions`,
    'in English, in Hindi and in Hindi typed with Latin letters, all written by us, with properties that each answer must have.',
    'The set was written by those who wrote the rules, and the rules were made better with it: it holds what they must not lose,',
    'and says little of pitches by others. The further questions were written afterwards; they say more, and more of what is missed.',
    '',
    row(['property', ...names]),
    row(['---', ...names.map(() => '---')]),
    ...properties.map((property, at) =>
      row([property, ...tested.map(({ outcomes }) => toldOf(outcomes[at]))]),
    ),
    '',
    ...tested.flatMap(({ name, outcomes }) => [`Missed by ${name}:`, '', ...missedIn(outcomes), '']),
  ].join('\n');
}

function toldOf(outcome: Outcome | undefined): string {
  return outcome ? `${outcome.held} of ${outcome.of}` : '';
}

function missedIn(outcomes: readonly Outcome[]): string[] {
  const missed = outcomes.filter(({ missed }) => missed.length > 0);
  return missed.length === 0
    ? ['- nothing']
    : missed.map(({ property, missed }) => `- ${property}: ${missed.join('; ')}`);
}
