/**
 * How moments are told by the clock of whoever reads them. Making a format takes a browser longer than all else that a row of a
 * list does, so it is made once, for UTC, and is told of each moment as if UTC's clock showed what the one here does: a device
 * that is carried to another zone tells the time there.
 */
export function localFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
    return format.format(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  };
}
