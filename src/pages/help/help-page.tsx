import { brand } from '#src/content/brand.ts';
import { answered } from '#src/content/help/answered.ts';
import { helpPage } from '#src/content/help/help-page.ts';
import { tutorials } from '#src/content/help/tutorials.ts';
import { unhurriedPart } from '#src/lazy-part.tsx';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { MailLink } from '#src/ui/mail-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Storyboard } from '#src/ui/storyboard.tsx';
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts';
import { gettingStarted } from '#sync/ai/knowledge/getting-started.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
import { HelpSearch } from './help-search.tsx';
import { useHelpQuery } from './use-help-query.ts';

const firstArticles = helpPage.gettingStarted.flatMap((slug) =>
  gettingStarted.filter((article) => article.slug === slug),
);

const questions = answered(helpFaq);
const HelpMessageForm = unhurriedPart(
  async () => (await import('./help-message-form.tsx')).HelpMessageForm,
  () => <div className="min-h-[32rem]" />,
);

export function HelpPage() {
  const { q, setQ } = useHelpQuery();
  useScrollToHash();
  useOwnMetadata(questions);
  return (
    <div className="grid gap-14">
      <div className="grid gap-5">
        <PageHeading title="Help Center" lead={helpPage.lead} />
        <HelpSearch query={q} onQuery={setQ} />
      </div>
      <section>
        <SectionHeading
          title="Getting Started"
          more={
            <ButtonLink href={paths.helpCenter} small>
              All articles
            </ButtonLink>
          }
        />
        <LinkList
          label="First steps"
          leads={firstArticles.map(({ slug, title, summary }) => ({
            href: paths.helpArticle(slug),
            title,
            text: summary,
          }))}
        />
      </section>
      <CardSection title="Platform Features" cards={helpPage.features} />
      <section>
        <SectionHeading
          title="Video Tutorials"
          lead="Told in pictures and words that lie on your device: they play without a network."
        />
        <ul className="grid gap-5 md:grid-cols-2">
          {tutorials.map(({ id, title, lead, minutes, frames }) => (
            <li key={id}>
              <Storyboard title={title} lead={lead} minutes={minutes} frames={frames} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading title="Frequently Asked Questions" />
        <Accordion questions={helpFaq} />
      </section>
      <CardSection title="Legal & Security" cards={helpPage.legal} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <Card>
          <h2 className="mb-1 text-xl font-bold">Contact Support</h2>
          <Facts
            facts={[{ name: 'Email', value: <MailLink address={brand.email} /> }, ...helpPage.support]}
          />
        </Card>
        <div id="message">
          <Card>
            <h2 className="mb-5 text-xl font-bold">Send us a Message</h2>
            <HelpMessageForm />
          </Card>
        </div>
      </div>
    </div>
  );
}

function CardSection({
  title,
  cards,
}: {
  title: string;
  cards: readonly { title: string; text: string; href: string }[];
}) {
  return (
    <section>
      <SectionHeading title={title} />
      <ul className={`grid gap-5 sm:grid-cols-2 ${cards.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        {cards.map((card) => (
          <li key={card.title}>
            <LinkCard {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
