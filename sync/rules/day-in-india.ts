const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day of a moment as letters and screens both tell it, which know no other clock in common. */
export function dayInIndia(moment: string): string {
  return `${format.format(new Date(moment))} (India time)`;
}
