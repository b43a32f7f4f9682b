import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { editArticle, editTestimonial } from '#src/data/admin.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

const id = newId();
const now = '2026-03-09T09:00:00.000Z';
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('admin'));
  const words = { title: 'Rain', summary: 'It rained.', body: 'It rained all day.', source: '' };
  await rowsOf(db, 'articles').put({ id, kind: 'guide', ...words, tags: ['rain'], publishedAt: now });
  const said = { content: 'Good looms.', fullName: 'Kavya Iyer', location: '' };
  await rowsOf(db, 'testimonials').put({ id, userType: 'investor', rating: 5, ...said, createdAt: now });
});

test('of an article only what was changed in its form is saved', async () => {
  await rowsOf(db, 'articles').update(id, { title: 'Rain again' });
  await editArticle(id, {
    from: { tags: 'rain', published: 'yes' },
    to: { tags: 'rain, looms', published: 'no' },
  });
  const edited = { title: 'Rain again', tags: ['rain', 'looms'], published: false };
  expect(await rowsOf(db, 'articles').get(id)).toMatchObject(edited);
});

test('a testimonial that somebody else has changed meanwhile is not written over', async () => {
  await rowsOf(db, 'testimonials').update(id, { rating: 3 });
  const edit = editTestimonial(id, { from: { rating: '5' }, to: { rating: '4' } });
  await expect(edit).rejects.toMatchObject({ failure: { code: 'changed-elsewhere', field: 'rating' } });
  expect(await rowsOf(db, 'testimonials').get(id)).toMatchObject({ rating: 3 });
});

test('a refused edit of an article leads to the articles, and stands once it is tried again', async () => {
  const why = { code: 'changed-elsewhere', message: 'This was changed meanwhile.', field: 'title' };
  const args = {
    articleId: id,
    from: { title: 'Storm', published: true },
    to: { title: 'Hail', published: false },
  };
  const open = { at: now, resolution: null, resolvedAt: null };
  await rowsOf(db, 'attention').put({ id: newId(), userId, name: 'saveArticle', args, ...why, ...open });
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({
    href: '/admin/articles',
    changes: [{ words: 'title: Hail' }, { words: 'published: Not published' }, { words: 'title now: Rain' }],
  });
  await retryItem(item?.key ?? '');
  expect(await rowsOf(db, 'articles').get(id)).toMatchObject({ title: 'Hail', published: false });
});
