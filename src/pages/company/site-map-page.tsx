import { siteMapGroups } from '#src/content/site-map-groups.ts';
import { paths } from '#src/paths.ts';
import { LinkList } from '#src/ui/link-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

export function SiteMapPage() {
  return (
    <div className="grid gap-10">
      <PageHeading title="Sitemap" lead="Every page that anybody can open." />
      {siteMapGroups().map(({ title, screens }) => (
        <section key={title}>
          <SectionHeading title={title} />
          <LinkList
            label={title}
            leads={screens.map((screen) => ({
              href: screen.example,
              title: screen.path === paths.home ? 'Home' : screen.title,
              text: screen.description,
            }))}
          />
        </section>
      ))}
    </div>
  );
}
