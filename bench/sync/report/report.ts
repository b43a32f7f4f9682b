import type { Peer } from '../contract.ts';
import type { EngineSize } from '../engine-size.ts';
import type { Options } from '../options.ts';
import type { Samples } from '../samples.ts';
import type { Scored } from '../score/score.ts';

/** What became of one peer. */
export type Row = {
  peer: Peer;
  samples: Samples;
  crashes: { rounds: number; lost: number } | null;
  score: Scored | null;
  /** Why a round did not end. */
  failures: string[];
};

export type Report = {
  rows: Row[];
  engineSize: EngineSize;
  machine: string;
  options: Options;
  seconds: number;
};
