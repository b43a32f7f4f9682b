/** A service worker as its registration tells of it. */
export class RegisteredWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  told: unknown[] = [];
  postMessage = (message: unknown) => void this.told.push(message);
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser keeps of the app's service worker, for a test to say what becomes of it. */
export class WorkerRegistration extends EventTarget {
  /** In charge of the page. */
  active = new RegisteredWorker();
  installing: RegisteredWorker | null = null;
  waiting: RegisteredWorker | null = null;
  update: () => Promise<unknown> = async () => {};
  /** What the browser was asked to do while the app is closed. */
  whileClosed: string[] = [];
  periodicSync = {
    register: async (tag: string) => void this.whileClosed.push(tag),
    unregister: async (tag: string) => void this.whileClosed.push(`no ${tag}`),
  };

  /** The new version begins to come. */
  begins(): RegisteredWorker {
    const next = new RegisteredWorker();
    this.installing = next;
    this.dispatchEvent(new Event('updatefound'));
    return next;
  }

  /** It has come, and waits. */
  waits(next: RegisteredWorker): void {
    this.installing = null;
    this.waiting = next;
    next.become('installed');
  }

  /** A new version has come, and waits. */
  brings(): RegisteredWorker {
    const next = this.begins();
    this.waits(next);
    return next;
  }

  /** The browser's `navigator.serviceWorker`, whose page is under such a worker. */
  container(): EventTarget {
    return Object.assign(new EventTarget(), {
      controller: this.active,
      ready: Promise.resolve(this),
      register: async () => this,
      getRegistration: async () => this,
    });
  }
}
