import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BulletList } from './bullet-list.tsx';
import { DealCard } from './deal-card.tsx';

const twice = ['Forty looms at work', 'Forty looms at work'];
const deal = {
  title: 'Lantern Looms',
  location: 'Surat',
  industry: 'Technology',
  stage: 'Seed',
  description: 'Looms that run on rain.',
  highlights: twice,
  raisedPercent: 0,
  total: '₹25,00,000',
  minimum: '₹50,000',
  reviewPending: false,
};

/** What tells the items of the lists in it apart. */
function keysOfItems(shown: ReactNode): (string | null)[] {
  return Children.toArray(shown).flatMap((node) => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return [];
    return [...(node.type === 'li' ? [node.key] : []), ...keysOfItems(node.props.children)];
  });
}

// React keeps two items of one key apart in the first drawing only: after that one is doubled, or left where it was.
test.each([
  ['a list', BulletList({ points: twice })],
  ['the card of a deal', DealCard({ deal })],
])('in %s two points that say the same are two', (_, shown) => {
  const keys = keysOfItems(shown);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});
