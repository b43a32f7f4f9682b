import { type ComponentType, Suspense } from 'react';
import { fictional, news, social, trusted } from '#src/content/home.ts';
import { LogoStrip } from '#src/ui/logo-strip.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SocialLinks } from '#src/ui/social-links.tsx';
import { AfterList } from './after-list.tsx';
import { ContactsPreview } from './contacts-preview.tsx';
import { DealFilter } from './deal-filter.tsx';
import { GlobalNetwork } from './global-network.tsx';
import { HomeHero } from './home-hero.tsx';
import { MessagingPreview } from './messaging-preview.tsx';
import { SampleInvestors } from './sample-investors.tsx';
import { SampleOpportunities } from './sample-opportunities.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage({ Newsletter }: { Newsletter: ComponentType }) {
  return (
    <div className="grid gap-16 md:gap-24 *:min-w-0">
      <HomeHero />
      <LogoStrip title={news.title} names={news.names} note={fictional} />
      <DealFilter />
      <MessagingPreview />
      <ContactsPreview />
      <SampleOpportunities />
      <AfterList>
        <SampleInvestors />
        <GlobalNetwork />
        <Testimonials />
        <LogoStrip title={trusted.title} names={trusted.names} note={fictional} />
        <div className="grid gap-8">
          <SocialLinks title={social.title} links={social.links} />
          <Suspense fallback={<Skeleton className="h-56 w-full rounded-box" />}>
            <Newsletter />
          </Suspense>
        </div>
      </AfterList>
    </div>
  );
}
