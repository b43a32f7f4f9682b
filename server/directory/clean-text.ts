// oxlint-disable-next-line no-control-regex -- control characters are what it takes out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What most cells hold, and cleaning leaves as it is: letters and signs of ASCII, single blanks between them. */
const plainLine = /^[!-~]+(?: [!-~]+)*$/;

/** Text of one line: NFC, without control or direction-override characters, blanks joined and trimmed. */
export function cleanLine(text: string): string {
  if (plainLine.test(text)) return text;
  return text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(controls, '')
    .trim()
    .normalize('NFC');
}

/** Text that keeps its line breaks. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '').trim().normalize('NFC');
}

/** What stands for "nothing given" in a cell. */
export function isBlank(text: string): boolean {
  return /^(?:[-–—.?]*|n\.?\/?a\.?|none|null|nil|unknown|undisclosed|not disclosed|tbd)$/i.test(text.trim());
}
