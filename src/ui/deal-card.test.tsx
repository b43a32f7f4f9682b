import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealCard } from './deal-card.tsx';

test('a card shows the first three highlights of a deal that has more', () => {
  const highlights = ['Forty looms at work', 'Two patents', 'Paid pilots', 'A mill of its own', 'No debt'];
  const page = renderToStaticMarkup(
    <DealCard
      deal={{
        title: 'Monsoon Mills',
        location: 'Pune, India',
        industry: 'CleanTech',
        stage: 'Seed',
        description: 'Looms that run on rain water.',
        highlights,
        raisedPercent: 40,
        total: '₹25,00,000',
        minimum: '₹50,000',
        reviewPending: false,
      }}
    />,
  );
  expect(highlights.filter((highlight) => page.includes(highlight))).toEqual(highlights.slice(0, 3));
});
