import { otpRules } from '#sync/endpoints/otp.ts';
import { resetPath } from '#sync/endpoints/password.ts';
import type { Account } from '#sync/records/account.ts';
import type { Message } from '../db/messages.ts';
import { greeting, nameInMail } from '../name-in-mail.ts';

/** What tells one account of an email from another. */
export type Named = { fullName: string; userType: string; createdAt: string };

/** For a letter that is written, and goes to nobody. */
export function nobody(now: string): Named {
  return { fullName: 'Nobody', userType: 'investor', createdAt: now };
}

// Subjects tell nothing: they stand on the console, where messages become files.

/** After every sign-up: where to verify. */
export function welcome({ id, email, fullName, userType }: Account, publicUrl: string): Message {
  const query = new URLSearchParams({ userId: id, email, userType });
  return mail(
    email,
    'Welcome to Pankh',
    `${greeting(fullName)}\n\nyour Pankh account is ready. Please verify your email and phone number:\n\n${publicUrl}/otp-verification?${String(query)}\n\nYour drafts and deals are kept on your device and come along to every device you sign in on.\n\nIf you did not register, please ignore this message.\n`,
  );
}

/** Somebody gave an owner's address at a sign-up. The owner alone is told that there is an account. */
export function alreadyOwned(email: string, publicUrl: string): Message {
  return mail(
    email,
    'Somebody tried to register with your email',
    `Hello,\n\nsomebody tried to open a Pankh account with this email address, which has one already. If it was you, log in or reset your password:\n\n${publicUrl}/login\n\nIf it was not you, there is nothing to do: nobody got in.\n`,
  );
}

/** `others`: how many more claim the address, whose end the code is. */
export function codeByMail(
  recipient: string,
  { whose, others }: { whose: Named; others: number },
  code: string,
  expiresAt: string,
): Message {
  const text = `Your Pankh verification code is ${code}.\n\nIt verifies this email address for the account of\n${nameOf(whose)}\n${closing(others)}\nIt is valid for ${otpRules.minutes} minutes. Pankh never asks you for it on the phone or in a chat.\n\nIf you did not ask for it, please ignore this message.\n`;
  return { ...mail(recipient, 'Your Pankh verification code', text), expiresAt };
}

function closing(others: number): string {
  if (others === 0) return '';
  const said =
    others === 1
      ? '1 other account was opened with this address. The code closes it for good'
      : `${others} other accounts were opened with this address. The code closes them for good`;
  return `\n${said}: if this account is not the one you want, do not use it.\n`;
}

/** The last line lets the browser fill in the code on our own site alone. Source: "SMS one-time codes", WICG. */
export function codeBySms(recipient: string, code: string, expiresAt: string, publicUrl: string): Message {
  const text = `${code} is your Pankh verification code. It is valid for ${otpRules.minutes} minutes.\n\n@${new URL(publicUrl).hostname} #${code}`;
  return { channel: 'sms', recipient, subject: 'Your Pankh verification code', text, expiresAt };
}

type Linked = Named & { token: string };

export function resetLink(recipient: string, linked: Linked, expiresAt: string, publicUrl: string): Message {
  const text = `Hello,\n\nopen this link to choose a new password for your Pankh account. It works once, for 30 minutes:\n\n${linkOf(linked, publicUrl)}\n\nIf you did not ask for it, please ignore this message: your password stays as it is.\n`;
  return { ...mail(recipient, 'Reset your Pankh password', text), expiresAt };
}

function linkOf({ token, ...named }: Linked, publicUrl: string): string {
  return `${nameOf(named)}:\n${publicUrl}${resetPath(token)}`;
}

/** Where nobody has verified the email, whoever has the mailbox tells which of the accounts that claim it is theirs. */
export function resetLinks(
  recipient: string,
  accounts: Linked[],
  expiresAt: string,
  publicUrl: string,
): Message {
  const links = accounts.map((account) => linkOf(account, publicUrl));
  const text = `Hello,\n\n${accounts.length} Pankh accounts were opened with this email address, and nobody has verified it yet. Some may be somebody else's. Open the link of your own to choose a new password for it. Each works once, for 30 minutes:\n\n${links.join('\n\n')}\n\nThen verify this email address in your own account: the others are closed, and nobody else can open one with it.\n\nIf you did not ask for it, please ignore this message: all passwords stay as they are.\n`;
  return { ...mail(recipient, 'Reset your Pankh password', text), expiresAt };
}

export function passwordChanged(recipient: string, publicUrl: string): Message {
  return mail(
    recipient,
    'Your Pankh password was changed',
    `Hello,\n\nthe password of your Pankh account was changed. Other devices were signed out, and a new email or phone number that was asked for and not confirmed is off. If it was not you, reset it at once:\n\n${publicUrl}/forgot-password\n`,
  );
}

/** To the address that was. */
export function emailChanged(recipient: string): Message {
  return mail(
    recipient,
    'The email of your Pankh account was changed',
    'Hello,\n\nyour Pankh account now has another email address. If it was not you, please write to us at once: we can undo it.\n',
  );
}

/** After every new link to an account that is there: whoever has the mailbox learns who gets in. */
export function googleLinked(recipient: string, publicUrl: string): Message {
  return mail(
    recipient,
    'Google opens your Pankh account',
    `Hello,\n\nfrom now on "Continue with Google" opens your Pankh account, with the Google account that was just used. If it was not you, set a new password here at once: that ends it, and signs everybody out:\n\n${publicUrl}/forgot-password\n`,
  );
}

/** To the new address: who came in by Google alone must know the way. */
export function googleUnlinked(recipient: string, publicUrl: string): Message {
  return mail(
    recipient,
    'Google no longer opens your Pankh account',
    `Hello,\n\nyour Pankh account has this email address now, so that the Google account of the one before does not open it any more. Log in with your password; if you have none, set one:\n\n${publicUrl}/forgot-password\n`,
  );
}

function nameOf({ fullName, userType, createdAt }: Named): string {
  return `${nameInMail(fullName)}, ${userType}, since ${createdAt.slice(0, 16).replace('T', ' ')} UTC`;
}

function mail(recipient: string, subject: string, text: string): Message {
  return { channel: 'mail', recipient, subject, text };
}
