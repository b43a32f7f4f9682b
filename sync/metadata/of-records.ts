import type { HelpArticle } from '../ai/knowledge/help-article.ts';
import type { Article } from '../records/article.ts';
import type { Opportunity } from '../records/opportunity.ts';
import type { OwnMetadata } from './page-metadata.ts';
import { address } from './schema-org.ts';

type Deal = Pick<
  Opportunity,
  | 'id'
  | 'title'
  | 'description'
  | 'industry'
  | 'stage'
  | 'location'
  | 'currency'
  | 'totalRequired'
  | 'minInvestment'
>;

export function metadataOfOpportunity(deal: Deal): OwnMetadata {
  const { id, title, description, industry, stage, location, currency } = deal;
  return {
    title,
    description: `${industry}, ${stage}, ${location}. ${description}`,
    keywords: [industry, stage, location],
    image: `/share/investment/${id}.png`,
    structuredData: [
      {
        '@type': 'InvestmentOrDeposit',
        name: title,
        description,
        category: industry,
        url: address(`/investment/${id}`),
        areaServed: location,
        provider: { '@type': 'Organization', name: title },
        amount: {
          '@type': 'MonetaryAmount',
          currency,
          minValue: deal.minInvestment,
          maxValue: deal.totalRequired,
        },
      },
    ],
  };
}

export function metadataOfArticle({ id, title, summary, tags, publishedAt, source }: Article): OwnMetadata {
  return {
    title,
    description: summary,
    keywords: tags,
    type: 'article',
    structuredData: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: publishedAt,
        author: { '@type': 'Organization', name: source },
        publisher: { '@type': 'Organization', name: 'Pankh', url: address('/') },
        mainEntityOfPage: address(`/blog/${id}`),
      },
    ],
  };
}

export function metadataOfHelpArticle({ title, summary }: HelpArticle): OwnMetadata {
  return { title, description: summary, type: 'article' };
}
