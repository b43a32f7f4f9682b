import {
  type AccountDecision,
  type AuditQuery,
  adminAccountsEndpoint,
  adminDirectoryEndpoint,
  adminMessagesEndpoint,
  adminSubscriptionsEndpoint,
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
import { request } from './request.ts';

export async function fetchAccounts(query: { state: string; q: string; most: number }) {
  const { method, path, reply } = adminAccountsEndpoint;
  const asked = new URLSearchParams({ ...query, most: String(query.most) });
  return (await request(method, `${path}?${asked}`, reply)).value;
}

export async function postAccountDecision(id: string, body: AccountDecision): Promise<void> {
  await request(decideAccountEndpoint.method, decideAccountPath(id), decideAccountEndpoint.reply, { body });
}

export async function fetchPlanRequests() {
  const { method, path, reply } = adminSubscriptionsEndpoint;
  return (await request(method, path, reply)).value;
}

export async function postPlanDecision(id: string, body: SubscriptionDecision): Promise<void> {
  const { method, reply } = decideSubscriptionEndpoint;
  await request(method, decideSubscriptionPath(id), reply, { body });
}

export async function fetchMessages() {
  const { method, path, reply } = adminMessagesEndpoint;
  return (await request(method, path, reply)).value;
}

export async function fetchDirectoryState() {
  const { method, path, reply } = adminDirectoryEndpoint;
  return (await request(method, path, reply)).value;
}

export async function fetchAssistantFigures() {
  const { method, path, reply } = adminAssistantEndpoint;
  return (await request(method, path, reply)).value;
}

export async function fetchAudit(query: Required<Pick<AuditQuery, 'action' | 'q'>>) {
  const { method, path, reply } = auditEndpoint;
  return (await request(method, `${path}?${new URLSearchParams(query)}`, reply)).value;
}

export async function postRemoval(id: number, reason: string): Promise<void> {
  const { method, path, reply } = removeInvestorEndpoint;
  await request(method, path, reply, { body: { id, reason } });
}

export async function postPutBack(id: number): Promise<void> {
  const { method, reply } = putBackInvestorEndpoint;
  await request(method, putBackInvestorPath(id), reply, { body: {} });
}

/** What a list brings, or with `dryRun` would bring. Throws as `request` does. */
export async function postList(
  file: File,
  { source, dryRun }: { source: string; dryRun: boolean },
): Promise<ImportOutcome> {
  const { method, path, reply } = importListEndpoint;
  const query = new URLSearchParams({ file: file.name.slice(-120), source, dryRun: String(dryRun) });
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  return (await request(method, `${path}?${query}`, reply, { file: bytes, timeout: 10 * 60_000 })).value;
}
