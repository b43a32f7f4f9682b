/** The table of files that people sent, to go along with messages, as those of `Schema`. */
export type UploadSchema = {
  uploads: Record<'accountId' | 'hash' | 'kind' | 'uploadedAt', string> & {
    size: number;
    usedAt: string | null;
  };
};
