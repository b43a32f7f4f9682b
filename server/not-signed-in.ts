import { signedOutCode } from '#sync/protocol.ts';
import { HttpFailure } from './http-failure.ts';

/** For whoever asks without a session: 401. */
export function notSignedIn(): HttpFailure {
  return new HttpFailure(401, { code: 'not-signed-in', message: 'Please sign in to go on.' });
}

/** For whoever asks by a session that does not stand any more, or is another's: 401, and what they sent is not done. */
export function signInAgain(): HttpFailure {
  return new HttpFailure(401, { code: 'not-signed-in', message: 'Please sign in again to go on.' });
}

/** For a device whose session was ended from elsewhere: 401, and it is to let go of what it holds. */
export function signedOut(): HttpFailure {
  return new HttpFailure(401, {
    code: signedOutCode,
    message: 'You were signed out. Please sign in to go on.',
  });
}
