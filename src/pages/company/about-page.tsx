import { about } from '#src/content/about.ts';
import { aboutFigures, illustrative } from '#src/content/figures.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { CardRow } from '#src/ui/card-row.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { InkPanel } from '#src/ui/ink-panel.tsx';
import { MemberCard } from '#src/ui/member-card.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

export function AboutPage() {
  return (
    <div className="grid gap-14">
      <PageHeading title="About Us" lead={about.lead} />
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <h2 className="mb-2 text-xl font-bold">Our mission</h2>
          <p>{about.mission}</p>
        </Card>
        <Card>
          <h2 className="mb-2 text-xl font-bold">Our vision</h2>
          <p>{about.vision}</p>
        </Card>
      </div>
      <section>
        <SectionHeading title="Our values" />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {about.values.map(({ title, text }) => (
            <li key={title}>
              <Card className="h-full p-5">
                <h3 className="mb-1 font-semibold">{title}</h3>
                <p className="text-quiet">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading title="Pankh in figures" />
        <FigureGrid figures={aboutFigures} footnote={illustrative} />
      </section>
      <section>
        <SectionHeading title="The team" lead={about.teamNote} />
        <CardRow>
          {about.team.map((member) => (
            <li key={member.name}>
              <MemberCard {...member} />
            </li>
          ))}
        </CardRow>
      </section>
      <InkPanel>
        <section aria-labelledby="join" className="flex flex-wrap items-center justify-between gap-5">
          <h2 id="join" className="text-xl font-bold">
            Join the network
          </h2>
          <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <ButtonLink href={paths.signupAs('investor')} look="accent">
              Join as an Investor
            </ButtonLink>
            <ButtonLink href={paths.signupAs('entrepreneur')} look="accent">
              Join as an Entrepreneur
            </ButtonLink>
          </div>
        </section>
      </InkPanel>
    </div>
  );
}
