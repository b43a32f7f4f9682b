import type { Settings } from '../env.ts';

type EffectSettings = Pick<Settings, 'DATA_DIR' | 'SUPPORT_EMAIL' | 'REQUIRE_APPROVAL'>;

/**
 * What an effect knows besides the mutation: the network address it came from (null: none), where links in mails lead to, and
 * the house's settings.
 */
export type EffectWorld = { from: string | null; publicUrl: () => string; settings: EffectSettings };
