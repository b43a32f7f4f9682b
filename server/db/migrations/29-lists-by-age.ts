import { running } from '../running.ts';

/** What pages and the sitemap list is found by its age, without the texts of everything. */
export const up = running(
  `create index opportunitiesByAge on opportunities (status, createdAt, id, updatedAt)`,
  `create index fundedOpportunities on opportunities (createdAt, id)
    where status = 'closed' or (status = 'active' and raisedAmount >= totalRequired)`,
  `create index articlesByAge on articles (published, publishedAt, id)`,
);
