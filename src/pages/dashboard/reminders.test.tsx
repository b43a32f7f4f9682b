import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reminders } from './reminders.tsx';

test('where there are no reminders, their place is no landmark with nothing in it', () => {
  const place = renderToStaticMarkup(<Reminders reminders={[]} />);
  expect(place).toMatch(/^<section role="group" .*aria-label="Reminders".*><\/section>$/);
});
