import type { TestServer } from './http.ts';

export type Visited = { url: URL; cookie: string };

const isLogin = ({ pathname }: URL) => pathname === '/login';

/**
 * A browser: follows where it is led and keeps each site's cookies. `site`: where it says the first page came from; `cookie`:
 * the session with which it is signed in.
 */
export function browser(
  { origin }: Pick<TestServer, 'origin'>,
  { site, cookie: session = '' }: { site?: string | undefined; cookie?: string } = {},
) {
  const jar = new Map<string, Map<string, string>>();
  const [name, value] = session.split('=');
  if (name && value) jar.set(origin, new Map([[name, value]]));
  return async function visit(address: string, until: (url: URL) => boolean = isLogin): Promise<Visited> {
    let url = new URL(address, origin);
    for (let steps = 0; steps < 12; steps += 1) {
      const kept = jar.get(url.origin) ?? new Map<string, string>();
      jar.set(url.origin, kept);
      const cookie = cookiesOf(kept);
      const told = site !== undefined && { 'sec-fetch-site': site };
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie, ...told } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') kept.delete(name);
        else kept.set(name, value);
      }
      await answer.body?.cancel();
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${url.href} answered ${answer.status} and led nowhere`);
      url = new URL(next, url);
      if (until(url)) return { url, cookie: cookiesOf(jar.get(origin)) };
    }
    throw new Error('It never came to an end');
  };
}

function cookiesOf(kept: Map<string, string> = new Map()): string {
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}
