import type { Article } from '#sync/records/article.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { html, type Markup } from './html.ts';

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
  const listed = deals.map(
    ({ id, title, industry, stage, location, totalRequired, currency }) =>
      html`<li>${link(`/investment/${id}`, title)}: ${industry}, ${stage}, ${location}, ${money(totalRequired, currency)}</li>`,
  );
  return html`<ul>${listed}</ul>`;
}

export function listOfArticles(articles: Article[]): Markup {
  const listed = articles.map(
    ({ id, title, summary }) => html`<li>${link(`/blog/${id}`, title)}: ${summary}</li>`,
  );
  return html`<ul>${listed}</ul>`;
}

const roles = { investor: 'Investor', entrepreneur: 'Entrepreneur' } as const;

/** `counts`: of all stories that are told, however many are listed. */
export function listOfStories(
  stories: Testimonial[],
  counts: Record<Testimonial['userType'], number>,
): Markup {
  const told = stories.map(
    ({ content, fullName, userType, location, rating }) =>
      html`<li><q>${content}</q> ${fullName}, ${roles[userType]}, ${location}, ${rating} of 5 stars</li>`,
  );
  return html`<dl><dt>Stories</dt><dd>${counts.investor + counts.entrepreneur}</dd><dt>Investors</dt><dd>${counts.investor}</dd>
<dt>Entrepreneurs</dt><dd>${counts.entrepreneur}</dd></dl><ul>${told}</ul>`;
}

/** A page that only the app can show: what it is, what it needs, and the ways on from it. */
export function onlyInApp({ title, description }: { title: string; description: string }): Markup {
  return html`<h1>${title}</h1><p>${description}</p>
<p>Pankh keeps your work on this device and needs JavaScript to do so. Please allow it for this site and reload the page.</p>
${waysOn()}`;
}

/** An address at which there is nothing. */
export function nothingThere(): Markup {
  return html`<h1>404 Page Not Found</h1>
<p>There is no screen at this address. The link may be old, or a letter may have slipped in.</p>
${waysOn()}`;
}

function waysOn(): Markup {
  return html`<nav aria-label="Ways on">${link('/', 'Go home')} ${link('/explore', 'Explore opportunities')} ${link('/help-center', 'Help Center')} ${link('/sitemap', 'Sitemap')}</nav>`;
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
