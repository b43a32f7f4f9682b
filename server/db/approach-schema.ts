/** The table of founders' investors to approach, as those of `Schema`. */
export type ApproachSchema = {
  approaches: Record<
    | 'id'
    | 'ownerId'
    | 'name'
    | 'kind'
    | 'website'
    | 'place'
    | 'stage'
    | 'followUpOn'
    | 'noReasons'
    | 'noWords'
    | 'note'
    | 'createdAt'
    | 'updatedAt',
    string
  > &
    Record<'investorId' | 'removedAt', string | null> & { directoryId: number | null };
};
