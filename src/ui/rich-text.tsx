import { inlineLinks } from '#src/lib/inline-links.ts';
import { TextLink } from './text-link.tsx';

/** Words with [links](/path) among them. */
export function RichText({ text }: { text: string }) {
  return inlineLinks(text).map((part, at) => {
    const key = `${at} ${part.text}`;
    if (part.href === null) return <span key={key}>{part.text}</span>;
    return (
      <TextLink key={key} href={part.href}>
        {part.text}
      </TextLink>
    );
  });
}
