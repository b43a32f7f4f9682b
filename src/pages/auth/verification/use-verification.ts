import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod';
import { useAccount } from '#src/data/use-account.ts';
import {
  noteSignup,
  noteVerifiedHere,
  type SignupValues,
  useSignupValues,
} from '#src/state/signup-values.ts';
import { isKeptFor } from '#src/state/tab-owner.ts';
import type { OtpType } from '#sync/endpoints/otp.ts';
import { guestId } from '#sync/guest-id.ts';
import type { Account } from '#sync/records/account.ts';

const asked = z.object({ userId: z.uuid(), email: z.string().max(254), userType: z.string().max(20) });

/**
 * Who is being verified, and how far they are. Whoever is signed in is that person, whatever the address says; else what
 * the address brought, which is read once and then goes from it, or what this tab kept of the sign-up.
 * `person` is undefined while that is not known yet.
 */
export function useVerification() {
  const account = useAccount();
  const kept = useSignupValues(({ values }) => values);
  const hasQuery = useQueryOnce();
  const [here, setHere] = useState<OtpType[]>([]);
  // The tab of somebody who has signed out elsewhere may be brought back by whoever comes next.
  const own = isKeptFor(account?.id ?? guestId) ? kept : null;
  const person = hasQuery || account === undefined ? undefined : account ? valuesOf(account) : own;
  const done = account ? here : (own?.verified ?? []);
  return {
    person,
    account: account ?? null,
    verified: {
      email: done.includes('email') || (account?.emailVerified ?? false),
      phone: done.includes('phone') || (account?.phoneVerified ?? false),
    },
    noteVerified(type: OtpType) {
      if (account) setHere((before) => [...before, type]);
      else noteVerifiedHere(type);
    },
  };
}

/** The email is the one that is proven; else the one that a code would go to. */
function valuesOf({ id, email, emailVerified, pendingEmail, userType }: Account): SignupValues {
  return { userId: id, email: emailVerified ? email : (pendingEmail ?? email), userType };
}

/** Takes what the query says into this tab and out of the address. Answers whether that is still to be done. */
function useQueryOnce(): boolean {
  const [query, setQuery] = useSearchParams();
  const hasQuery = query.size > 0;
  useEffect(() => {
    if (!hasQuery) return;
    const values = asked.safeParse(Object.fromEntries(query)).data;
    if (values) noteSignup(values);
    setQuery(new URLSearchParams(), { replace: true });
  }, [hasQuery, query, setQuery]);
  return hasQuery;
}
