/** "2026-03-09": the day that a moment (a date, or ms) has by the calendar of this device; the universal day may be another. */
export function localDay(moment: Date | number): string {
  const shifted = new Date(moment);
  shifted.setMinutes(shifted.getMinutes() - shifted.getTimezoneOffset());
  return shifted.toISOString().slice(0, 10);
}
