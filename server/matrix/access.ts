import type { MutationName } from '#sync/mutations/all.ts';
import type { World } from './world.ts';

/** Who asks: nobody, somebody new, the two roles, an admin. */
export const actors = ['nobody', 'unverified', 'investor', 'entrepreneur', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** Whoever is signed in: in nobody's name no mutation is sent. */
export type Member = Exclude<Actor, 'nobody'>;

/** Whose the thing asked for is: the actor's own, another person's, nobody's. */
export const targets = ['own', 'foreign', 'missing'] as const;
export type Target = (typeof targets)[number];

/** What is one's own comes last: asking for it may end what the others are asked with. */
export const inOrder: Target[] = ['missing', 'foreign', 'own'];

type Statuses = Record<Actor, number>;

/** What a mutation comes to for each: 'applied', or the code of its refusal or delay. */
export type Outcomes = Record<Member, string>;

type Asked = { path?: string; body?: unknown };

/**
 * What a route answers. `targets`: it is about a thing of somebody; `foreign` and `missing` must be answered alike.
 * Without: one status an actor.
 */
export type RouteRule = {
  /** Where `:name` in the path stands for something, and the body of the request. */
  ask?(world: World, actor: Actor, target: Target): Asked | Promise<Asked>;
  answers: Statuses | Record<Target, Statuses>;
};

/** What a mutation comes to. `nobody` is always refused. */
export type MutationRule = {
  /** Prepares what the mutation is about, in the actor's own name or in another's, and answers the args. */
  args(world: World, actor: Member, target: Target): Promise<unknown>;
  outcomes: Record<Target, Outcomes>;
};

export type RouteRules = Record<string, RouteRule>;
export type MutationRules = Record<MutationName, MutationRule>;

/** The same for everybody. */
export function everybody(status: number): Statuses {
  return { nobody: status, unverified: status, investor: status, entrepreneur: status, admin: status };
}

/** For whoever is signed in. */
export function signedIn(status: number): Statuses {
  return { ...everybody(status), nobody: 401 };
}

/** The same for whoever sends it, but for those named. */
export function members(outcome: string, but: Partial<Outcomes> = {}): Outcomes {
  return { unverified: outcome, investor: outcome, entrepreneur: outcome, admin: outcome, ...but };
}
