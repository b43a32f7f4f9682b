import { GlobalNetwork } from './global-network.tsx';
import { HomeHero } from './home-hero.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { NewestOpportunities } from './newest-opportunities.tsx';
import { SampleInvestors } from './sample-investors.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage() {
  return (
    <div className="grid gap-14 md:gap-20">
      <HomeHero />
      <NewestOpportunities />
      <SampleInvestors />
      <GlobalNetwork />
      <LatestArticles />
      <Testimonials />
    </div>
  );
}
