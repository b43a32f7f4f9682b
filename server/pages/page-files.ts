import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type HeadTag, headTags } from '#sync/metadata/head-tags.ts';
import type { OwnMetadata, PageMetadata } from '#sync/metadata/page-metadata.ts';
import { escaped } from './html.ts';

/** Pages drawn at build time (vite/drawn-pages.ts): what stands in the root, what the page says of itself, its scripts,
 * the hashes of its style attributes. */
const drawnSchema = z.record(
  z.string(),
  z.object({
    body: z.string(),
    own: z.record(z.string(), z.unknown()).transform((own) => own as OwnMetadata), // written by our own build
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
  }),
);
type Drawn = z.infer<typeof drawnSchema>[string];

/** What the app's scripts are named by, in its built page. */
const namedScript = /<(?:script type="module"|link rel="modulepreload")/g;
const emptyRoot = '<div id="root"></div>';
const head = /<!--head-->[\s\S]*?<!--\/head-->/;
const noScript = /<noscript>[\s\S]*?<\/noscript>/;

/** The built app's one page, and what was drawn of the public ones. Throws where the app was built otherwise than expected. */
export function readPageFiles(appDir: string) {
  const shell = readFileSync(join(appDir, 'index.html'), 'utf8');
  for (const part of [head, emptyRoot, noScript])
    if (shell.search(part) === -1) throw new Error(`index.html in ${appDir} has no ${String(part)}`);
  const file = join(appDir, '.pages.json');
  const drawn = new Map(
    existsSync(file) ? Object.entries(drawnSchema.parse(JSON.parse(readFileSync(file, 'utf8')))) : [],
  );
  return {
    drawn: (path: string): Drawn | undefined => drawn.get(path),
    paths: () => [...drawn.keys()],
    /** A page as it is first sent. `reading`: markup for whoever runs no scripts. */
    write({ metadata, origin, drawn, reading }: Page): string {
      const tags = headTags(metadata, origin).map(written);
      // Functions, for `$` in what people wrote means something to `replace`.
      const page = (drawn ? withNamed(shell, drawn) : shell)
        .replace(head, () => tags.join('\n    '))
        .replace(emptyRoot, () => `<div id="root">${drawn?.body ?? ''}</div>`);
      return reading ? page.replace(noScript, () => `<noscript>${reading}</noscript>`) : page;
    },
  };
}

export type PageFiles = ReturnType<typeof readPageFiles>;

type Page = {
  metadata: PageMetadata;
  origin: string;
  drawn?: Drawn | undefined;
  reading?: string | undefined;
};

/**
 * The app's page with what a drawn page brings along named in its head. That is read before any script, so scripts come after
 * what it is painted with: its styles and letters.
 */
function withNamed(shell: string, { scripts, fonts }: Drawn): string {
  const named = [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(href)}">`,
    ),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`),
  ];
  return shell
    .replace('<script type="module"', (script) => [...named, script].join('\n    '))
    .replace(namedScript, '$& fetchpriority="low"');
}

function written({ name, attributes, text }: HeadTag): string {
  const inside = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const start = `<${name} data-page${inside.join('')}>`;
  if (text === undefined) return start;
  // The text of a script is not read as markup; headTags leaves no `<` in it.
  return `${start}${name === 'script' ? text : escaped(text)}</${name}>`;
}
