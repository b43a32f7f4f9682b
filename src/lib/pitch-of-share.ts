import { textOfPdf } from './text-of-pdf.ts';

/** The most that a draft holds of each, in UTF-16 units; of what is longer its beginning is taken. */
const longest = { title: 160, description: 20_000 };
/** Bytes of a file that is read at all, and of a text: more than a description can hold. */
const mostBytes = { file: 20_000_000, text: 100_000 };

/** What of a share is not in its pitch. `isNamed`: the file gives the pitch its name. */
export type LeftOut =
  | { why: 'long-title' | 'long-description'; fits: number }
  | { why: 'too-large'; file: string; isNamed: boolean; mostBytes: number }
  | { why: 'unread'; file: string; isNamed: boolean }
  | { why: 'in-part'; file: string };

export type SharedPitch = { title: string; description: string; leftOut: LeftOut[] };

/**
 * The words of a pitch in what another app shared (the fields of `share_target` in manifest.webmanifest), and what is left
 * out of them. A file gives its name and what can be read of it: a text its beginning, a PDF what its letters say, one above
 * 20 MB nothing.
 */
export async function pitchOfShare(form: FormData): Promise<SharedPitch> {
  const files = form.getAll('files').filter((part): part is File => part instanceof File && part.name !== '');
  const given = textField(form, 'title') || nameOf(files[0]);
  const words = ['text', 'url'].map((name) => textField(form, name)).filter(Boolean);
  const isFull = () => words.join('\n\n').length >= longest.description;
  const leftOut: LeftOut[] = [];
  let isCut = false;
  for (const file of files) {
    const told = { file: clean(file.name), isNamed: file === files[0] && given === nameOf(file) };
    if (file.size > mostBytes.file) {
      leftOut.push({ why: 'too-large', ...told, mostBytes: mostBytes.file });
      continue;
    }
    if (isFull()) {
      isCut ||= file.size > 0;
      continue;
    }
    const { text, isWhole } = await textOf(file);
    if (text !== '') words.push(text);
    else if (file.size > 0 && isWhole) leftOut.push({ why: 'unread', ...told });
    if (isWhole) continue;
    if (isFull()) isCut = true;
    else leftOut.push({ why: 'in-part', file: told.file });
  }
  const description = words.join('\n\n');
  const title = (given || firstLine(words[0])).replace(/\s+/g, ' ');
  if (isCut || description.length > longest.description)
    leftOut.unshift({ why: 'long-description', fits: longest.description });
  // A first line is whole in the description.
  if (given !== '' && title.length > longest.title)
    leftOut.unshift({ why: 'long-title', fits: longest.title });
  return {
    title: beginning(title, longest.title),
    description: beginning(description, longest.description),
    leftOut,
  };
}

/** `isWhole`: nothing more was to be read in it. */
async function textOf(file: File): Promise<{ text: string; isWhole: boolean }> {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) {
    const isWhole = file.size <= mostBytes.text;
    const text = lettersOf(await file.slice(0, mostBytes.text).arrayBuffer(), isWhole);
    return text === null ? { text: '', isWhole: true } : { text: clean(text), isWhole };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One that cannot be read still names the draft; what it says is then for the person to write.
  const read = await textOfPdf(bytes).catch(() => '');
  // Reading ends at about as many letters as fit.
  return { text: clean(read), isWhole: read.length < longest.description };
}

/** By the mark at its beginning, else as UTF-8; null where it is not that. A beginning may end within a letter. */
function lettersOf(read: ArrayBuffer, isWhole: boolean): string | null {
  const mark = new Uint8Array(read, 0, Math.min(2, read.byteLength)).join();
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(read, { stream: !isWhole });
  } catch {
    return null;
  }
}

function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? clean(value) : '';
}

/** As the contract wants text: composed letters, and of the control characters only the end of a line. */
function clean(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .toWellFormed()
    .normalize('NFC')
    .trim();
}

function nameOf(file: File | undefined): string {
  return clean(file?.name.replace(/\.[a-z0-9]{1,4}$/i, '').replace(/[_-]+/g, ' ') ?? '');
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Never half a letter. */
function beginning(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
