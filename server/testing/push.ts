import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '#sync/ids.ts';
import type { NotificationEvent } from '#sync/records/notification.ts';
import { notify } from '../notify.ts';
import { createPusher } from '../outside/pusher.ts';
import { sendDuePushes } from '../push/send-due-pushes.ts';
import { type DeskPerson, desk } from './desk.ts';
import { testServer } from './http.ts';

export type PushWorld = Awaited<ReturnType<typeof pushWorld>>;

/** An investor and a founder at a server whose pushes go to a push service of the tests' own. */
export async function pushWorld() {
  const server = await testServer({ PUSH_ANYWHERE: '1', PUSH_SUBJECT: 'mailto:push@people.example' });
  const desks = desk(server);
  const investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi' });
  const founder = await desks.person({ fullName: 'Zoya Merchant' });
  const service = await pushService();

  function subscribe({ cookie }: DeskPerson, name: string) {
    return server.call('POST', '/api/push', { cookie, body: { endpoint: `${service.origin}/${name}` } });
  }

  async function isOn({ cookie }: DeskPerson): Promise<boolean> {
    const { body } = await server.call('GET', '/api/push', { cookie });
    return (body as { isOn: boolean }).isOn; // the contract's reply
  }

  async function tell(event: NotificationEvent = 'account-approved', { id } = founder): Promise<void> {
    const told = { accountId: id, event, aboutId: newId(), who: 'Secret Name' };
    await server.database.write.transaction().execute((trx) => notify(trx, told, server.now()));
  }

  /** Which devices were woken, once so much time has passed. */
  async function woken(after = 0): Promise<string[]> {
    server.moveClock(after);
    const before = service.taken.length;
    await sendDuePushes(server, createPusher(server.settings, server.pushKeys));
    const paths = service.taken.slice(before).map(({ path }) => path.slice(1));
    return paths.sort();
  }

  /** Another session of the same person. */
  async function secondDevice(of: DeskPerson): Promise<DeskPerson> {
    const other = await desks.person();
    await server.database.write
      .updateTable('sessions')
      .set({ accountId: of.id })
      .where('accountId', '=', other.id)
      .execute();
    return { ...of, cookie: other.cookie, clientId: other.clientId, seq: 0 };
  }

  async function close(): Promise<void> {
    service.close();
    await server.close();
  }

  return { server, desks, investor, founder, service, subscribe, isOn, tell, woken, secondDevice, close };
}

/** A push service: what it was sent, and what it answers from now on. */
async function pushService() {
  const taken: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const listening = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    taken.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end('words of no account');
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo; // listening on TCP
  return {
    taken,
    origin: `http://127.0.0.1:${port}`,
    answers(status: number, headers?: Record<string, string>) {
      answer = { status, ...(headers && { headers }) };
    },
    close() {
      listening.closeAllConnections();
      listening.close();
    },
  };
}
