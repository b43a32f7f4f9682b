import { paths } from '#src/paths.ts';

const readHere = new Set<string>([paths.terms, paths.privacy]);

/**
 * Where a link in a text above a form leads: `read` takes the texts that can be read there, any other page opens beside it. The form
 * would lose its passwords if one left it.
 */
export function followInText(read: (href: string) => void): (to: string | URL) => void {
  return (to) => {
    const href = String(to);
    const [path = ''] = href.split('#');
    if (readHere.has(path)) read(href);
    // The worker of the app answers there, too, where there is no network.
    else open(href, '_blank', 'noopener');
  };
}
