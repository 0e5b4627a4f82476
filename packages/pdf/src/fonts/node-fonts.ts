import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FamilyId } from './coverage-ranges.ts';
import type { FontFiles } from './font-files.ts';

const { resolve } = createRequire(import.meta.url);

const packages: Readonly<Record<FamilyId, string>> = {
  NotoSerifDevanagari: '@expo-google-fonts/noto-serif-devanagari',
  NotoSerifBengali: '@expo-google-fonts/noto-serif-bengali',
  NotoSansGujarati: '@expo-google-fonts/noto-sans-gujarati',
  NotoSansGurmukhi: '@expo-google-fonts/noto-sans-gurmukhi',
  NotoSansKannada: '@expo-google-fonts/noto-sans-kannada',
  NotoSansMalayalam: '@expo-google-fonts/noto-sans-malayalam',
  NotoSansOriya: '@expo-google-fonts/noto-sans-oriya',
  NotoSansTamil: '@expo-google-fonts/noto-sans-tamil',
  NotoSansTelugu: '@expo-google-fonts/noto-sans-telugu',
  NotoNaskhArabic: '@expo-google-fonts/noto-naskh-arabic',
  NotoSerif: '@expo-google-fonts/noto-serif',
};

const read = (family: FamilyId, face: string): Promise<Uint8Array> =>
  readFile(resolve(`${packages[family]}/${face}/${family}_${face}.ttf`));

/** Reads the files of a family from disk. */
export async function nodeFamily(family: FamilyId): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([read(family, '400Regular'), read(family, '700Bold')]);
  return { regular, bold };
}
