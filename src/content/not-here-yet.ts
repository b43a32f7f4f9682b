/** To somebody signed in of whom not all is on this device, while nothing can come. `again`: some of it was deleted here. */
export const notHereYet = {
  first: {
    title: 'Your data is not on this device yet',
    text: 'What you have here is not all of it. The rest comes by itself once the server can be reached.',
  },
  again: {
    title: 'Not all of your data is on this device',
    text: 'What was deleted here, or is being read anew, comes back by itself once the server can be reached.',
  },
} as const;
