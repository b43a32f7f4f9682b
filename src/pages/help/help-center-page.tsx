import { BookOpen, CreditCard, Lightbulb, Mail, MessageCircle, Rocket, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { answered } from '#src/content/help/answered.ts';
import { helpCenterPage as words } from '#src/content/help/help-center-page.ts';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { useOpenedInView } from '#src/ui/use-opened-in-view.ts';
import { helpCategories } from '#sync/ai/knowledge/articles.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { HelpSearch } from './help-search.tsx';
import { useHelpQuery } from './use-help-query.ts';
import { useLiveChat } from './use-live-chat.ts';

const icons = {
  'getting-started': Rocket,
  'account-security': ShieldCheck,
  'payments-billing': CreditCard,
  'investment-tips': Lightbulb,
} as const;

const chatWithDollar = () => void import('#src/state/dollar.ts').then(({ openDollar }) => openDollar('help'));

const questions = answered(helpCenterFaq);

export function HelpCenterPage() {
  const { q, category: asked, setQ } = useHelpQuery();
  useOwnMetadata(questions);
  const open = helpCategories.find(({ id }) => id === asked);
  const list = useRef<HTMLElement>(null);
  useOpenedInView(list, open?.id);
  const isChatOpen = useLiveChat();
  return (
    <div className="grid gap-12">
      <div className="grid gap-5">
        <PageHeading title="Help Center" lead={words.lead} />
        <HelpSearch query={q} onQuery={setQ} />
      </div>
      <section>
        <SectionHeading title="Categories" />
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {helpCategories.map(({ id, title, lead, articles }) => (
            <li key={id}>
              <LinkCard
                icon={icons[id]}
                href={open?.id === id ? paths.helpCenter : paths.helpCategory(id)}
                title={title}
                text={lead}
                note={countOf(articles.length, 'article')}
                current={open?.id === id}
                isBrief
              />
            </li>
          ))}
        </ul>
      </section>
      {open && (
        <section ref={list}>
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
          <li>
            <LinkCard
              icon={MessageCircle}
              title={words.liveChat.title}
              text={words.liveChat.text}
              {...(isChatOpen
                ? { note: words.liveChat.open, onOpen: chatWithDollar }
                : { note: words.liveChat.closed, href: paths.helpMessage })}
            />
          </li>
          <li>
            <LinkCard icon={Mail} {...words.email} href={paths.contact} />
          </li>
          <li>
            <LinkCard icon={BookOpen} {...words.documentation} href={paths.blog} />
          </li>
        </ul>
        <p className="mt-5">
          <RichText text={words.outside} />
        </p>
      </section>
    </div>
  );
}
