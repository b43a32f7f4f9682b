import { sources } from '#sync/ai/rules/knowledge-index.ts';
import { isAboutOneThing, screenAt } from '#sync/metadata/screen-at.ts';
import { placeOfOwn } from './prompts/scrub.ts';

const longestRun = 60;
/** No answer is as long: what is beyond was not asked for. */
const longestAnswer = 40_000;
/** Signs for private use that are drawn nowhere: more than an answer has places. */
const holds = /[\u{f0000}-\u{ffffd}]/gu;
const firstHeld = 0xf0000;

/**
 * What a model wrote, as markdown in which nothing can do anything: no HTML, no pictures, no links but to pages of the app, no
 * addresses, no signs that are not seen or that turn the line around.
 */
export function harmlessMarkdown(text: string): string {
  return harmless(visible(text));
}

function harmless(text: string): string {
  const left = withoutMarkup(text)
    .replace(/!\[([^[\]]{0,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,300}\])?/g, '$1')
    .replace(
      /\[([^[\]]{0,300})\]\( ?((?:[^\s()]|\([^\s()]{0,200}\)){0,500})(?:\s[^()]{0,200})?\)/g,
      (link, label: string, href: string) => {
        if (/^\/(?![/\\])[\w/#?=&.-]*$/.test(href) && leadsSomewhere(href)) return `[${label}](${href})`;
        const behind = link.slice(label.length + 1).match(holds) ?? [];
        return [label, ...behind.map((sign) => `(${sign})`)].join(' ');
      },
    )
    // Such a line would make a link of what is in brackets elsewhere.
    .replace(/^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm, (line) => (line.search(holds) < 0 ? '' : line))
    .replace(addresses, '');
  // What was taken out may have stood within a tag's name.
  return withoutMarkup(left).trim();
}

/** The same as plain text: markdown's own signs are gone, too. Paragraphs stay, and the places of what was set aside. */
export function harmlessText(text: string): string {
  const places: string[] = [];
  // In brackets they would be taken for links: meanwhile a sign holds each.
  const held = visible(text).replace(placeOfOwn, (place) =>
    String.fromCodePoint(firstHeld + places.push(place) - 1),
  );
  const left = harmless(held)
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^[ \t]*(?:[*_-][ \t]*){3,}$/gm, '')
    .replace(/^([ \t]*)[*+][ \t]+/gm, '$1- ')
    .replace(/(\*\*|__|`+|~~)/g, '')
    .replace(/\n{3,}/g, '\n\n');
  return withoutMarkup(left)
    .trim()
    .replace(holds, (sign) => places[(sign.codePointAt(0) ?? 0) - firstHeld] ?? '');
}

/** Plain text in one line, at most so long, cut at a word. */
export function harmlessLine(text: string, most: number): string {
  const line = harmlessText(text).replace(/^- /, '').replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${end > most - longestRun ? cut.slice(0, end) : cut}…`;
}

/** Whether a page stands at an address within the app; of those about one thing, only our articles can be told. */
function leadsSomewhere(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  const shown = screenAt(path);
  return shown !== null && (!isAboutOneThing(shown.screen) || sources.some((source) => source.href === path));
}

/** Before what was set aside, “Tel:” is only a word; and it is no part of an address. */
const addresses =
  /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\b(?:javascript|vbscript|data|mailto|tel):(?=\S)(?![(<[{]?[\u{f0000}-\u{ffffd}])|\bwww\.)[^\s\u{f0000}-\u{ffffd}]*/giu;

/** NFC, without lone surrogates, signs that nobody sees and such as hold a place; joiners stay, which Devanagari needs. */
function visible(text: string): string {
  return text
    .slice(0, longestAnswer)
    .toWellFormed()
    .normalize('NFC')
    .replace(holds, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => ('\n\t\u200c\u200d'.includes(sign) ? sign : ''));
}

/** Tags go until none is left: what stood around one may make another. Then no sign is left that begins one. */
function withoutMarkup(text: string): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left
      .replace(/<(script|style|iframe|svg|math|template|object)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[/!?a-z][^<>]*>/gi, '');
  }
  return left
    .replace(/<(?=[/!?a-z])/gi, '‹')
    .replace(/&(?=(?:#\d+|#x[\da-f]+|lt|gt|quot|apos|colon|tab|newline|nbsp|lpar|rpar);?)/gi, '＆');
}
