import { checkSession, fetchCurrentUser } from '#src/api/current-user.ts';
import { postPhone, postSendOtp, postVerifyOtp } from '#src/api/verification.ts';
import { currentPersonId } from '#src/data/database/device-db.ts';
import { sendPutOffAtOnce } from '#src/data/exchange/send-put-off.ts';
import { noteUser } from '#src/data/people/note-user.ts';
import type { OtpType } from '#sync/endpoints/otp.ts';
import { guestId } from '#sync/ids.ts';
import { syncNow } from './sync-now.ts';

/** Throws ApiError or OfflineError. */
export async function sendCode(userId: string, type: OtpType): Promise<void> {
  await keepSession();
  await postSendOtp(userId, type);
}

/**
 * Throws ApiError or OfflineError. Where the person is signed in, the device knows at once that they are verified, and what
 * waited for it is sent.
 */
export async function verifyCode(userId: string, type: OtpType, code: string): Promise<void> {
  await keepSession();
  await postVerifyOtp(userId, type, code);
  // The code is used up, whatever fails here: the next sync brings what the device shows, and asks again for what waits.
  await refreshUser().catch(() => undefined);
  await sendPutOffAtOnce().catch(reportError);
}

/** Saves the phone number of whoever is signed in; answers it as it is kept. */
export async function savePhone(phoneNumber: string): Promise<string> {
  const kept = await postPhone(phoneNumber);
  syncNow();
  return kept;
}

/**
 * Whose session has ended is a stranger to the server: told like one that a code was sent, where none is for a change of what is
 * verified, and that a code is wrong which was right. They are to sign in first.
 */
async function keepSession(): Promise<void> {
  if ((await currentPersonId()) !== guestId) await checkSession();
}

/** Asks the server about whoever is signed in here, and has the device show it. */
export async function refreshUser(): Promise<void> {
  if ((await currentPersonId()) === guestId) return;
  const user = await fetchCurrentUser();
  if (user) await noteUser(user);
}
