import { running } from '../running.ts';

/** Connections between investors and founders, what each is shown of the other, and an investor's private pipeline. */
export const up = running(
  `create table investorCards (
    id text primary key, fullName text not null, location text not null, bio text not null,
    areasOfExpertise text not null check (json_valid(areasOfExpertise)),
    preferredIndustries text not null check (json_valid(preferredIndustries)),
    minInvestmentRange integer check (minInvestmentRange >= 1),
    maxInvestmentRange integer check (maxInvestmentRange >= 1),
    currency text not null, createdAt text not null
  ) strict`,
  // Both ends may close their account; what is left of it is taken away with it, and told of.
  `create table connections (
    id text primary key, investorId text not null, entrepreneurId text not null, opportunityId text,
    requestedBy text not null check (requestedBy in ('investor', 'entrepreneur')),
    status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'ended')),
    message text not null, reason text not null, investorName text not null, entrepreneurName text not null,
    dealTitle text not null, createdAt text not null, answeredAt text, endedAt text
  ) strict`,
  'create index connectionsOfInvestor on connections (investorId, createdAt)',
  'create index connectionsOfEntrepreneur on connections (entrepreneurId, createdAt)',
  `create table contacts (
    id text primary key, viewerId text not null, personId text not null, fullName text not null,
    location text not null, email text not null, phone text not null
  ) strict`,
  'create index contactsOfViewer on contacts (viewerId)',
  'create index contactsOfPerson on contacts (personId)',
  `create table pipeline (
    id text primary key, ownerId text not null references accounts (id) on delete cascade,
    opportunityId text not null, dealTitle text not null, shortlistedAt text,
    stage text not null check (stage in ('new', 'looking', 'talking', 'committed', 'passed')),
    passReasons text not null check (json_valid(passReasons)), rating integer check (rating between 1 and 5),
    note text not null, updatedAt text not null
  ) strict`,
  'create index pipelineOfOwner on pipeline (ownerId)',
  // Investors who were there before are shown too, and devices that were there before are told of them.
  `insert into investorCards
    select accounts.id, fullName, location, bio, coalesce(areasOfExpertise, '[]'),
      coalesce(preferredIndustries, '[]'), minInvestmentRange, maxInvestmentRange, currency, createdAt
    from accounts left join investorProfiles using (id)
    where userType = 'investor' and emailVerified = 1 and phoneVerified = 1 and disabledAt is null`,
  `insert into changes (audience, tableName, rowId, number, deleted, changedAt)
    select 'public', 'investorCards', id, (select number from serverState) + row_number() over (order by id), 0,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now') from investorCards`,
  'update serverState set number = number + (select count(*) from investorCards)',
);
