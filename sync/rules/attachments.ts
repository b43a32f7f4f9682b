/** Of files that go along with a message. */
export const attachmentLimits = {
  /** Bytes of one file. */
  size: 10 * 1024 * 1024,
  /** Files of one message. */
  files: 5,
  /** Bytes that one person may send in 24 hours. */
  sizeADay: 200 * 1024 * 1024,
  /** Files that one person may begin in 24 hours. */
  filesADay: 200,
  /** Bytes that go in one request: what a slow network takes before anybody gives up. */
  part: 256 * 1024,
  nameLength: 120,
} as const;

/** What a file is by its content. */
export type FileKind = keyof typeof endings;

const endings = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  /** Office documents since 2007, and those of others. */
  zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  /** Office documents until 2007. */
  ole: ['doc', 'xls', 'ppt'],
  text: ['csv', 'txt'],
} as const;

/** As a file dialog takes them. */
export const acceptedFiles = Object.values(endings)
  .flat()
  .map((ending) => `.${ending}`)
  .join();

/** How many bytes from the beginning `kindOf` looks at. */
export const headLength = 4096;

/**
 * What a file is by how it begins; null: nothing that goes along with a message. Sources: ISO 32000 7.5, the PNG
 * specification 5.2, ITU-T T.81 annex B, the GIF89a specification, RFC 9649, PKWARE's APPNOTE 4.3, MS-CFB 2.2.
 */
export function kindOf(head: Uint8Array): FileKind | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (found) return found[0];
  const word = (from: number) => String.fromCharCode(...head.subarray(from, from + 4));
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp';
  return isText(head) ? 'text' : null;
}

const signatures: [FileKind, number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** Text has no NUL, unless it says at its beginning that its letters are two bytes each, as some spreadsheets write it. */
function isText(head: Uint8Array): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || !head.subarray(0, headLength).includes(0);
}

/** Why a file cannot go along, in words for the person; null where it can. */
export function faultOfFile({ name, size }: { name: string; size: number }, head: Uint8Array): string | null {
  if (size === 0) return `${name} is empty.`;
  const largest = attachmentLimits.size / 1024 / 1024;
  if (size > attachmentLimits.size) return `${name} is too large: a file may have at most ${largest} MB.`;
  if (!isAcceptedName(name)) return `${name} cannot be sent. ${sentKinds}`;
  const kind = kindOf(head);
  return kind && fits(name, kind) ? null : `${name} is not what its name says. ${sentKinds}`;
}

const sentKinds = 'PDF, images, office documents, CSV and text can.';

export function isAcceptedName(name: string): boolean {
  return Object.values(endings).some((known) => endsAs(name, known));
}

/** Whether a file of that kind may be called so. */
export function fits(name: string, kind: FileKind): boolean {
  return endsAs(name, endings[kind]);
}

function endsAs(name: string, known: readonly string[]): boolean {
  return known.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/**
 * A file's name as text and nothing else: no folders, nothing unseen that turns it round, nothing a disk does not take. The
 * joiners of India's scripts stay.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = seen.lastIndexOf('.');
  const ending = dot > 0 ? seen.slice(dot).slice(0, 10) : '';
  const stem = dot > 0 ? seen.slice(0, dot) : seen;
  return `${stem.slice(0, attachmentLimits.nameLength - ending.length).toWellFormed() || 'file'}${ending}`;
}
