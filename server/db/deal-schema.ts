import type { Generated } from 'kysely';

/** The tables of what founders tell of their deals and investors keep about them, as those of `Schema`. */
export type DealSchema = {
  pipeline: Record<
    'id' | 'ownerId' | 'opportunityId' | 'dealTitle' | 'stage' | 'passReasons' | 'note' | 'updatedAt',
    string
  > & {
    shortlistedAt: string | null;
    rating: number | null;
    remindOn: string | null;
    reminderNote: Generated<string>;
  };
  dealUpdates: Record<
    'id' | 'opportunityId' | 'founderId' | 'dealStatus' | 'title' | 'text' | 'createdAt',
    string
  > &
    Record<'editedAt' | 'removedAt', string | null>;
  dealViews: { id: string; founderId: string; views: number };
};
