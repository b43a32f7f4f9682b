import type { Opportunity } from '#sync/records/opportunity.ts';
import { raisedPercentage } from '#sync/rules/raised-percentage.ts';
import { html, type Markup } from '../pages/html.ts';

/** What a card says; the amounts as they are read. */
export type Card = {
  title: string;
  line: string;
  facts: { name: string; value: string }[];
  /** Of what the round asks for, in whole percent; null where there is no round. */
  raised: number | null;
};

export const cardSize = { width: 1200, height: 630 } as const;
export const fontFamily = 'Anek Devanagari';

const titleAcross = 28;
const titleLines = 3;

export const defaultCard: Card = {
  title: 'Angel investing in India, wherever you are',
  line: 'AI-Powered Investment Network',
  facts: [],
  raised: null,
};

export function cardOf(deal: Opportunity): Card {
  const { title, industry, stage, location, currency, totalRequired, minInvestment } = deal;
  return {
    title,
    line: [industry, stage, location].join(', '),
    facts: [
      { name: 'Total required', value: compact(totalRequired, currency) },
      { name: 'Minimum investment', value: compact(minInvestment, currency) },
    ],
    raised: Math.min(100, raisedPercentage(deal)),
  };
}

/** A share card, 1200 by 630, as SVG. */
export function drawnCard({ title, line, facts, raised }: Card): string {
  const lines = wrapped(printable(title));
  const after = 236 + lines.length * 76;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="${fontFamily}">
<rect width="1200" height="630" fill="#063642"/>
<g transform="translate(640 -40) scale(1.5)" opacity="0.16">${wing}</g>
<g transform="translate(72 56) scale(0.19)">${wing}</g>
<text x="182" y="124" font-size="46" font-weight="700" fill="#f4f1e8">Pankh</text>
${lines.map((text, index) => html`<text x="80" y="${256 + index * 76}" font-size="68" font-weight="700" fill="#f4f1e8">${text}</text>`)}
<text x="80" y="${after}" font-size="32" fill="#9fd0d8">${cut(printable(line), 66)}</text>
${facts.map((fact, index) => factAt(fact, 80 + index * 400))}
${raised === null ? '' : bar(raised)}
</svg>`.markup;
}

const wing = html`<path fill="#f4f1e8" d="M118 394C150 250 230 140 404 108c-8 118-98 232-286 286Z"/>
<path fill="#7fc3cf" d="M138 402c150-24 236-86 268-196 34 122-88 216-268 196Z"/>
<path fill="#f2a33a" d="M178 422c96 0 160-34 204-96-2 88-110 142-204 96Z"/>`;

function factAt({ name, value }: Card['facts'][number], x: number): Markup {
  return html`<text x="${x}" y="526" font-size="26" fill="#9fd0d8">${name}</text>
<text x="${x}" y="572" font-size="42" font-weight="700" fill="#f4f1e8">${value}</text>`;
}

function bar(percent: number): Markup {
  return html`<text x="880" y="526" font-size="26" fill="#9fd0d8">Raised ${percent}%</text>
<rect x="880" y="548" width="240" height="18" rx="9" fill="#0d5566"/>
${percent === 0 ? '' : filled(Math.max(18, (240 * percent) / 100))}`;
}

function filled(width: number): Markup {
  return html`<rect x="880" y="548" width="${width}" height="18" rx="9" fill="#f2a33a"/>`;
}

/** XML has no control characters and neither of these two, not even escaped: https://www.w3.org/TR/xml/#charsets */
function printable(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whole words by lines, the rest cut off; a word longer than a line is broken. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ').flatMap(broken)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= titleAcross) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= titleLines) return lines;
  return [...lines.slice(0, titleLines - 1), cut(lines.slice(titleLines - 1).join(' '), titleAcross)];
}

function broken(word: string): string[] {
  const signs = signsOf(word);
  const parts = Math.max(1, Math.ceil(signs.length / titleAcross));
  return Array.from({ length: parts }, (_, part) =>
    signs.slice(part * titleAcross, (part + 1) * titleAcross).join(''),
  );
}

function cut(text: string, most: number): string {
  const signs = signsOf(text);
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** As people count them: a letter of Devanagari with its marks is one. */
function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en-IN').segment(text), ({ segment }) => segment);
}

/** ₹25 L, ₹4.5 Cr, $1.2 M: whole units, as people of the currency shorten them. */
function compact(amount: number, currency: string): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US';
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  const sign = { INR: '₹', USD: '$', GBP: '£', EUR: '€' }[currency] ?? `${currency} `;
  return sign + numbers.format(amount).replace(/(\d)(?=[A-Z])/, '$1 ');
}
