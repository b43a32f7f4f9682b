import { expect, test, vi } from 'vitest';
import { privacy } from '#src/content/pages/privacy.ts';
import { terms } from '#src/content/pages/terms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { AboutPage } from './about-page.tsx';
import { CompanyInfoPage } from './company-info-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { ReferPage } from './refer-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';
import { TextPage } from './text-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('the contact page has the hours of its desk, apart from those of the live chat', async () => {
  await nobodyHere();
  const words = readable(await drawScreen(<ContactPage />));
  for (const hours of ['Mon-Fri9:00-19:00 IST', 'Sat10:00-17:00 IST', 'Sunclosed'])
    expect(words).toContain(hours);
  expect(words).toContain('Live chat is open Mon-Fri 9am-6pm IST.');
  expect(words).toContain('Support replies within 24 hours on business days.');
});

test('the contact page has three quick actions, an address, and eight categories to choose from', async () => {
  await nobodyHere();
  const page = await drawScreen(<ContactPage />);
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      ['support@pankh.example', 'mailto:support@pankh.example'],
      ['Search the help center', '/help-center'],
      ['Submit a pitch', '/submit-pitch'],
      ['Explore opportunities', '/explore'],
    ]),
  );
  expect(wordsOf(page, 'option').slice(1)).toEqual([
    'General Inquiry',
    'Technical Support',
    'Account Issues',
    'Investment Questions',
    'Partnership Opportunities',
    'Media & Press',
    'Bug Report',
    'Feature Request',
  ]);
});

test('the about page has four values, the figures with their footnote, and six members with every field', async () => {
  const page = await drawScreen(<AboutPage />);
  const titles = wordsOf(page, 'h3');
  expect(titles.slice(0, 4)).toEqual(['Innovation', 'Trust', 'Growth', 'Education']);
  expect(titles.slice(4)).toHaveLength(6);
  expect(wordsOf(page, 'dd')).toEqual(expect.arrayContaining(['500+*', '2,300+*', '450+*', '373,303+*']));
  const words = readable(page);
  for (const part of ['Our mission', 'Our vision', '* Illustrative figures', 'A fictional team'])
    expect(words).toContain(part);
  expect(words.match(/@pankh\.example/g)).toHaveLength(6);
  expect(words.match(/linkedin\.example\//g)).toHaveLength(6);
  expect(words.match(/, India/g)?.length).toBeGreaterThanOrEqual(6);
});

test('whoever wants to refer a friend has the address of this site at hand', async () => {
  expect(wordsOf(await drawScreen(<ReferPage />), 'button')).toContain('Share Pankh');
});

test('what calls to join leads to the sign-up, with the role it names', async () => {
  await nobodyHere();
  for (const screen of [<AboutPage key="about" />, <TestimonialsPage key="told" />])
    expect(linksOf(await drawScreen(screen)).filter(([label]) => label.startsWith('Join'))).toEqual([
      ['Join as an Investor', '/signup?as=investor'],
      ['Join as an Entrepreneur', '/signup?as=entrepreneur'],
    ]);
});

test('the figures of the company are those of the network, footnoted', async () => {
  const words = readable(await drawScreen(<CompanyInfoPage />));
  for (const figure of ['2,300+*', '500+*', 'about ₹450 Cr*', '1,565*', '22,000+*', '6,178+*'])
    expect(words).toContain(figure);
  expect(words).toContain('* Illustrative figures');
});

test('prices are the plans’ own, and the saving of a year is computed', async () => {
  await nobodyHere();
  const words = readable(await drawScreen(<PricingPage />));
  // Up to the next amount: on the same card.
  expect(words).toMatch(/Investor Premium yearly₹24,999 [^₹]*Save 17% \(₹4,989\)/);
  expect(words).toMatch(/Entrepreneur Premium yearly₹39,999 [^₹]*Save 17% \(₹7,989\)/);
});

test('the legal pages hold the periods, the age and the notice that were promised', async () => {
  const policy = readable(await drawScreen(<TextPage page={privacy} />));
  for (const promise of [
    'Last updated: January 2024',
    'plus 3 years',
    'Records of transactions7 years',
    'Communications3 years',
    'anonymised after 2 years',
    'within 30 days',
    '18 years',
  ])
    expect(policy).toContain(promise);
  const rules = readable(await drawScreen(<TextPage page={terms} />));
  for (const promise of [
    'Last updated: January 2024',
    'at least 18 years',
    '30 days before they take effect',
    '₹2 crores',
    '₹1 crore',
  ])
    expect(rules).toContain(promise);
});
