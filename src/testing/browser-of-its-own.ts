import { threadId } from 'node:worker_threads';

// Test files run beside each other in threads of one process, where a channel reaches all of them: what one file writes would
// be told to the live questions of another, as if it were a tab of the same browser.
const Shared = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} of ${threadId}`);
  }
};

// So do locks: a file that holds one for long would keep another from going on.
const { locks } = globalThis.navigator ?? {};
if (locks) {
  locks.request = new Proxy(locks.request.bind(locks), {
    apply: (request, _, [name, ...rest]) =>
      Reflect.apply(request, locks, [`${name} of ${threadId}`, ...rest]),
  });
}
