import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Router, useLocation } from 'wouter';
import type { PageText } from '#src/lib/page-text.ts';
import { slug } from '#src/lib/slug.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextBlocks } from '#src/ui/text-blocks.tsx';
import { followInText } from './follow-in-text.ts';

/**
 * A page's text above a form that goes on as it was, at its `part` where that is asked for; `onRead` takes the other text that it
 * names.
 */
export function TextsDialog({
  text,
  part,
  onRead,
  onClose,
}: {
  text: PageText;
  part: string;
  onRead: (href: string) => void;
  onClose: () => void;
}) {
  const [here] = useLocation();
  const follow = followInText(onRead);
  const asked = text.sections.find(({ title }) => slug(title) === part);
  // After the dialog, which goes to its title with another text.
  useEffect(() => {
    const heading = asked && document.getElementById(slug(asked.title));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [asked]);
  // Never within the label of a tick, which a press on any of it would change.
  return createPortal(
    <Dialog title={text.title} wide onClose={onClose}>
      <div className="grid gap-6">
        {text.dated && <p className="text-sm text-quiet">{text.dated}</p>}
        <p className="text-sm text-quiet">Links to other pages open in a new tab: what you typed stays.</p>
        {text.sections.map(({ title, blocks }) => (
          <section key={title}>
            <h3 id={slug(title)} tabIndex={-1} className="mb-2 text-lg font-semibold">
              {title}
            </h3>
            <Router hook={() => [here, follow]} aroundNav={(go, to, options) => go(to, options)}>
              <TextBlocks blocks={blocks} />
            </Router>
          </section>
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
