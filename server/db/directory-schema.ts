/** The tables of the investor directory, as those of `Schema`. */
export type DirectorySchema = {
  directoryInvestors: {
    id: number;
    identity: string;
    name: string;
    website: string;
    investorType: string;
    globalHQ: string;
    stageOfInvestment: string;
    firstChequeMinimum: string;
    firstChequeMaximum: string;
    countriesOfInvestment: string;
    investmentThesis: string;
    linkedin: string;
    source: string;
    /** YYYY-MM-DD, '' where it is not known. */
    asOf: string;
  };
  /** `bytes`: compressed by brotli of that quality; `length`: not compressed. */
  directoryFiles: { hash: string; length: number; quality: number; bytes: Buffer };
  /** Files that the current manifest does not name, and since when. */
  retiredDirectoryFiles: { hash: string; retiredAt: string };
  /** One row. `isWritten`: whether directoryInvestors says what the manifest's files say. */
  directoryManifest: { id: number; hash: string; bytes: Buffer; isWritten: number };
  /** Records taken out, which lists bring again only after `endedAt`. `record`: JSON, null once it is erased. */
  directoryRemovals: {
    id: number;
    identity: string;
    name: string;
    record: string | null;
    reason: string;
    removedBy: string;
    removedAt: string;
    endedAt: string | null;
  };
};
