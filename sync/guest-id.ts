/** Stands for "nobody signed in" wherever an owner is named. No account ever has this id. */
export const guestId = 'guest';
