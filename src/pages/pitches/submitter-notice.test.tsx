import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { SubmitterNotice } from './submitter-notice.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test.each(['investor', 'admin'] as const)(
  'who may not submit a pitch as an %s is told so',
  async (userType) => {
    await signedInHere(userType);
    const notice = readable(await drawScreen(<SubmitterNotice />));
    expect(notice).toContain('Only entrepreneurs can submit a pitch');
    expect(notice).toContain(`You are signed in as an ${userType}.`);
  },
);
