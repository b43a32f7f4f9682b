/** The addresses of the app's own screens. */
export const paths = {
  home: '/',
  fundraise: '/fundraise',
  /** The database with one investor's dialog open. */
  investorInDatabase: (id: number) => `/fundraise?investor=${id}`,
  explore: '/explore',
  opportunity: (id: string) => `/investment/${id}`,
  submitPitch: '/submit-pitch',
  draft: (id: string) => `/submit-pitch/${id}`,
  drafts: '/drafts',
  outbox: '/outbox',
  login: '/login',
  register: '/register',
  /** `next` is where the person wanted to go. */
  loginThen: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  registerThen: (next: string) => `/register?next=${encodeURIComponent(next)}`,
} as const;
