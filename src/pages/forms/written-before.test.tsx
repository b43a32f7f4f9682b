import { beforeEach, expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import type { FormField, Written } from '#src/ui/fields-form.tsx';
import { WrittenBefore } from './written-before.tsx';

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const fields: FormField[] = [
  { name: 'bio', label: 'About you', kind: 'area' },
  { name: 'location', label: 'Location', kind: 'text' },
];
const stored = { bio: 'Weaver', location: 'Kochi' };
const bio = (to: string): Written => ({ bio: { from: 'Weaver', to } });
const location: Written = { location: { from: 'Kochi', to: 'Kozhikode' } };

beforeEach(forgetButtons);

/** What it says of a form that began so, and what the form begins with where its button is pressed. */
async function pressed(words: string, written: Written, aside: Written, begunWith = written) {
  let begun: { written: Written; aside: Written } | undefined;
  const markup = await drawScreen(
    <WrittenBefore
      begun={{ with: begunWith }}
      {...{ written, aside, fields, stored }}
      isKept
      onBegin={(...[now, gone]) => (begun = { written: now, aside: gone })}
    />,
  );
  press(words);
  return { markup, ...begun };
}

test('what is brought back takes the place of what was written since, which is set aside for it, and back', async () => {
  const first = await pressed(
    'Bring back what is set aside',
    { ...bio('Dyer'), ...location },
    bio('Spinner'),
  );
  expect(first).toMatchObject({ written: { ...bio('Spinner'), ...location }, aside: bio('Dyer') });
  expect(Object.keys(first.aside ?? {})).toEqual(['bio']);
  const second = await pressed('Bring back what is set aside', first.written ?? {}, first.aside ?? {});
  expect(second).toMatchObject({ written: { ...bio('Dyer'), ...location }, aside: bio('Spinner') });
});

test('nothing is said to be back that can be brought back', async () => {
  const twice = await pressed('Bring back what is set aside', bio('Dyer'), bio('Spinner'));
  expect(twice.markup).toContain('You have written here more than once');
  const afresh = await pressed('Bring back what is set aside', location, bio('Spinner'), {});
  expect(afresh.markup).toContain('This begins with what is saved');
  const back = await pressed('Start afresh', bio('Dyer'), {});
  expect(back.markup).toContain('What you wrote here before is back');
});
