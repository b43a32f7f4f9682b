import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PageText } from '#src/lib/page-text.ts';
import { useIsShown } from '#src/lib/use-is-shown.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { TextsDialog } from './texts-dialog.tsx';

/**
 * One tick for the terms and for the age they ask for. What they say is read above the form, which would lose its passwords if one
 * left it.
 */
export function TermsLabel({ also }: { also?: string }) {
  const [shown, setShown] = useState<{ text: PageText; part: string } | null>(null);
  const [, navigate] = useLocation();
  const isShown = useIsShown();
  const read = (href: string) => {
    const [path = '', part = ''] = href.split('#');
    textAt(path).then(
      (text) => setShown({ text, part }),
      () => isShown() && navigate(href),
    );
  };
  const link = (href: string, label: string) => (
    <TextLink
      href={href}
      onClick={(event) => {
        event.preventDefault();
        read(href);
      }}
    >
      {label}
    </TextLink>
  );
  return (
    <>
      I am 18 or older and agree to the {link(paths.terms, 'Terms and Conditions')} and the{' '}
      {link(paths.privacy, 'Privacy Policy')}
      {also}.{shown && <TextsDialog {...shown} onRead={read} onClose={() => setShown(null)} />}
    </>
  );
}

async function textAt(path: string): Promise<PageText> {
  return path === paths.terms
    ? (await import('#src/content/pages/terms.ts')).terms
    : (await import('#src/content/pages/privacy.ts')).privacy;
}
