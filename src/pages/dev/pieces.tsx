import { Compass } from 'lucide-react';
import { contacts, messaging } from '#src/content/home.ts';
import { sampleDeals, sampleInvestors, sampleQuotes } from '#src/content/home-samples.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { ChatPreview } from '#src/ui/chat-preview.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FeatureCard } from '#src/ui/feature-card.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { InkPanel } from '#src/ui/ink-panel.tsx';
import { InvestorSample } from '#src/ui/investor-sample.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { QuoteCard } from '#src/ui/quote-card.tsx';
import { RequestCard } from '#src/ui/request-card.tsx';
import { Row, Shelf } from './shelf.tsx';

const badges = ['plain', 'brand', 'good', 'warn', 'bad'] as const;
const [deal] = sampleDeals;
const [investor] = sampleInvestors;
const [quote] = sampleQuotes;
const [request] = contacts.requests;

export function Pieces() {
  return (
    <Shelf title="Pieces">
      <Row title="Badges">
        {badges.map((look) => (
          <Badge key={look} look={look}>
            {look}
          </Badge>
        ))}
      </Row>
      <DealGrid>
        <li>
          <DealCard deal={{ ...deal, reviewPending: true }} href="/explore" detailsHref="/explore" />
        </li>
        <li className="grid content-start gap-5">
          <InvestorSample href="/investor-search" {...investor} />
          <LinkCard
            href="/help-center"
            icon={Compass}
            title="A way on"
            text="All of it can be pressed."
            note="12 articles"
          />
        </li>
        <li className="grid content-start gap-5">
          <QuoteCard {...quote} />
          <FeatureCard icon={Compass} title="Explore" href="/explore" text="Into a part of the app." />
        </li>
        <li>
          <PlanCard
            name="Investor Basic"
            price="₹999"
            period="per month"
            features={['10 connections']}
            href="/signup"
          />
        </li>
        <li>
          <ChatPreview
            name={messaging.with}
            about={messaging.about}
            said={messaging.said}
            file={messaging.file}
            note="A sample"
          />
        </li>
        <li>
          <ul>
            <RequestCard {...request} actions={null} />
          </ul>
        </li>
      </DealGrid>
      <FigureGrid figures={[{ figure: '₹450 Cr', label: 'raised' }]} footnote="Illustrative figures" />
      <Facts facts={[{ name: 'Opportunities', value: '37' }]} />
      <Accordion questions={[{ question: 'Does it work offline?', answer: 'Yes, all of it.' }]} />
      <InkPanel>What should weigh more than its neighbours.</InkPanel>
    </Shelf>
  );
}
