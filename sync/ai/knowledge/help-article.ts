/** One article of the help centre. `body`: its paragraphs, plain text with [links](/path). */
export type HelpArticle = { slug: string; title: string; summary: string; body: readonly string[] };
