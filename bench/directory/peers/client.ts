import type { Investor } from '../../../sync/records/investor.ts';
import { type Method, type MethodName, methodNames } from '../contract.ts';
import { madeUpInvestors } from '../made-up.ts';
import { dexieRows } from '../methods/dexie-rows.ts';
import { fuseAlone } from '../methods/fuse.ts';
import { ours } from '../methods/ours.ts';
import { flexSearch } from './flexsearch.ts';
import { miniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { uFuzzy } from './ufuzzy.ts';

const methods: Record<MethodName, Method> = {
  ours,
  fuse: fuseAlone,
  minisearch: miniSearch,
  flexsearch: flexSearch,
  ufuzzy: uFuzzy,
  orama,
  dexie: dexieRows,
};
let method = methods[methodNames[0]];
let investors: Investor[] = [];

window.directoryBench = {
  async prepare(name, count) {
    method = methods[name];
    investors = madeUpInvestors(count, 1);
    await method.prepare(investors);
  },
  async build() {
    const start = performance.now();
    await method.build(investors);
    return performance.now() - start;
  },
  keep: () => method.keep(),
  async open(name) {
    method = methods[name];
    await method.open();
  },
  async search(text) {
    const start = performance.now();
    const ids = await method.search(text);
    return { ids, time: performance.now() - start };
  },
};
