import naskhArabicRegular from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url';
import naskhArabicBold from '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf?url';
import sansGujaratiRegular from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url';
import sansGujaratiBold from '@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf?url';
import sansGurmukhiRegular from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url';
import sansGurmukhiBold from '@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf?url';
import sansKannadaRegular from '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url';
import sansKannadaBold from '@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf?url';
import sansMalayalamRegular from '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url';
import sansMalayalamBold from '@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf?url';
import sansOriyaRegular from '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf?url';
import sansOriyaBold from '@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf?url';
import sansTamilRegular from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url';
import sansTamilBold from '@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf?url';
import sansTeluguRegular from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url';
import sansTeluguBold from '@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf?url';
import serifRegular from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import serifBold from '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf?url';
import serifBengaliRegular from '@expo-google-fonts/noto-serif-bengali/400Regular/NotoSerifBengali_400Regular.ttf?url';
import serifBengaliBold from '@expo-google-fonts/noto-serif-bengali/700Bold/NotoSerifBengali_700Bold.ttf?url';
import serifDevanagariRegular from '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf?url';
import serifDevanagariBold from '@expo-google-fonts/noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf?url';
import type { FamilyId } from './coverage-ranges.ts';
import { type FontFiles, FontLoadError } from './font-files.ts';

/** How long a font may take: on a line as slow as 64 kB a second the largest takes half of it. */
const PATIENCE_MS = 30_000;

/** Where the bundler has put the files: beside the worker, each fetched only when it is needed. */
const urls: Readonly<Record<FamilyId, { readonly regular: string; readonly bold: string }>> = {
  NotoSerifDevanagari: { regular: serifDevanagariRegular, bold: serifDevanagariBold },
  NotoSerifBengali: { regular: serifBengaliRegular, bold: serifBengaliBold },
  NotoSansGujarati: { regular: sansGujaratiRegular, bold: sansGujaratiBold },
  NotoSansGurmukhi: { regular: sansGurmukhiRegular, bold: sansGurmukhiBold },
  NotoSansKannada: { regular: sansKannadaRegular, bold: sansKannadaBold },
  NotoSansMalayalam: { regular: sansMalayalamRegular, bold: sansMalayalamBold },
  NotoSansOriya: { regular: sansOriyaRegular, bold: sansOriyaBold },
  NotoSansTamil: { regular: sansTamilRegular, bold: sansTamilBold },
  NotoSansTelugu: { regular: sansTeluguRegular, bold: sansTeluguBold },
  NotoNaskhArabic: { regular: naskhArabicRegular, bold: naskhArabicBold },
  NotoSerif: { regular: serifRegular, bold: serifBold },
};

async function fetched(url: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    throw new FontLoadError(`A font was answered with ${answer.status}`);
  } catch (cause) {
    if (cause instanceof FontLoadError) throw cause;
    throw new FontLoadError('A font could not be fetched', { cause });
  }
}

/**
 * Fetches the files of a family.
 *
 * @throws FontLoadError Where they don't come.
 */
export async function browserFamily(family: FamilyId): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([fetched(urls[family].regular), fetched(urls[family].bold)]);
  return { regular, bold };
}
