import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.tsx';
import type { PageText } from './lib/page-text.ts';

type PublicRoute = { path: string; component: ComponentType };

/** The pages anybody may read, each fetched with its words when it is asked for. */
export const publicRoutes: PublicRoute[] = [
  page('/ai-analysis', async () => (await import('./pages/analysis/ai-analysis-page.tsx')).AiAnalysisPage),
  page(
    '/pitch-enhancer',
    async () => (await import('./pages/enhancer/pitch-enhancer-page.tsx')).PitchEnhancerPage,
  ),
  page('/search', async () => (await import('./pages/search/search-page.tsx')).SearchPage),
  page('/testimonials', async () => (await import('./pages/company/testimonials-page.tsx')).TestimonialsPage),
  page('/help', async () => (await import('./pages/help/help-page.tsx')).HelpPage),
  page('/help-center', async () => (await import('./pages/help/help-center-page.tsx')).HelpCenterPage),
  page(
    '/help-center/:slug',
    async () => (await import('./pages/help/help-article-page.tsx')).HelpArticlePage,
  ),
  page('/contact', async () => (await import('./pages/company/contact-page.tsx')).ContactPage),
  page('/about-us', async () => (await import('./pages/company/about-page.tsx')).AboutPage),
  page('/about', async () => (await import('./pages/company/about-page.tsx')).AboutPage),
  page('/pricing', async () => (await import('./pages/company/pricing-page.tsx')).PricingPage),
  page('/blog', async () => (await import('./pages/company/blog-page.tsx')).BlogPage),
  page('/blog/:id', async () => (await import('./pages/company/blog-article-page.tsx')).BlogArticlePage),
  page(
    '/funded-companies',
    async () => (await import('./pages/company/funded-companies-page.tsx')).FundedCompaniesPage,
  ),
  page('/company-info', async () => (await import('./pages/company/company-info-page.tsx')).CompanyInfoPage),
  page('/sitemap', async () => (await import('./pages/company/site-map-page.tsx')).SiteMapPage),
  page(
    '/newsletter/:purpose',
    async () => (await import('./pages/company/newsletter-link-page.tsx')).NewsletterLinkPage,
  ),
  page('/daily-mail', async () => (await import('./pages/company/daily-mail-page.tsx')).DailyMailPage),
  text('/privacy', async () => (await import('./content/pages/privacy.ts')).privacy),
  text('/terms', async () => (await import('./content/pages/terms.ts')).terms),
  text('/refunds', async () => (await import('./content/pages/refunds.ts')).refunds),
  text('/how-it-works', async () => (await import('./content/pages/how-it-works.ts')).howItWorks),
  text('/partners', async () => (await import('./content/pages/partners.ts')).partners),
  page('/refer', async () => (await import('./pages/company/refer-page.tsx')).ReferPage),
  faq('/entrepreneur-faq', async () => (await import('#sync/ai/knowledge/founder-faq.ts')).founderFaq),
  faq('/investor-faq', async () => (await import('#sync/ai/knowledge/investor-faq.ts')).investorFaq),
];

function page(path: string, load: () => Promise<ComponentType>): PublicRoute {
  return { path, component: lazyPage(path, load) };
}

function text(path: string, load: () => Promise<PageText>): PublicRoute {
  return page(path, async () => {
    const [{ TextPage }, words] = await Promise.all([import('./pages/company/text-page.tsx'), load()]);
    return () => <TextPage page={words} />;
  });
}

function faq(
  path: string,
  load: () => Promise<typeof import('#sync/ai/knowledge/investor-faq.ts').investorFaq>,
): PublicRoute {
  return page(path, async () => {
    const [{ FaqPage }, words] = await Promise.all([import('./pages/company/faq-page.tsx'), load()]);
    return () => <FaqPage page={words} />;
  });
}
