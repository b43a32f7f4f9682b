import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';

/** Of actions two each that do not do the same, and what people are to read of them: `title | words`. */
export type ToldActions<Names extends MutationName = MutationName> = {
  [Name in Names]: [[ArgsOf<Name>, string], [ArgsOf<Name>, string]];
};
