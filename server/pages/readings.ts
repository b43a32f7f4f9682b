import type { Article } from '#sync/records/article.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { html, type Markup } from './html.ts';

/** On one page: a reader without scripts has no other way to the rest than the sitemap. */
const mostListed = 200;

export function dealPage({ title, description, highlights, ...deal }: Opportunity): Markup {
  const { industry, stage, location, currency } = deal;
  return html`<article><h1>${title}</h1><p>${industry}, ${stage}, ${location}</p>${paragraphs(description)}
<ul>${highlights.map((highlight) => html`<li>${highlight}</li>`)}</ul>
<dl><dt>Total required</dt><dd>${money(deal.totalRequired, currency)}</dd>
<dt>Minimum investment</dt><dd>${money(deal.minInvestment, currency)}</dd>
<dt>Raised</dt><dd>${money(deal.raisedAmount, currency)}</dd></dl>
<p>${link('/explore', 'Explore Investment Opportunities')}</p></article>`;
}

export function articlePage({ title, summary, body, source }: Article): Markup {
  return html`<article><h1>${title}</h1><p>${summary}</p>${paragraphs(body)}<p>${source}</p>
<p>${link('/blog', 'Blog')}</p></article>`;
}

export function listOfDeals(deals: Opportunity[]): Markup {
  const listed = deals
    .slice(0, mostListed)
    .map(
      ({ id, title, industry, stage, location, totalRequired, currency }) =>
        html`<li>${link(`/investment/${id}`, title)}: ${industry}, ${stage}, ${location}, ${money(totalRequired, currency)}</li>`,
    );
  return html`<ul>${listed}</ul>`;
}

export function listOfArticles(articles: Article[]): Markup {
  const listed = articles
    .slice(0, mostListed)
    .map(({ id, title, summary }) => html`<li>${link(`/blog/${id}`, title)}: ${summary}</li>`);
  return html`<ul>${listed}</ul>`;
}

export function listOfStories(stories: Testimonial[]): Markup {
  const told = stories
    .slice(0, mostListed)
    .map(({ content, fullName, location }) => html`<li><q>${content}</q> ${fullName}, ${location}</li>`);
  return html`<ul>${told}</ul>`;
}

function paragraphs(text: string): Markup[] {
  return text.split(/\n\s*\n/).map((paragraph) => html`<p>${paragraph}</p>`);
}

function link(href: string, text: string): Markup {
  return html`<a href="${href}">${text}</a>`;
}

/** Whole units, grouped as people of the currency do. */
function money(amount: number, currency: string): string {
  return `${currency} ${new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US').format(amount)}`;
}
