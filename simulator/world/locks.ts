type Waiting = {
  tab: object;
  work: () => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The Web Locks of one browser, as far as the app uses them: one name, `signal`, `steal`. Source: W3C Web Locks API. */
export function createLocks() {
  let holder: Waiting | null = null;
  let queue: Waiting[] = [];

  function grant(next: Waiting) {
    holder = next;
    void next
      .work()
      .then(next.resolve, next.reject)
      .finally(() => letGo(next));
  }
  function letGo(by: Waiting) {
    if (holder !== by) return;
    holder = null;
    const next = queue.shift();
    if (next) grant(next);
  }
  function steal(thief: Waiting) {
    holder?.reject(new DOMException('The lock was stolen', 'AbortError'));
    grant(thief);
  }
  function request(
    tab: object,
    options: { steal?: boolean; signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = { tab, work, resolve, reject };
      if (options.steal) return steal(waiting);
      if (!holder) return grant(waiting);
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue = queue.filter((other) => other !== waiting);
        reject(options.signal?.reason);
      });
    });
  }
  return {
    /** What `navigator.locks` is in that tab. */
    of(tab: object): Pick<LockManager, 'request'> {
      return {
        request: (_name: string, options: object, work: () => Promise<unknown>) =>
          request(tab, options, work),
      } as Pick<LockManager, 'request'>; // the one overload that the app calls
    },
    /** A tab that ends lets go of what it holds and asks for nothing more. */
    release(tab: object) {
      queue = queue.filter((waiting) => waiting.tab !== tab);
      if (holder?.tab === tab) letGo(holder);
    },
    isHeldBy: (tab: object) => holder?.tab === tab,
  };
}
