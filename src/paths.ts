/** The addresses of the app's own screens. */
export const paths = {
  home: '/',
  fundraise: '/fundraise',
  /** The database with one investor's dialog open. */
  investorInDatabase: (id: number) => `/fundraise?investor=${id}`,
  investorsLike: (q: string) => `/fundraise?${new URLSearchParams({ q })}#database`,
  explore: '/explore',
  exploreBy: (filter: 'industry' | 'stage' | 'location', value: string) =>
    `/explore?${new URLSearchParams({ [filter]: value })}`,
  search: '/search',
  searchFor: (q: string) => `/search?${new URLSearchParams({ q })}`,
  dashboard: '/dashboard',
  connections: '/connections',
  messages: '/messages',
  /** Where in it a message stands. */
  messageAt: (connectionId: string, number: number) => `/messages/${connectionId}?at=${number}`,
  notifications: '/notifications',
  conversation: (connectionId: string) => `/messages/${connectionId}`,
  aiAnalysis: '/ai-analysis',
  pitchEnhancer: '/pitch-enhancer',
  portfolio: '/portfolio',
  approaches: '/approaches',
  investorSearch: '/investor-search',
  opportunity: (id: string) => `/investment/${id}`,
  connectionsTab: (tab: string) => `/connections?tab=${tab}`,
  investor: (id: string) => `/investor/${id}`,
  submitPitch: '/submit-pitch',
  draft: (id: string) => `/submit-pitch/${id}`,
  drafts: '/drafts',
  outbox: '/outbox',
  help: '/help',
  helpCenter: '/help-center',
  helpCategory: (id: string) => `/help-center?category=${id}`,
  helpArticle: (slug: string) => `/help-center/${slug}`,
  contact: '/contact',
  aboutUs: '/about-us',
  about: '/about',
  testimonials: '/testimonials',
  howItWorks: '/how-it-works',
  fundedCompanies: '/funded-companies',
  companyInfo: '/company-info',
  partners: '/partners',
  refer: '/refer',
  pricing: '/pricing',
  founderFaq: '/entrepreneur-faq',
  investorFaq: '/investor-faq',
  refunds: '/refunds',
  privacy: '/privacy',
  blog: '/blog',
  blogArticle: (id: string) => `/blog/${id}`,
  siteMap: '/sitemap',
  signup: '/signup',
  login: '/login',
  register: '/register',
  invest: '/invest',
  /** The entrepreneur's form in the place of the landing. */
  joinFundraise: '/fundraise?join',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verification: '/otp-verification',
  welcomeInvestors: '/welcome-investors',
  welcomeFounders: '/welcome-founders',
  profile: '/profile',
  settings: '/settings',
  settingsPart: (part: string) => `/settings/${part}`,
  admin: '/admin',
  adminPart: (part: string) => `/admin/${part}`,
  terms: '/terms',
  /** `next` is where the person wanted to go. */
  loginThen: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  registerThen: (next: string) => `/register?next=${encodeURIComponent(next)}`,
  signupThen: (next: string) => `/signup?next=${encodeURIComponent(next)}`,
  /** What stands in the query is read once and trusted in nothing. */
  verify: ({ id, email, userType }: { id: string; email: string; userType: string }) =>
    `/otp-verification?${new URLSearchParams({ userId: id, email, userType })}`,
} as const;

const unbuilt: ReadonlySet<string> = new Set([paths.aiAnalysis, paths.pitchEnhancer]);

/** Whether an address has a screen by now: what leads nowhere is not offered. */
export function isScreen(href: string): boolean {
  return !unbuilt.has(href.split(/[?#]/)[0] ?? href);
}
