import { createPortal } from 'react-dom';
import { Router, useLocation } from 'wouter';
import type { PageText } from '#src/lib/page-text.ts';
import { paths } from '#src/paths.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextBlocks } from '#src/ui/text-blocks.tsx';

const readHere = new Set<string>([paths.terms, paths.privacy]);

/** A page's text above a form that goes on as it was; `onRead` takes the other text that it names. */
export function TextsDialog({
  text,
  onRead,
  onClose,
}: {
  text: PageText;
  onRead: (href: string) => void;
  onClose: () => void;
}) {
  const [here, navigate] = useLocation();
  const readOrLeave = (to: string | URL) => {
    const [path = ''] = String(to).split('#');
    if (readHere.has(path)) onRead(path);
    else navigate(to);
  };
  // Never within the label of a tick, which a press on any of it would change.
  return createPortal(
    <Dialog title={text.title} wide onClose={onClose}>
      <div className="grid gap-6">
        {text.dated && <p className="text-sm text-quiet">{text.dated}</p>}
        {text.sections.map(({ title, blocks }) => (
          <section key={title}>
            <h3 className="mb-2 text-lg font-semibold">{title}</h3>
            <Router hook={() => [here, readOrLeave]}>
              <TextBlocks blocks={blocks} />
            </Router>
          </section>
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
