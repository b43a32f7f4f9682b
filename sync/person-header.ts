/**
 * For whom a page asks, by their id: a session of another's, which a sign-in that was cut off has left in the cookie, is not
 * meant. What says nothing of it is answered by the session alone.
 */
export const personHeader = 'Pankh-Person';
