import { nodeFonts } from '../fonts/node-fonts.ts';
import { Face } from '../shape/face.ts';

/** The will's two faces, read from disk. */
export async function nodeFaces(): Promise<{ regular: Face; bold: Face }> {
  const { regular, bold } = await nodeFonts();
  return { regular: new Face('Test-Regular', regular), bold: new Face('Test-Bold', bold) };
}
