import { textOfPdf } from './text-of-pdf.ts';

/** The most that a draft holds of each, in UTF-16 units; of what is longer its beginning is taken. */
const longest = { title: 160, description: 20_000 };
/** Bytes of a file that is read at all, and of a text: more than a description can hold. */
const mostBytes = { file: 20_000_000, text: 100_000 };

/**
 * The words of a pitch in what another app shared (the fields of `share_target` in manifest.webmanifest). A file gives its
 * name and what can be read of it: a text its beginning, a PDF what its letters say, one above 20 MB nothing.
 */
export async function pitchOfShare(form: FormData): Promise<{ title: string; description: string }> {
  const files = form.getAll('files').filter((part): part is File => part instanceof File && part.name !== '');
  const words = ['text', 'url'].map((name) => textField(form, name)).filter(Boolean);
  for (const file of files) {
    if (words.join('\n\n').length >= longest.description) break;
    const text = await textOf(file);
    if (text !== '') words.push(text);
  }
  const title = textField(form, 'title') || nameOf(files[0]) || firstLine(words[0]);
  return {
    title: beginning(title.replace(/\s+/g, ' '), longest.title),
    description: beginning(words.join('\n\n'), longest.description),
  };
}

async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes.file) return '';
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return clean(new TextDecoder().decode(await file.slice(0, mostBytes.text).arrayBuffer()));
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One that cannot be read still names the draft; what it says is then for the person to write.
  return clean(await textOfPdf(bytes).catch(() => ''));
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
