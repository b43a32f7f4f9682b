/**
 * Of things that tell when they were made (ISO): the newest first. By letters: the order of a language has to be set up before it
 * is asked, and takes a phone longer than a list of deals to sort.
 */
export function newestFirst(a: { createdAt: string }, b: { createdAt: string }): number {
  return Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt);
}
