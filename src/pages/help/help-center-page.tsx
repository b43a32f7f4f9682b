import { BookOpen, CreditCard, Lightbulb, Mail, MessageCircle, Rocket, ShieldCheck } from 'lucide-react';
import { answered } from '#src/content/help/answered.ts';
import { helpPage } from '#src/content/help/help-page.ts';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { helpCategories } from '#sync/ai/knowledge/articles.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { HelpSearch } from './help-search.tsx';
import { useHelpQuery } from './use-help-query.ts';

const icons = {
  'getting-started': Rocket,
  'account-security': ShieldCheck,
  'payments-billing': CreditCard,
  'investment-tips': Lightbulb,
} as const;

const support = [
  {
    icon: MessageCircle,
    title: 'Live Chat',
    text: 'Dollar, our assistant, answers at any hour. Our people: Mon-Fri 9am-6pm IST.',
    note: 'Chat with Dollar',
    onOpen: () => void import('#src/state/dollar.ts').then(({ openDollar }) => openDollar('help')),
  },
  {
    icon: Mail,
    title: 'Email Support',
    text: 'Write to us. We reply within 24 hours on business days.',
    href: paths.contact,
  },
  {
    icon: BookOpen,
    title: 'Documentation',
    text: 'Guides and research for founders and angels, to read offline.',
    href: paths.blog,
  },
];

const questions = answered(helpCenterFaq);

export function HelpCenterPage() {
  const { q, category: asked, setQ } = useHelpQuery();
  useOwnMetadata(questions);
  const open = helpCategories.find(({ id }) => id === asked);
  return (
    <div className="grid gap-12">
      <div className="grid gap-5">
        <PageHeading title="Help Center" lead="Forty-one short articles, kept on your device." />
        <HelpSearch placeholder={helpPage.searchPlaceholder} query={q} onQuery={setQ} />
      </div>
      <section>
        <SectionHeading title="Categories" />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {helpCategories.map(({ id, title, lead, articles }) => (
            <li key={id}>
              <LinkCard
                icon={icons[id]}
                href={open?.id === id ? paths.helpCenter : paths.helpCategory(id)}
                title={title}
                text={lead}
                note={countOf(articles.length, 'article')}
                current={open?.id === id}
              />
            </li>
          ))}
        </ul>
      </section>
      {open && (
        <section>
          <SectionHeading title={open.title} />
          <LinkList
            label={open.title}
            leads={open.articles.map(({ slug, title, summary }) => ({
              href: paths.helpArticle(slug),
              title,
              text: summary,
            }))}
          />
        </section>
      )}
      <section>
        <SectionHeading title="Frequently Asked Questions" />
        <Accordion questions={helpCenterFaq} />
      </section>
      <section>
        <SectionHeading title="Still need help?" />
        <ul className="grid gap-5 sm:grid-cols-3">
          {support.map((card) => (
            <li key={card.title}>
              <LinkCard {...card} />
            </li>
          ))}
        </ul>
        <p className="mt-5">
          Outside these hours <TextLink href={`${paths.help}#message`}>leave a message</TextLink> and we
          answer by email.
        </p>
      </section>
    </div>
  );
}
