import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Decision } from './decision.tsx';

const decide = async () => {};
const drawn = (more: { fold?: string; isBegun?: boolean } = {}) =>
  renderToStaticMarkup(
    <Decision
      about="Coirbrick"
      keptAs={{ key: 'decision:1', href: '/admin' }}
      choices={[
        { label: 'Approve', decide },
        { label: 'Decline', needsReason: 'Please say why', decide },
      ]}
      {...more}
    />,
  );

test('a decision takes its place at once, and neither words nor a press until what was written in it is read', () => {
  for (const markup of [drawn(), drawn({ fold: 'Decline …' })]) {
    expect(markup.match(/<textarea[^>]*readOnly=""/gi)).toHaveLength(1);
    expect(markup.match(/<button[^>]*aria-disabled="true"/g)).toHaveLength(2);
  }
});

test('a fold that holds words already is open from the first', () => {
  expect(drawn({ fold: 'Decline …', isBegun: true })).toMatch(/<details[^>]* open=""/);
  expect(drawn({ fold: 'Decline …' })).not.toMatch(/<details[^>]* open=""/);
});
