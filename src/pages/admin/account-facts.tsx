import { accountQueue as words } from '#src/content/admin.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { rangeOf } from '#src/lib/range-of.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { BreakableAddress } from '#src/ui/breakable-address.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { experienceLevels } from '#sync/catalog.ts';
import { type AdminAccount, certificateOfPath } from '#sync/endpoints/admin.ts';
import { dayInIndia } from '#sync/rules/day-in-india.ts';

type Fact = Parameters<typeof Facts>[0]['facts'][number];

/** What an admin decides by. */
export function AccountFacts({ account }: { account: AdminAccount }) {
  const { email, phone, emailVerified, phoneVerified, certificate, createdAt, deleteAt } = account;
  const ofRole = [...ofInvestor(account), ...ofCompany(account)];
  return (
    // Beside each other where a name and its value would otherwise be a whole screen apart.
    <div className="grid items-start lg:grid-cols-2 lg:gap-x-12">
      <Facts
        facts={[
          { name: words.since, value: formatDate(createdAt) },
          ...(deleteAt === null ? [] : [{ name: words.goes, value: dayInIndia(deleteAt) }]),
          {
            name: words.email,
            value: (
              <>
                <BreakableAddress address={email} /> ({emailVerified ? words.verified : words.notVerified})
              </>
            ),
          },
          {
            name: words.phone,
            value: phone ? `${phone} (${phoneVerified ? words.verified : words.notVerified})` : words.absent,
          },
          {
            name: words.certificate,
            value: certificate ? (
              <a href={certificateOfPath(account.id)} download className="link">
                {certificate.name}
              </a>
            ) : (
              words.absent
            ),
          },
        ]}
      />
      {ofRole.length > 0 && (
        <div className="border-t border-base-300 lg:border-t-0">
          <Facts facts={ofRole} />
        </div>
      )}
    </div>
  );
}

function ofInvestor({ userType, investor, currency }: AdminAccount): Fact[] {
  if (userType !== 'investor') return [];
  const { experience, accreditationDeclaredAt: declaredAt, company, designation } = investor ?? {};
  const level = experienceLevels.find(({ id }) => id === experience)?.label;
  return [
    { name: words.experience, value: level ?? words.untold },
    { name: words.range, value: (investor && rangeOf({ ...investor, currency })) ?? words.untold },
    {
      name: words.accredited,
      value: declaredAt ? words.declaredOn(formatDate(declaredAt)) : words.undeclared,
    },
    ...told(words.works, [designation, company].filter(Boolean).join(', ')),
    ...told(words.industries, (investor?.preferredIndustries ?? []).join(', ')),
  ];
}

function ofCompany({ userType, company, currency }: AdminAccount): Fact[] {
  if (userType !== 'entrepreneur') return [];
  const { fundingRequired, teamSize } = company ?? {};
  return [
    { name: words.company, value: company?.companyName || words.untold },
    { name: words.stage, value: company?.stage || words.untold },
    { name: words.industry, value: company?.industry || words.untold },
    ...told(words.place, company?.location),
    ...told(words.funding, fundingRequired ? formatAmount(fundingRequired, currency) : ''),
    ...told(words.team, teamSize ? String(teamSize) : ''),
    ...told(words.website, company?.website),
    ...told(words.linkedin, company?.linkedinProfile),
  ];
}

/** What is not asked of everybody takes no line where it is not told. */
function told(name: string, value: string | undefined): Fact[] {
  return value ? [{ name, value: <LinkedText text={value} /> }] : [];
}
