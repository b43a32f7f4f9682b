import { investorStages, investorTypes } from '#sync/catalog.ts';
import type { Investor } from '#sync/records/investor.ts';
import { fold } from './fold.ts';

const typeByAlias = new Map(
  investorTypes.flatMap(({ label, aliases }) =>
    [label, ...aliases].map((alias) => [fold(alias), label] as const),
  ),
);
const stageByToken = new Map(
  investorStages.flatMap(({ label, token }) => [label, token].map((name) => [fold(name), label] as const)),
);

/** The tokens of a comma-separated list. */
export function listed(list: string): string[] {
  return list
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');
}

/** By the labels of the catalogue where it knows them. */
export function stagesOf({ stageOfInvestment }: Pick<Investor, 'stageOfInvestment'>): string[] {
  return [...new Set(listed(stageOfInvestment).map((token) => stageByToken.get(fold(token)) ?? token))];
}

/** As stagesOf. A type may hold a comma, so the whole value is looked up first. */
export function typesOf({ investorType }: Pick<Investor, 'investorType'>): string[] {
  const whole = typeByAlias.get(fold(investorType.trim()));
  if (whole) return [whole];
  return [...new Set(listed(investorType).map((token) => typeByAlias.get(fold(token)) ?? token))];
}
