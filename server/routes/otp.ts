import Router from '@koa/router';
import type { Context } from 'koa';
import { savePhoneEndpoint, sendOtpEndpoint, verifyOtpEndpoint } from '#sync/endpoints/otp.ts';
import type { Account } from '#sync/records/account.ts';
import { askForPhone } from '../accounts/contact.ts';
import { type Namer, sendCode, targetOf, verifyCode } from '../accounts/verification.ts';
import { nextAttempt } from '../db/attempts.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf, requireAccount, requireRecentSignIn, requireSession } from '../middleware/session.ts';
import { limitsOf, take, tooMany } from '../policies/tries.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';

/** Codes for email and phone, and the phone number they go to. Verifying never signs anyone in. */
export function otpRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const { now } = services;

  router.post(sendOtpEndpoint.path, async (ctx) => {
    const { userId, type } = await readJson(ctx, sendOtpEndpoint.body);
    const own = ownAccount(ctx, userId);
    if (own) refuseWhatCannotBeSent(targetOf(own, type, 'owner'), type === 'phone' && own.phone === '');
    const namer = namerOf(own);
    const ofAddress = own ? 'ownCodesOfAddress' : 'codesOfAddress';
    // Whether there is such a person shows in nothing: the same limits, answer and time. What strangers ask for is counted
    // apart, and keeps nobody from their own code.
    const refusal = await commit(services, async (trx) => {
      // Before anything is written: ids that nobody has can be made up without end.
      const usedUp = await nextAttempt(trx, limitsOf(ofAddress, [ctx.ip]), now());
      if (usedUp !== null) return { retryAt: usedUp, failure: undefined };
      const tooSoon = await take(trx, now(), [['codeSoon', userId, type, namer]]);
      if (tooSoon !== null) return { retryAt: tooSoon, failure: soon };
      const wait = await take(trx, now(), [
        ['codesAnHour', userId, type, namer],
        ['codesADay', userId, type, namer],
        [ofAddress, ctx.ip],
      ]);
      if (wait !== null) return { retryAt: wait, failure: undefined };
      const account = await readRow(trx, 'accounts', userId);
      const noneUntil = await sendCode(trx, services, account, { type, namer, address: ctx.ip });
      return noneUntil === null ? null : { retryAt: noneUntil, failure: noSms };
    });
    if (refusal) throw tooMany(refusal.retryAt, now(), refusal.failure);
    ctx.body = { ok: true };
  });

  router.post(verifyOtpEndpoint.path, async (ctx) => {
    const given = await readJson(ctx, verifyOtpEndpoint.body);
    const namer = namerOf(ownAccount(ctx, given.userId));
    await verifyCode(services, given, { address: ctx.ip, namer });
    ctx.body = { ok: true };
  });

  router.post(savePhoneEndpoint.path, async (ctx) => {
    const { phoneVerified } = requireAccount(ctx);
    const { account } = phoneVerified ? await requireRecentSignIn(services, ctx) : requireSession(ctx);
    const { phoneNumber } = await readJson(ctx, savePhoneEndpoint.body);
    await commit(services, async (trx) => {
      const current = await readRow(trx, 'accounts', account.id);
      if (current) await askForPhone(trx, current, phoneNumber, now());
    });
    ctx.body = { phoneNumber };
  });

  return router;
}

const soon = { code: 'too-soon', message: 'Please wait a minute before you ask for another code.' };

const noSms = {
  code: 'no-sms-left',
  message:
    'As many SMS were sent today as may be, in all or from your network. Please ask for a code again later.',
};

/** Signed in, one speaks for oneself alone: anybody else is not there. */
function ownAccount(ctx: Context, userId: string) {
  const account = accountOf(ctx);
  if (account && account.id !== userId)
    throw new HttpFailure(404, { code: 'not-found', message: 'There is no such account.', field: 'userId' });
  return account;
}

function namerOf(own: Account | null): Namer {
  return own ? 'owner' : 'stranger';
}

function refuseWhatCannotBeSent(target: string | null, isPhoneMissing: boolean): void {
  if (isPhoneMissing)
    throw new HttpFailure(400, {
      code: 'phone-missing',
      message: 'Please save your phone number first',
      field: 'type',
    });
  if (target === null)
    throw new HttpFailure(409, { code: 'already-verified', message: 'This is verified already.' });
}
