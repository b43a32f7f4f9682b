/** Plain text as it was written, with its line breaks; never more than one blank line. */
export function Prose({ text }: { text: string }) {
  return <p className="max-w-[68ch] whitespace-pre-wrap">{text.trim().replace(/\n{3,}/g, '\n\n')}</p>;
}
