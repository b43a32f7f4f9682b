import { brand } from './brand.ts';

type FooterLink = { href: string; label: string };

/** The footer of every screen but the front page. */
export const publicFooter: FooterLink[] = [
  { href: '/explore', label: 'Explore Opportunities' },
  { href: '/help-center', label: 'Help Center' },
  { href: '/submit-pitch', label: 'Submit Pitch' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/about-us', label: 'About' },
  { href: '/sitemap', label: 'Sitemap' },
];

export const notAdvice = `${brand.name}, ${brand.tagline}. Nothing here is investment advice.`;

/** The footer of the front page, in groups. */
export const homeFooter: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Pankh',
    links: [
      { href: '/how-it-works', label: 'How It Works' },
      { href: '/contact', label: 'Contact' },
      { href: '/about', label: 'About' },
      { href: '#testimonials', label: 'Testimonials' },
      { href: '/funded-companies', label: 'Funded Companies' },
      { href: '/company-info', label: 'Company Info' },
      { href: '/partners', label: 'Partner Programme' },
      { href: '/refer', label: 'Refer a Friend' },
      { href: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Entrepreneur Pages',
    links: [
      { href: '/submit-pitch', label: 'Add a Pitch' },
      { href: '/pricing', label: 'Rates' },
      { href: '/entrepreneur-faq', label: 'Entrepreneur FAQ' },
    ],
  },
  {
    title: 'Investor Pages',
    links: [
      { href: '/explore', label: 'Business Proposal' },
      { href: '/investor-faq', label: 'Investor FAQ' },
      { href: '/ai-analysis', label: 'AI Analysis Dashboard' },
    ],
  },
  {
    title: 'Find startups',
    links: [
      { href: '/explore?industry=FinTech', label: 'FinTech startups' },
      { href: '/explore?industry=Healthcare', label: 'Healthcare startups' },
      { href: '/explore?industry=EdTech', label: 'EdTech startups' },
      { href: '/explore?industry=Food+%26+Beverage', label: 'Food & Beverage startups' },
      { href: '/explore?stage=Seed', label: 'Seed stage startups' },
      { href: '/explore?location=India', label: 'Startups in India' },
    ],
  },
];

export const legalLinks: FooterLink[] = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/sitemap', label: 'Sitemap' },
  { href: '/refunds', label: 'Refunds' },
];
