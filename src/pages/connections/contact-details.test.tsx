import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactDetails, ContactLines } from './contact-details.tsx';

const reached = { location: 'Surat', email: 'zoya@people.example', phone: '+919812345678' };

test('whom one is connected with is shown with their place, email and phone', () => {
  const page = renderToStaticMarkup(<ContactLines {...reached} />);
  expect(page).toMatch(/<dt[^>]*>Location<\/dt><dd[^>]*>Surat<\/dd>/);
  expect(page).toMatch(/<dt[^>]*>Email<\/dt>.*href="mailto:zoya@people.example"/);
  expect(page).toMatch(/<dt[^>]*>Phone<\/dt>.*href="tel:/);
});

test('a place and a phone that are not known leave no empty line', () => {
  const page = renderToStaticMarkup(<ContactLines {...reached} location="" phone="" />);
  expect(page.match(/<dt/g)).toHaveLength(1);
});

test('until they are read, they have their place in the card', () => {
  expect(renderToStaticMarkup(<ContactDetails personId="ishira" isSoon={false} />)).toContain('skeleton');
});
