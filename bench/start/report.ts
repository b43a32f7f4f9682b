import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { quantiles } from '../quantiles.ts';
import type { Start } from './cold-start.ts';

/** All cold starts of one app on one network; `slower`: how many times as slow the page's processor was. */
export type Measured = { name: string; network: 'none' | 'lie-fi'; slower: number; starts: Start[] };

const file = 'docs/bench/start.md';

/** The figures as a table, and under which circumstances they were taken. `bareSize`: of the bare page's script, gzip, bytes. */
export function reportOf(
  measured: Measured[],
  { runs, bareSize }: { runs: number; bareSize: number },
): string {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'a processor'}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  return `# A cold start without a network, and with one that lies

${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium of the tests, ${runs} runs each. Written by
\`npm run bench -- start --runs ${runs} --write\`.

The app was visited once and its service worker answers for it; then the browser is closed and started anew on its profile for
every run, the network is cut, and the address is opened; or, "lie-fi", the device believes that it is online, every answer of
the API takes three seconds, and those of the first two synchronisations are lost. The time ends when the first deal of a list has been painted by its name, not the place kept for it; until 2026-11-23 it ended at that place. "CPU x4"
is Chromium's own throttling of the page; the service worker's thread is not slowed. "With the browser" adds the start of
Chromium's process, which a phone has mostly running.

The bare page is React, one list of the same deals from a file, and a service worker of a few lines that has all of it:
${bareSize.toLocaleString('en-IN')} bytes of script (gzip). Of known apps no shell with its worker was found as a package (asked for: squoosh, elk, phanpy, svgomg, excalidraw).

| app | network | CPU | p50, ms | p95 | max | p50 with the browser |
|---|---|---|---|---|---|---|
${measured.map(row).join('\n')}

Asked for: a median of at most 600 ms, and of 1,500 ms at CPU x4; what the device holds within 1 s on a network that lies.
${measured
  .filter(({ name }) => name.startsWith('Pankh'))
  .map(verdict)
  .join(' ')}
The address is opened in a tab of the browser that has the app's worker, not in an installed window of its own. A machine that is busy with other things slows both: the bare page, started in turns with the app, tells by how much.

Where the time goes, by Chromium's own trace of 2026-11-23: the worker starts and answers within the first tenth of a second, as the bare page's
does. The screen's scripts are named in that answer and come side by side (before, they came in five turns, each heard of once
the one before had run). Running the first script, drawing the screen and laying it out the first time take most of the rest;
the two databases, the device's and the person's, are opened meanwhile. The front page is the largest to draw: its first list
stands among everything else that it shows.
`;
}

export function writeReport(report: string): Promise<void> {
  return writeFile(file, report);
}

/** What was asked for of a cold start, ms. */
function asked({ network, slower }: Measured): number {
  if (network === 'lie-fi') return 1_000;
  return slower === 1 ? 600 : 1_500;
}

function verdict(of: Measured): string {
  const { p50 } = quantiles(of.starts.map(({ open }) => open));
  const what = `${of.name.replace('Pankh, ', '')}, network ${of.network}, x${of.slower}`;
  return `${p50 <= asked(of) ? 'Reached' : '**Not reached**'}: ${what}.`;
}

function row({ name, network, slower, starts }: Measured): string {
  const { p50, p95, max } = quantiles(starts.map(({ open }) => open));
  const whole = quantiles(starts.map(({ launch }) => launch)).p50;
  const figures = [p50, p95, max, whole].map((time) => Math.round(time).toLocaleString('en-IN'));
  return `| ${[name, network, `x${slower}`, ...figures].join(' | ')} |`;
}
