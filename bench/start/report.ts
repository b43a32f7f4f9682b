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
  return `# A cold start of the installed app without a network, and with one that lies

${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium of the tests, ${runs} runs each. Written by
\`npm run bench -- start --runs ${runs} --write\`.

The app was visited once, its service worker answers for it, and it is installed; then the browser is closed and started anew on its
profile for every run, and told to launch the app, which it opens in a window of its own (Explore, as its shortcut does).
Either there is no network: the page is told that it is offline, and the server cannot be reached; or, "lie-fi", the device believes that it is online, every answer of the API takes three
seconds, and those of the first two synchronisations are lost. Every run makes sure that it was a window of its own, and that
there was no network, or one. The time begins with the call to launch and ends when the first deal of a list has been painted
by its name, not the place kept for it; beside it stands the time from which the page itself begins, at its navigation. In
between Chromium makes the window, and what measures is put into it before its first script; that is counted. "CPU x4" is Chromium's own throttling of the page, set while the new window is held back before its first
script; the service worker's thread is not slowed, nor is Chromium's own process. "With the browser" adds the start of
Chromium's process and of what drives it, which a phone has mostly running. Until 2026-11-24 the address was
opened in a tab, and the time began with the page.

The bare page, installed and launched likewise, is React, one list of the same deals from a file, and a service worker of a few lines that has all of it:
${bareSize.toLocaleString('en-IN')} bytes of script (gzip). Of known apps no shell with its worker was found as a package (asked for: squoosh, elk, phanpy, svgomg, excalidraw).

| app | network | CPU | p50, ms | p95 | max | p50 from the page's beginning | p50 with the browser |
|---|---|---|---|---|---|---|---|
${measured.map(row).join('\n')}

Asked for: a median of at most 600 ms, and of 1,500 ms at CPU x4; what the device holds within 1 s on a network that lies.
${measured
  .filter(({ name }) => name.startsWith('Pankh'))
  .map(verdict)
  .join(' ')}
A machine that is busy with other things slows both: the bare page, started in turns with the app, tells by how much.

Where the time goes, by Chromium's own trace of 2026-11-23: the worker starts and answers within the first tenth of a second, as the bare page's
does. The screen's scripts are named in that answer and come side by side (before, they came in five turns, each heard of once
the one before had run). Running the first script, drawing the screen and laying it out the first time take most of the rest;
the two databases, the device's and the person's, are opened meanwhile. The front page is the largest to draw: its first list
stands among everything else that it shows. What stands below that list is drawn after it since
2026-11-25: right before and after, without a network at CPU x4, 1,563 and 1,380 ms (11 and 15 runs), Explore 1,532 and 1,404 beside it. The same build
was slower again in the hours after, and so was the bare page: 355 to 428 ms in three runs of this bench of that day.
From 2026-11-26 to 27 the icon to install had the code of changes and the schemas run before the list, by a script that it shared
with them: in turns on one machine Explore took 1,717 ms with that and 1,292 without, and with notices after the list
(CPU x4, 9 runs each, as a guest). Who is signed in waits within a tenth as long as a guest: on 2026-11-27, Explore in turns, without
a network, 548 ms of a guest, 552 of an investor and 530 of a founder, at CPU x4 1,527, 1,551 and 1,477 (12 runs each). Later that
day rupees and dates came to be written and sorted without a language's figures and order, which had to be set up before the list.
In turns, before and after: Explore 542 and 492 ms, at CPU x4 1,455 and 1,385, the first screen there 1,552 and 1,497 (10, 14 and 10 runs).
That morning, before it, the machine had been faster: the bare page took 334 ms at CPU x4, the first screen 1,318 and Explore 1,304.
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
  const { p50 } = quantiles(of.starts.map(({ launch }) => launch));
  const what = `${of.name.replace('Pankh, ', '')}, network ${of.network}, x${of.slower}`;
  return `${p50 <= asked(of) ? 'Reached' : '**Not reached**'}: ${what}.`;
}

function row({ name, network, slower, starts }: Measured): string {
  const { p50, p95, max } = quantiles(starts.map(({ launch }) => launch));
  const ofPage = quantiles(starts.map(({ page }) => page)).p50;
  const whole = quantiles(starts.map(({ browser }) => browser)).p50;
  const figures = [p50, p95, max, ofPage, whole].map((time) => Math.round(time).toLocaleString('en-IN'));
  return `| ${[name, network, `x${slower}`, ...figures].join(' | ')} |`;
}
