const indiaAhead = 5.5 * 3_600_000;
const opens = 9;
const closes = 18;

/** Whether our people answer in the live chat at a moment, given in ms since 1970: Mon-Fri 9am-6pm IST. India keeps one time all year. */
export function isLiveChatOpen(at: number): boolean {
  // Read as UTC, this shows what the clocks of India show.
  const india = new Date(at + indiaAhead);
  const isWorkday = india.getUTCDay() >= 1 && india.getUTCDay() <= 5;
  return isWorkday && india.getUTCHours() >= opens && india.getUTCHours() < closes;
}
