import { newId } from '#sync/ids.ts';
import { crashTab, type Device, openPage } from './devices.ts';
import type { Stage } from './speed.ts';

/** Crashes the tab at once after each write that was said to be saved, and looks what is there when it opens again. */
export async function lostInCrashes(
  { origin, notes }: Stage,
  device: Device,
  rounds: number,
): Promise<number> {
  let lost = 0;
  let page = await openPage(device, origin, 'asha');
  for (let at = 0; at < rounds; at += 1) {
    const written = { id: notes[at % notes.length]?.id ?? '', title: `Crash ${newId()}` };
    await page.evaluate(({ id, title }) => window.bench.setTitle(id, title), written);
    await crashTab(page);
    page = await openPage(device, origin, 'asha');
    const found = await page.evaluate((id) => window.bench.titleOf(id), written.id);
    if (found !== written.title) lost += 1;
  }
  await page.close();
  return lost;
}
