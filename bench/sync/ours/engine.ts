// What the bench weighs as "the engine": the doors through which the app uses it.
export * from '#src/data/drafts.ts';
export * from '#src/data/outbox/outbox-actions.ts';
export { startSync } from '#src/syncing/start-sync.ts';
export { syncInWorker } from '#src/syncing/sync-in-worker.ts';
