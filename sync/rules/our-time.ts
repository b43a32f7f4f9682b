export const firstYear = 1900;

/** Whether a date is of a year that somebody meant: a browser takes "26" for the year 26. */
export function isOfOurTime(date: string): boolean {
  return Number(date.slice(0, 4)) >= firstYear;
}
