/** How far the clocks of India are ahead of UTC, in ms: five and a half hours, all the year. */
export const indiaAhead = 330 * 60 * 1000;
