/** The digits of what was typed or pasted, as many as the code has: "123 456" and "Your code is 123456" alike. */
export function codeDigits(text: string, length: number): string {
  return text.replace(/[^0-9]/g, '').slice(0, length);
}
