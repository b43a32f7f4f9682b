import { fundraise as words } from '#src/content/fundraise.ts';
import { useDirectoryCounts } from '#src/directory/use-directory-counts.ts';
import { countOf } from '#src/lib/count-of.ts';
import { FilterLink } from '#src/ui/filter-link.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { StageBadge } from '#src/ui/stage-badge.tsx';
import { industries, investorStages, investorTypes } from '#sync/catalog.ts';
import type { Count } from '#sync/search/search-query.ts';
import { typeIcon } from './investor-database/type-icon.ts';
import { listAddress } from './list-address.ts';

const popularIndustries = 20;

/** Ways into the database: by type, by industry, by stage. */
export function BrowseInvestors() {
  const counts = useDirectoryCounts();
  return (
    <>
      <section>
        <SectionHeading title={words.types.title} lead={words.types.lead} />
        <ul aria-label={words.types.title} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {investorTypes.map(({ label }) => (
            <li key={label} className="grid">
              <FilterLink
                href={listAddress('type', label)}
                icon={typeIcon(label)}
                note={noteOf(counts?.types, label)}
              >
                {label}
              </FilterLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading title={words.industries.title} lead={words.industries.lead} />
        <ul aria-label={words.industries.title} className="flex flex-wrap gap-2">
          {industries.slice(0, popularIndustries).map((industry) => (
            <li key={industry}>
              <FilterLink href={listAddress('q', industry)}>{industry}</FilterLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading title={words.stages.title} lead={words.stages.lead} />
        <ul aria-label={words.stages.title} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {investorStages.map(({ label }, at) => (
            <li key={label} className="grid">
              <FilterLink href={listAddress('stage', label)} note={noteOf(counts?.stages, label)}>
                <StageBadge step={at + 1}>{label}</StageBadge>
              </FilterLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Room is kept for a count that is not known yet. */
function noteOf(counts: Count[] | undefined, label: string): string {
  const count = counts?.find(({ name }) => name === label);
  return count ? countOf(count.investors, 'investor') : '\u00A0';
}
