import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type Card, cardSize, drawnCard, fontFamily } from './card.ts';

const fonts = createRequire(import.meta.url);
const fontFiles = ['400Regular/AnekDevanagari_400Regular.ttf', '700Bold/AnekDevanagari_700Bold.ttf'].map(
  (file) => fonts.resolve(`@expo-google-fonts/anek-devanagari/${file}`),
);

/**
 * Share cards as PNG, each drawn once: a card with the same words is the same file, named by its content. At most `most`
 * files are kept in the folder; those that nobody has asked for the longest go.
 */
export function createShareImages(folder: string, most = 500) {
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(svg: string, file: string): Promise<Buffer> {
    const known = await readFile(file).catch(() => null);
    if (known) {
      const now = new Date();
      // Only says that it was asked for: a full disk keeps nobody from the picture.
      await utimes(file, now, now).catch(() => undefined);
      return known;
    }
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: fontFamily };
    const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: cardSize.width } });
    const png = image.asPng();
    await store(file, png).catch(() => undefined);
    return png;
  }

  async function store(file: string, png: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Whoever reads meanwhile sees the whole of it or nothing.
    await writeFile(`${file}.part`, png);
    await rename(`${file}.part`, file);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.png'));
    if (files.length <= most) return;
    const used = await Promise.all(
      files.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    );
    const old = used.toSorted((a, b) => a.at - b.at).slice(0, files.length - most);
    for (const { name } of old) await rm(join(folder, name), { force: true });
  }

  return {
    /** The PNG of a card, and a name for its content. One is drawn at a time, and none twice at once. */
    async of(card: Card): Promise<{ png: Buffer; hash: string }> {
      const svg = drawnCard(card);
      const hash = createHash('sha256').update(svg).digest('hex');
      const running = drawing.get(hash);
      if (running) return { png: await running, hash };
      const drawn = last.then(() => draw(svg, join(folder, `${hash}.png`)));
      drawing.set(hash, drawn);
      last = drawn.catch(() => undefined);
      try {
        return { png: await drawn, hash };
      } finally {
        drawing.delete(hash);
      }
    },
  };
}
