import { newId } from '#sync/ids.ts';
import { payloads } from '../testing/people.ts';
import { type Actor, everybody, type RouteRules, signedIn, type Target } from './access.ts';
import type { World } from './world.ts';

function userId({ members }: World, actor: Actor, target: Target): string {
  if (target === 'missing') return newId();
  if (target === 'foreign') return members.other.account.id;
  // Nobody has an id; asking for one who is verified sends nothing.
  return members[actor === 'nobody' ? 'admin' : actor].account.id;
}

/** Identity: who may sign up, in and out, verify, change and end what. */
export const accountRoutes: RouteRules = {
  'POST /api/auth/register': { ask: () => ({ body: payloads.investor() }), answers: everybody(200) },
  'POST /api/auth/login': {
    ask: () => ({ body: { email: 'nobody@people.example', password: 'not this one' } }),
    answers: everybody(401),
  },
  'POST /api/auth/logout': { answers: everybody(200) },
  'GET /api/auth/user': { answers: signedIn(200) },
  // Nobody of this world has a password.
  'POST /api/auth/reauthenticate': { ask: () => ({ body: { password: 'x' } }), answers: everybody(401) },
  'POST /api/auth/email': {
    ask: () => ({ body: { email: `${newId()}@people.example` } }),
    answers: signedIn(200),
  },
  'POST /api/auth/password': { ask: () => ({ body: { password: newId() } }), answers: signedIn(200) },
  'POST /api/auth/forgot-password': {
    ask: () => ({ body: { email: 'nobody@people.example' } }),
    answers: everybody(200),
  },
  'POST /api/auth/reset-password': {
    ask: () => ({ body: { token: newId(), password: newId() } }),
    answers: everybody(400),
  },
  'GET /api/auth/sessions': { answers: signedIn(200) },
  'DELETE /api/auth/sessions': { answers: signedIn(200) },
  'DELETE /api/auth/sessions/:id': {
    ask({ members }, actor, target) {
      const whose = target === 'foreign' || actor === 'nobody' ? 'other' : actor;
      return { path: `/api/auth/sessions/${target === 'missing' ? newId() : members[whose].sessionId}` };
    },
    answers: { own: signedIn(200), foreign: signedIn(404), missing: signedIn(404) },
  },
  'POST /api/user/phone': { ask: () => ({ body: { phoneNumber: '9876543210' } }), answers: signedIn(200) },
  'POST /api/otp/send': {
    ask: (world, actor, target) => ({ body: { userId: userId(world, actor, target), type: 'email' } }),
    answers: {
      own: { nobody: 200, unverified: 200, investor: 409, entrepreneur: 409, admin: 409 },
      foreign: { ...everybody(404), nobody: 200 },
      missing: { ...everybody(404), nobody: 200 },
    },
  },
  'POST /api/otp/verify': {
    ask: (world, actor, target) => ({
      body: { userId: userId(world, actor, target), type: 'email', otp: '123456' },
    }),
    answers: {
      own: everybody(400),
      foreign: { ...everybody(404), nobody: 400 },
      missing: { ...everybody(404), nobody: 400 },
    },
  },
  'GET /api/push': { answers: signedIn(200) },
  'POST /api/push': {
    ask: () => ({ body: { endpoint: `https://push.example.com/${newId()}` } }),
    answers: signedIn(200),
  },
  'DELETE /api/push': { answers: signedIn(200) },
  'GET /api/analytics': { answers: everybody(200) },
  'GET /api/auth/google': { answers: everybody(200) },
  // Not configured in this world.
  'GET /api/auth/google/start': { answers: everybody(404) },
  'GET /api/auth/google/callback': { answers: everybody(404) },
  'POST /api/auth/google/finish': { answers: signedIn(200) },
  'GET /api/auth/google/link': { answers: signedIn(200) },
  // Nobody of this world has a password, without which there would be no way in.
  'DELETE /api/auth/google/link': { answers: signedIn(403) },
};
