import { isBlank } from './clean-text.ts';

/** The link a cell stands for, '' for none, and what was left out of it, in words. */
export type LinkReading = { link: string; warnings: string[] };

/** Marks that no mark stands before: looked for from each of many on, they would take minutes. */
const marks = '(?<![,;])[,;]+';
const between = new RegExp(`[\\s|<>"]+|${marks}(?=\\s|$|https?:|www\\.)`, 'i');
const around = new RegExp(`^[,;]+|${marks}$`, 'g');

/**
 * The first web address of a cell; people write several, or leave out the scheme.
 * Everything else in the cell is named in a warning: only http and https ever come through.
 */
export function readLink(cell: string): LinkReading {
  if (isBlank(cell)) return { link: '', warnings: [] };
  const parts = cell
    .split(between)
    .map((part) => part.replace(around, '').replace(/^[([](.*)[)\]]$/, '$1'))
    .filter((part) => part !== '');
  const readings = parts.map((part) => ({ part, link: webAddress(part) }));
  const link = readings.find((reading) => reading.link !== '')?.link ?? '';
  const others = readings.filter((reading) => reading.link !== link || reading.link === '');
  return { link, warnings: others.map(({ part }) => `left out "${part.slice(0, 100)}"`) };
}

function webAddress(text: string): string {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[a-z0-9.-]+\.[a-z]{2,}:\d/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/\//, '')}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return '';
  // A name before @ is how one host pretends to be another.
  if (url.username !== '' || url.password !== '') return '';
  if (!/\.(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/.test(url.hostname)) return '';
  return url.href;
}

/** The host by which two links are the same place: without `www.`; '' where there is no link. */
export function hostOf(link: string): string {
  const host = link === '' ? '' : (URL.parse(link)?.hostname ?? '');
  return host.replace(/^www\./, '').replace(/\.$/, '');
}
