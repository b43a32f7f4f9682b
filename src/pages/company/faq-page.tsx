import { answered } from '#src/content/help/answered.ts';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';

type Question = { question: string; answer: string };

/** Questions of one kind of reader, in groups. */
export function FaqPage({
  page: { title, lead, groups },
}: {
  page: { title: string; lead: string; groups: readonly { title: string; questions: readonly Question[] }[] };
}) {
  useOwnMetadata(answered(groups.flatMap(({ questions }) => questions)));
  return (
    <div className="grid gap-10">
      <PageHeading title={title} lead={lead} />
      {groups.map((group) => (
        <section key={group.title}>
          <SectionHeading title={group.title} />
          <Accordion questions={group.questions} />
        </section>
      ))}
      <p>
        Not answered? Search the <TextLink href={paths.helpCenter}>help center</TextLink> or{' '}
        <TextLink href={paths.contact}>write to us</TextLink>.
      </p>
    </div>
  );
}
