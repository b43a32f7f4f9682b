/** Background Sync, which TypeScript's libraries leave out: https://wicg.github.io/background-sync/spec/#sync-event */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

/** Likewise: https://wicg.github.io/periodic-background-sync/#periodicsyncevent-interface */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  periodicsync: PeriodicSyncEvent;
}

/** Of the install event alone, in browsers that know it: https://w3c.github.io/ServiceWorker/#register-router-method */
interface ExtendableEvent {
  addRoutes?(
    rules: readonly {
      condition: { urlPattern: string; requestMethod?: string };
      source: 'cache' | 'network';
    }[],
  ): Promise<void>;
}
