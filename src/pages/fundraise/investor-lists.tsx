import type { ReactNode } from 'react';
import { fundraise } from '#src/content/fundraise.ts';
import { FilterLink } from '#src/ui/filter-link.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { countryGroups, fundingRounds, industries, investorTypes, roundSizes } from '#sync/catalog.ts';
import { listAddress } from './list-address.ts';
import { countryName } from './listed-countries.ts';

const words = fundraise.lists;
const typesListed = 6;

/** Lists to open in the database, from those that founders ask for most. */
export function InvestorLists() {
  return (
    <section className="grid gap-6">
      <SectionHeading title={words.title} lead={words.lead} />
      <Lists title={words.byStage}>
        {fundingRounds.map(({ label }) => (
          <List key={label} href={listAddress('stage', label)} name={label} />
        ))}
      </Lists>
      <Lists title={words.byType}>
        {investorTypes.slice(0, typesListed).map(({ label }) => (
          <List key={label} href={listAddress('type', label)} name={label} />
        ))}
      </Lists>
      <Lists title={words.leads}>
        {/* Whoever leads says so in the thesis. */}
        <List href={listAddress('q', 'lead')} name={words.alwaysLeading} />
      </Lists>
      <Lists title={words.byRoundSize}>
        {roundSizes.map(({ label }) => (
          <List key={label} href={listAddress('roundSize', label)} name={label} />
        ))}
      </Lists>
      <Lists title={words.byIndustry}>
        {industries.map((industry) => (
          <List key={industry} href={listAddress('q', industry)} name={industry} />
        ))}
      </Lists>
      {countryGroups.map(({ label, codes }) => (
        <Lists key={label} title={words.byCountry(label)}>
          {codes.map((code) => (
            <List key={code} href={listAddress('country', countryName(code))} name={countryName(code)} />
          ))}
        </Lists>
      ))}
      <Lists title={words.byCity}>
        {words.cities.map((city) => (
          <List key={city} href={listAddress('q', city)} name={city} />
        ))}
      </Lists>
    </section>
  );
}

function Lists({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2.5">
      <h3 className="text-lg font-semibold">{title}</h3>
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
}

function List({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <FilterLink href={href}>{name}</FilterLink>
    </li>
  );
}
