import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Message, queueMessage } from '../db/messages.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { createDeliver } from './mailer.ts';
import { sendDueMessages } from './postman.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const letter: Message = {
  channel: 'mail',
  recipient: 'tara@people.example',
  subject: 'Welcome',
  text: 'Hello Tara',
};

function queue(message: Message = letter) {
  return services.database.write.transaction().execute((trx) => queueMessage(trx, message, services.now()));
}

test('without a mail server a message becomes one file in the outbox folder, and is not sent again', async () => {
  const lines: string[] = [];
  const deliver = createDeliver(services.settings, (line) => lines.push(line));
  await queue();
  await sendDueMessages(services.database, deliver, services.now);
  await sendDueMessages(services.database, deliver, services.now);
  const folder = join(services.settings.DATA_DIR, 'outbox');
  const files = await readdir(folder);
  expect(files).toEqual(['2026-03-01T09-00-00.000Z.1-mail-tara@people.example.json']);
  expect(JSON.parse(await readFile(join(folder, files[0] ?? ''), 'utf8'))).toEqual({
    channel: 'mail',
    to: 'tara@people.example',
    subject: 'Welcome',
    text: 'Hello Tara',
  });
  expect(lines).toHaveLength(1);
});

test('two messages of one moment to one person are two files', async () => {
  await queue();
  await queue({ ...letter, subject: 'Your code' });
  await sendDueMessages(
    services.database,
    createDeliver(services.settings, () => {}),
    services.now,
  );
  expect(await readdir(join(services.settings.DATA_DIR, 'outbox'))).toHaveLength(2);
});

test('a message that could not leave goes later, once, and does not hold up the next', async () => {
  const sent: string[] = [];
  let isDown = true;
  const deliver = async ({ subject }: Message) => {
    if (isDown && subject === 'Welcome') throw new Error('mail server down');
    sent.push(subject);
  };
  await queue();
  await queue({ ...letter, subject: 'Second' });
  await sendDueMessages(services.database, deliver, services.now);
  expect(sent).toEqual(['Second']);
  isDown = false;
  await sendDueMessages(services.database, deliver, services.now);
  expect(sent).toEqual(['Second']);
  services.moveClock(60_000);
  await sendDueMessages(services.database, deliver, services.now);
  await sendDueMessages(services.database, deliver, services.now);
  expect(sent).toEqual(['Second', 'Welcome']);
});

test('a message of work that was rolled back is never sent', async () => {
  await services.database.write
    .transaction()
    .execute(async (trx) => {
      await queueMessage(trx, letter, services.now());
      throw new Error('changed our mind');
    })
    .catch(() => undefined);
  const sent: Message[] = [];
  await sendDueMessages(services.database, async (message) => void sent.push(message), services.now);
  expect(sent).toEqual([]);
});
