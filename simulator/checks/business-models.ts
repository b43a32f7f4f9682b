import type { Key, TableName } from '#sync/tables.ts';
import type { RowsById } from './oracle.ts';

/**
 * What the server makes of a row of a company or of a pitch: how the company earns stands with what it pitches, as it says
 * now; with what everybody is shown as it said when that was reviewed.
 */
export function renewModels(rows: Record<TableName, RowsById>, { table, id }: Key): void {
  if (table !== 'companies' && table !== 'opportunities') return;
  const founderId = table === 'companies' ? id : String(rows.opportunities[id]?.founderId);
  const company = rows.companies[founderId];
  if (!company) return;
  const { businessModel } = company;
  for (const [dealId, deal] of Object.entries(rows.opportunities))
    if (deal.founderId === founderId && deal.status !== 'active' && deal.status !== 'closed')
      rows.opportunities[dealId] = { ...deal, businessModel };
}
