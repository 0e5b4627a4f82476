import regularUrl from '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf?url';
import type { FontFiles } from './font-files.ts';

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A font could not be loaded: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Fetches the fonts that the bundler has put beside the worker. */
export async function browserFonts(): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([fetched(regularUrl), fetched(boldUrl)]);
  return { regular, bold };
}
