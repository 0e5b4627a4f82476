import type { FamilyId } from '../fonts/coverage-ranges.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { Face } from '../shape/face.ts';

/** The two faces of a family, the will's own where none is named, read from disk. */
export async function nodeFaces(
  family: FamilyId = 'NotoSerifDevanagari',
): Promise<{ regular: Face; bold: Face }> {
  const { regular, bold } = await nodeFamily(family);
  return { regular: new Face('Test-Regular', regular), bold: new Face('Test-Bold', bold) };
}
