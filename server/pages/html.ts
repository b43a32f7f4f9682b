/** Text that a page is made of; whatever stands in `html` without being Markup is shown as text. */
export type Markup = { markup: string };

/** A piece of a page: every value between its words is escaped, but for other pieces and lists of them. */
export function html(
  words: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const markup = words.map((word, index) => word + markupOf(values[index] ?? '')).join('');
  return { markup };
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function markupOf(value: string | number | Markup | Markup[]): string {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escaped(String(value));
}
