import Markdown, { type Components } from 'react-markdown';
import { TextLink } from './text-link.tsx';

/**
 * Text of somebody else's making, in markdown. Nothing of it becomes HTML; links lead within the app, or to https; pictures
 * are not shown, for they would be fetched from wherever it says.
 */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className="grid gap-2 wrap-anywhere">
      <Markdown disallowedElements={['img']} components={components}>
        {text}
      </Markdown>
    </div>
  );
}

// Headings of an answer are none of the page's.
const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>;

const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: ({ children }) => <ul className="list-disc ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal ps-5">
      {children}
    </ol>
  ),
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  a: ({ href = '', children }) => {
    if (/^\/(?!\/)/.test(href)) return <TextLink href={href}>{children}</TextLink>;
    if (!href.startsWith('https://')) return <span>{children}</span>;
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-medium text-primary underline underline-offset-4"
      >
        {children}
      </a>
    );
  },
};
