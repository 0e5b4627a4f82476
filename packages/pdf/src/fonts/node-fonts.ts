import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './font-files.ts';

const { resolve } = createRequire(import.meta.url);

const read = (file: string): Promise<Uint8Array> =>
  readFile(resolve(`@expo-google-fonts/noto-serif-devanagari/${file}`));

/** Reads the fonts from disk. */
export async function nodeFonts(): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([
    read('400Regular/NotoSerifDevanagari_400Regular.ttf'),
    read('700Bold/NotoSerifDevanagari_700Bold.ttf'),
  ]);
  return { regular, bold };
}
