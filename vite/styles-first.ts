import type { Plugin } from 'vite';

/**
 * Names the styles before the letters and scripts: over HTTP/1.1 a browser asks for six files at a time, in the order of the
 * page, and a page drawn ahead of time is painted by its styles alone.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'pankh:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const styles = page.match(/[ \t]*<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const rest = styles.reduce((text, link) => text.replace(link, ''), page);
        const first = rest.search(/[ \t]*<link\b/);
        if (styles.length === 0 || first === -1)
          throw new Error('index.html names its styles in a way that is not understood');
        return rest.slice(0, first) + styles.join('') + rest.slice(first);
      },
    },
  };
}
