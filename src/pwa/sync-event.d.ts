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
