/** A thing as https://schema.org describes it. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** An address of ours in structured data: `head-tags.ts` puts the origin before it. */
export type Address = { path: string };

export function address(path: string): Address {
  return { path };
}

export function questionsAnswered(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
