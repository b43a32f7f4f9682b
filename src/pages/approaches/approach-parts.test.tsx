import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { linksOf, readable } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Approach } from '#sync/records/approach.ts';
import { Who } from './approach-parts.tsx';

const at = '2026-03-01T09:00:00.000Z';
const written: Approach = {
  id: newId(),
  ownerId: newId(),
  directoryId: null,
  investorId: null,
  name: 'Fair Angels',
  kind: 'Angel',
  website: '',
  place: 'Pune',
  stage: 'to-approach',
  noReasons: [],
  noWords: '',
  followUpOn: '',
  note: '',
  removedAt: null,
  createdAt: at,
  updatedAt: at,
};

const seen = (website: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/approaches">
      <Who approach={{ ...written, website }} />
    </Router>,
  );

test('a website is a link where it is an address, and stays to be read where it is none', () => {
  expect(linksOf(seen('fairangels.example'))).toEqual([
    ['fairangels.example', 'https://fairangels.example/'],
  ]);
  expect(linksOf(seen('ask Meera for it'))).toEqual([]);
  expect(readable(seen('ask Meera for it'))).toContain('ask Meera for it');
  expect(linksOf(seen('javascript:alert(1)'))).toEqual([]);
});
