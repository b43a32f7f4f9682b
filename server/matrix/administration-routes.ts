import { newId } from '#sync/ids.ts';
import { everybody, type RouteRules, signedIn } from './access.ts';

/** For admins; to whoever else is signed in there is nothing there. */
function admins(status: number) {
  return { ...signedIn(404), admin: status };
}

/** What a person does with their account as a whole, what admins decide, what comes from a link in a mail. */
export const administrationRoutes: RouteRules = {
  'GET /api/account/certificate': { answers: signedIn(200) },
  'PUT /api/account/certificate': {
    // Without a file: whoever is let in is asked for one.
    ask: () => ({ path: '/api/account/certificate?name=papers.pdf' }),
    // An admin has nothing to look at of who may not be reached.
    answers: { ...signedIn(415), unverified: 403 },
  },
  'GET /api/account/certificate/file': { answers: signedIn(404) },
  'GET /api/account/export': { answers: signedIn(200) },
  // This world has one admin, who must stay.
  'POST /api/account/deletion': { answers: { ...signedIn(200), admin: 409 } },
  'GET /api/admin/accounts': { answers: admins(200) },
  'POST /api/admin/accounts/:id/decision': {
    ask({ members }, actor, target) {
      const whose = target === 'foreign' || actor === 'nobody' ? 'other' : actor;
      const id = target === 'missing' ? newId() : members[whose].account.id;
      return { path: `/api/admin/accounts/${id}/decision`, body: { decision: 'approve' } };
    },
    // Nobody decides on what is their own.
    answers: { own: admins(409), foreign: admins(200), missing: signedIn(404) },
  },
  'GET /api/admin/accounts/:id/certificate': {
    ask: () => ({ path: `/api/admin/accounts/${newId()}/certificate` }),
    answers: signedIn(404),
  },
  'GET /api/admin/subscriptions': { answers: admins(200) },
  'GET /api/admin/subscriptions/active': { answers: admins(200) },
  'POST /api/admin/subscriptions/:id/decision': {
    ask: () => ({ path: `/api/admin/subscriptions/${newId()}/decision`, body: { decision: 'confirm' } }),
    answers: signedIn(404),
  },
  'GET /api/admin/waiting': { answers: admins(200) },
  'GET /api/admin/messages': { answers: admins(200) },
  'GET /api/admin/directory': { answers: admins(200) },
  'POST /api/admin/imports': {
    ask: () => ({ path: '/api/admin/imports?file=list.csv&dryRun=true' }),
    answers: admins(415),
  },
  'POST /api/admin/removals': {
    ask: () => ({ body: { id: 999_999_999, reason: 'They asked us to.' } }),
    answers: signedIn(404),
  },
  'POST /api/admin/removals/:id/end': {
    ask: () => ({ path: '/api/admin/removals/999999999/end', body: {} }),
    answers: signedIn(404),
  },
  'GET /api/admin/assistant': { answers: admins(200) },
  'GET /api/admin/audit': { answers: admins(200) },
  'POST /api/newsletter/confirm': {
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: everybody(404),
  },
  'POST /api/newsletter/unsubscribe': {
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: everybody(404),
  },
  'POST /api/daily-mail/end': {
    ask: () => ({ body: { token: `${newId()}.${'x'.repeat(43)}` } }),
    answers: everybody(404),
  },
};
