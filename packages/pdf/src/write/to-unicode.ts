import { hex4, utf16Hex } from './pdf-syntax.ts';

/** A map may have at most this many entries in one block. */
const BLOCK = 100;

const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
`;

const TAIL = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/**
 * Tells readers what the glyphs of a font say, so that the text can be searched and copied.
 *
 * @param texts The text of glyph 1, 2, and so on.
 * @see ISO 32000-1, 9.10.3
 */
export function toUnicodeMap(texts: readonly string[]): string {
  const rows = texts.map((text, index) => `<${hex4(index + 1)}> <${utf16Hex(text)}>`);
  const blocks: string[] = [];
  for (let first = 0; first < rows.length; first += BLOCK) {
    const block = rows.slice(first, first + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  }
  return HEAD + blocks.join('') + TAIL;
}
