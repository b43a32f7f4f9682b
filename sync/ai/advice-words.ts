/** Whether a text recommends to buy or promises a return. */
export function advisesOrPromises(text: string): boolean {
  return /\b(you should (buy|invest)|guaranteed returns?)\b/i.test(text);
}
