import type { User } from '../contract.ts';

export function credentialsOf(user: User) {
  return { email: `${user}@people.example`, password: 'a feather in the wind' };
}
