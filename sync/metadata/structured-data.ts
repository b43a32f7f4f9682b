import { plans } from '../rules/plans.ts';
import type { Screen } from '../screen.ts';
import { siteMap } from '../site-map.ts';
import { address, type StructuredData } from './schema-org.ts';

const name = 'Pankh';

export const organization: StructuredData = {
  '@type': 'Organization',
  name,
  slogan: 'AI-Powered Investment Network',
  description: 'An AI-powered angel investment marketplace in India.',
  url: address('/'),
  logo: address('/icons/icon-512.png'),
  areaServed: { '@type': 'Country', name: 'India' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: address('/contact'),
    availableLanguage: ['en-IN'],
  },
};

export const website: StructuredData = { '@type': 'WebSite', name, url: address('/'), inLanguage: 'en-IN' };

/** From home down to the screen; `title` is what the thing it shows is called. */
export function breadcrumbs(screen: Screen, pathname: string, title = screen.title): StructuredData {
  const steps = [{ title: 'Home', path: '/' }, ...above(screen), { title, path: pathname }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: address(step.path),
    })),
  };
}

function above({ parent }: Screen): { title: string; path: string }[] {
  const screen = siteMap.find(({ path }) => path === parent);
  return screen ? [...above(screen), { title: screen.title, path: screen.path }] : [];
}

/** Every plan with its price in whole rupees. */
export function plansOnOffer(): StructuredData[] {
  return plans.map((plan) => ({
    '@type': 'Product',
    name: plan.name,
    description: `${plan.features.join(', ')}.`,
    brand: { '@type': 'Brand', name },
    image: address('/icons/icon-512.png'),
    offers: {
      '@type': 'Offer',
      price: plan.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: address('/pricing'),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.price,
        priceCurrency: 'INR',
        billingDuration: plan.duration === 'yearly' ? 'P1Y' : 'P1M',
      },
    },
  }));
}
