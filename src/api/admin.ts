import {
  type AccountDecision,
  type AuditQuery,
  adminAccountsEndpoint,
  adminDirectoryEndpoint,
  adminMessagesEndpoint,
  adminPlansEndpoint,
  adminSubscriptionsEndpoint,
  adminWaitingEndpoint,
  auditEndpoint,
  decideAccountEndpoint,
  decideAccountPath,
  decideSubscriptionEndpoint,
  decideSubscriptionPath,
  type SubscriptionDecision,
} from '#sync/endpoints/admin.ts';
import { adminAssistantEndpoint } from '#sync/endpoints/admin-assistant.ts';
import { type ImportOutcome, importListEndpoint } from '#sync/endpoints/admin-import.ts';
import {
  putBackInvestorEndpoint,
  putBackInvestorPath,
  removeInvestorEndpoint,
} from '#sync/endpoints/admin-removal.ts';
import { call } from './request.ts';

export function fetchAccounts({ state, q, most }: { state: string; q: string; most: number }) {
  return call(adminAccountsEndpoint, { query: { state, q, most: String(most) } });
}

export async function postAccountDecision(id: string, body: AccountDecision): Promise<void> {
  await call({ ...decideAccountEndpoint, path: decideAccountPath(id) }, { body });
}

export function fetchPlanRequests() {
  return call(adminSubscriptionsEndpoint);
}

export function fetchActivePlans(q: string) {
  return call(adminPlansEndpoint, { query: { q } });
}

export async function postPlanDecision(id: string, body: SubscriptionDecision): Promise<void> {
  await call({ ...decideSubscriptionEndpoint, path: decideSubscriptionPath(id) }, { body });
}

export function fetchWaiting() {
  return call(adminWaitingEndpoint);
}

export function fetchMessages() {
  return call(adminMessagesEndpoint);
}

export function fetchDirectoryState() {
  return call(adminDirectoryEndpoint);
}

export function fetchAssistantFigures() {
  return call(adminAssistantEndpoint);
}

export function fetchAudit(query: Required<Pick<AuditQuery, 'action' | 'q'>>) {
  return call(auditEndpoint, { query });
}

export async function postRemoval(id: number, reason: string): Promise<void> {
  await call(removeInvestorEndpoint, { body: { id, reason } });
}

export async function postPutBack(id: number): Promise<void> {
  await call({ ...putBackInvestorEndpoint, path: putBackInvestorPath(id) }, { body: {} });
}

/** What a list brings, or with `dryRun` would bring. Throws as `request` does. */
export function postList(
  file: File,
  { source, dryRun }: { source: string; dryRun: boolean },
): Promise<ImportOutcome> {
  const query = { file: file.name.slice(-120), source, dryRun: String(dryRun) };
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  return call(importListEndpoint, { query, file: bytes, timeout: 10 * 60_000 });
}
