import type { ReactNode } from 'react';
import type { PageText } from '#src/lib/page-text.ts';
import { slug } from '#src/lib/slug.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ContentsList } from '#src/ui/contents-list.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextBlocks } from '#src/ui/text-blocks.tsx';
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts';

const onThisPage = 'On this page';
const worthAList = 3;
/** As many are a long way for a thumb. */
const long = 8;

/** A page that is mostly read. `children` stand after its text. */
export function TextPage({ page, children }: { page: PageText; children?: ReactNode }) {
  const { title, lead, dated, sections, actions = [] } = page;
  useScrollToHash();
  const parts = sections.map((section) => ({ id: slug(section.title), title: section.title }));
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <PageHeading title={title} lead={lead} />
        {dated && <p className="text-sm text-quiet">{dated}</p>}
      </div>
      {parts.length >= long && (
        <div className="lg:hidden">
          <Disclosure title={onThisPage}>
            <ContentsList label={onThisPage} parts={parts} />
          </Disclosure>
        </div>
      )}
      <div className="grid gap-10 lg:grid-cols-[1fr_16rem] lg:gap-16">
        <div className="grid min-w-0 content-start gap-10">
          {sections.map((section) => (
            <section key={section.title} id={slug(section.title)}>
              <SectionHeading title={section.title} />
              <TextBlocks blocks={section.blocks} />
            </section>
          ))}
        </div>
        {parts.length >= worthAList && (
          <div className="hidden lg:block">
            <div className="sticky top-24">
              <ContentsList label={onThisPage} parts={parts} />
            </div>
          </div>
        )}
      </div>
      {children}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          {actions.map(({ label, href }, at) => (
            <ButtonLink key={href} href={href} look={at === 0 ? 'primary' : 'plain'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
