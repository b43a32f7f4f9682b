import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { type Message, queueMessage } from '../db/messages.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { smsProvider } from '../testing/sms-provider.ts';
import { createDeliver } from './mailer.ts';
import { sendDueMessages } from './postman.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mail: Message = {
  channel: 'mail',
  recipient: 'tara@people.example',
  subject: 'Welcome',
  text: 'Hello Tara,\n\nyour code is 012345.',
};
const sms: Message = {
  channel: 'sms',
  recipient: '+919876543210',
  subject: 'Your code',
  text: '012345 is it',
};

type Mail = { from: string; to: string[]; raw: string };

/** A mail server of our own that takes what it is given, unless it is told to refuse. */
async function mailServer() {
  const received: Mail[] = [];
  let refusal = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error('Wrong password')),
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await readText(stream);
      if (refusal > 0) return done(Object.assign(new Error('Not now, or never'), { responseCode: refusal }));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: (mailFrom && mailFrom.address) || '',
        to: rcptTo.map(({ address }) => address),
        raw,
      });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // listening on TCP
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** With a code of SMTP; 0 takes mail again. */
    refuse: (code: number) => void (refusal = code),
  };
}

async function world(environment: Record<string, string>) {
  const services = await testServices(environment);
  onTestFinished(() => services.close());
  const deliver = createDeliver(services.settings, () => {});
  const logged: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void logged.push(line) });
  const send = async () => {
    for (const channel of ['mail', 'sms'] as const) {
      await sendDueMessages({ ...services, log }, channel, deliver);
    }
  };
  return { services, send, logged };
}

function queue({ database, now }: TestServices, message: Message): Promise<number> {
  return database.write.transaction().execute((trx) => queueMessage(trx, message, now()));
}

const stored = ({ database }: TestServices) => database.read.selectFrom('messages').selectAll().execute();

test('a mail leaves through SMTP, once, to its one recipient, and its text is gone from the database', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url, MAIL_FROM: 'Pankh <post@pankh.example>' });
  await queue(services, mail);
  await send();
  await send();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ from: 'post@pankh.example', to: ['tara@people.example'] });
  expect(smtp.received[0]?.raw).toContain('Subject: Welcome');
  expect(smtp.received[0]?.raw).toContain('your code is 012345.');
  expect(await stored(services)).toMatchObject([{ text: '', sentAt: services.now() }]);
});

test('a mail that can be ended says where in its head; the link is gone from the database with the text', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  const unsubscribeUrl = 'https://pankh.example/daily-mail#secret';
  await queue(services, { ...mail, unsubscribeUrl });
  await send();
  const [head = ''] = smtp.received[0]?.raw.split('\r\n\r\n') ?? [];
  expect(head).toMatch(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(await stored(services)).toMatchObject([{ text: '', unsubscribeUrl: null }]);
});

test('an answer goes to whoever wrote, and to us where nobody is named', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  await queue(services, { ...mail, replyTo: 'asha@people.example' });
  await queue(services, mail);
  await send();
  expect(smtp.received[0]?.raw).toMatch(/^Reply-To: asha@people\.example\r$/m);
  expect(smtp.received[1]?.raw).not.toMatch(/^Reply-To:/im);
});

test('line breaks in what people wrote add no recipient and no header', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  const evil = '\r\nBcc: evil@elsewhere.example\r\n';
  const replyTo = `asha@people.example${evil}, <mira@people.example>`;
  await queue(services, { ...mail, subject: `Hello${evil}`, text: `Hello${evil}`, replyTo });
  await send();
  expect(smtp.received[0]?.to).toEqual(['tara@people.example']);
  const [head = ''] = smtp.received[0]?.raw.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head.match(/^Reply-To:/gim)).toHaveLength(1);
});

test('a mail that the server would not take goes later, once', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  await queue(services, mail);
  smtp.refuse(450);
  await send();
  expect(smtp.received).toEqual([]);
  smtp.refuse(0);
  await send();
  expect(smtp.received).toEqual([]);
  services.moveClock(minute);
  await send();
  await send();
  expect(smtp.received).toHaveLength(1);
});

test.each([
  [450, 7],
  [550, 1],
])('a mail that is answered with %i is given up after %i days, and stands nowhere', async (code, days) => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  await queue(services, mail);
  smtp.refuse(code);
  for (let hours = 0; hours < days * 24; hours += 1) {
    await send();
    services.moveClock(60 * minute);
  }
  expect(await stored(services)).toMatchObject([{ text: mail.text, sentAt: null }]);
  services.moveClock(day);
  await send();
  expect(await stored(services)).toMatchObject([{ text: '', sentAt: services.now() }]);
  smtp.refuse(0);
  services.moveClock(day);
  await send();
  expect(smtp.received).toEqual([]);
});

test('a mail that is first refused while the clock is years ahead is kept, and leaves once the clock is right', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  await queue(services, mail);
  smtp.refuse(450);
  services.moveClock(3 * 365 * day);
  await send();
  expect(await stored(services)).toMatchObject([{ text: mail.text, sentAt: null, attempts: 1 }]);
  smtp.refuse(0);
  services.moveClock(-3 * 365 * day);
  await send();
  expect(smtp.received).toHaveLength(1);
});

test('a mail is kept for the week where it is our own login that the mail server refuses', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url.replace('//', '//pankh:outdated@') });
  await queue(services, mail);
  for (let days = 0; days < 4; days += 1) {
    await send();
    services.moveClock(day + minute);
  }
  await send();
  expect(await stored(services)).toMatchObject([{ text: mail.text, sentAt: null, attempts: 5 }]);
});

test('a code that has expired while the mail server was down does not leave, and stands nowhere', async () => {
  const smtp = await mailServer();
  const { services, send } = await world({ SMTP_URL: smtp.url });
  await queue(services, {
    ...mail,
    expiresAt: new Date(Date.parse(services.now()) + 10 * minute).toISOString(),
  });
  smtp.refuse(450);
  await send();
  smtp.refuse(0);
  services.moveClock(10 * minute);
  await send();
  expect(smtp.received).toEqual([]);
  expect(await stored(services)).toMatchObject([{ text: '' }]);
});

test('what could not leave is logged once with its cause, and nobody is named', async () => {
  const smtp = await mailServer();
  const provider = await smsProvider();
  const { services, send, logged } = await world({
    SMTP_URL: smtp.url.replace('//', '//pankh:outdated@'),
    SMS_URL: provider.url,
  });
  provider.answer(401);
  const expiresAt = new Date(Date.parse(services.now()) + 10 * minute).toISOString();
  const ids = [
    await queue(services, mail),
    await queue(services, { ...mail, expiresAt }),
    await queue(services, sms),
  ];
  await send();
  const cause = { error: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 };
  const level = 40;
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    {
      level,
      channel: 'mail',
      failures: [
        { messageId: ids[1], ...cause },
        { messageId: ids[0], ...cause },
      ],
      msg: 'messages could not leave',
    },
    {
      level,
      channel: 'sms',
      failures: [{ messageId: ids[2], error: 'Error', responseCode: 401 }],
      msg: 'messages could not leave',
    },
  ]);
  services.moveClock(10 * minute);
  await send();
  expect(JSON.parse(logged[2] ?? '')).toMatchObject({ lapsed: 1 });
  expect(logged.join('')).not.toMatch(/tara|9876543210|012345|outdated/);
});

test('an SMS leaves by HTTP with sender, entity and template, once', async () => {
  const provider = await smsProvider();
  const { services, send } = await world({
    SMS_URL: provider.url,
    SMS_TOKEN: 'a-token-of-the-provider',
    SMS_SENDER: 'PANKHA',
    SMS_ENTITY_ID: '1101',
    SMS_TEMPLATE_ID: '1107',
  });
  await queue(services, sms);
  await send();
  await send();
  expect(provider.received).toHaveLength(1);
  expect(provider.received[0]).toMatchObject({
    headers: { authorization: 'Bearer a-token-of-the-provider', 'idempotency-key': expect.any(String) },
    body: {
      to: '+919876543210',
      text: '012345 is it',
      sender: 'PANKHA',
      entityId: '1101',
      templateId: '1107',
    },
  });
  expect(await stored(services)).toMatchObject([{ text: '', sentAt: services.now() }]);
});

test.each([[500], [429], [302]])(
  'an SMS that the provider answers with %i goes later, once',
  async (status) => {
    const provider = await smsProvider();
    const { services, send } = await world({ SMS_URL: provider.url });
    await queue(services, sms);
    provider.answer(status);
    await send();
    provider.answer(200);
    services.moveClock(minute);
    await send();
    await send();
    expect(provider.received).toHaveLength(1);
  },
);
