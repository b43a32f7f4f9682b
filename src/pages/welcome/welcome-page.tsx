import { BadgeCheck, type LucideIcon } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { welcomeWords } from '#src/content/welcome.ts';
import { safeNext } from '#src/lib/safe-next.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FeatureCard } from '#src/ui/feature-card.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NumberedList } from '#src/ui/numbered-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

type Way = { label: string; href: string };

type Welcome = {
  title: string;
  lead: string;
  badge: string;
  stats: readonly { figure: string; label: string }[];
  cardsTitle: string;
  cards: readonly { title: string; text: string; href: string }[];
  stepsTitle: string;
  steps: readonly string[];
};

/** What investors and founders are both shown: the words and the ways differ. */
export function WelcomePage({
  words,
  icons,
  ways,
}: {
  words: Welcome;
  /** One for each card. */
  icons: readonly LucideIcon[];
  ways?: readonly Way[];
}) {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'), location.origin);
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-2">
          <Badge look="good">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {words.badge}
          </Badge>
          <p className="text-sm text-quiet">{welcomeWords.verifiedCaption}</p>
        </div>
        <PageHeading title={words.title} lead={words.lead} />
        {next !== '/' && (
          <Notice
            title={welcomeWords.goOn.title}
            action={
              <ButtonLink href={next} look="primary">
                {welcomeWords.goOn.link}
              </ButtonLink>
            }
          />
        )}
        {ways && (
          <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
            {ways.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'plain'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      <FigureGrid figures={words.stats} footnote={welcomeWords.footnote} />
      <section>
        <SectionHeading title={words.cardsTitle} />
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {words.cards.map((card, index) => (
            <li key={card.href}>
              <FeatureCard icon={icons[index] ?? BadgeCheck} {...card} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading title={words.stepsTitle} />
        <NumberedList points={words.steps} />
      </section>
    </div>
  );
}
