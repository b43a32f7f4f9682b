import { RefusedError } from './refused-error.ts';

export function hasLeft(): RefusedError {
  return new RefusedError({
    code: 'person-left',
    message: 'You have been signed out on this device. Log in again to go on.',
  });
}
