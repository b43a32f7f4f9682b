import type { Settings } from '../env.ts';

export type EffectSettings = Pick<
  Settings,
  'DATA_DIR' | 'PUBLIC_URL' | 'HOST' | 'PORT' | 'SUPPORT_EMAIL' | 'REQUIRE_APPROVAL'
>;

/** What an effect knows besides the mutation: the network address it came from (null: none) and the house's settings. */
export type EffectWorld = { from: string | null; settings: EffectSettings };
