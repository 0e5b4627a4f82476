import type { Block } from '@virasat/pdf';
import type { BlocksByLanguage } from './wordingBlocks.ts';

/** Blocks that print one row and follow each other. */
export interface RowGroup {
  readonly rowKey: string;
  readonly blocks: BlocksByLanguage;
}

const groupsOf = (blocks: readonly Block[]): { rowKey: string; blocks: Block[] }[] => {
  const groups: { rowKey: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.rowKey === block.key) last.blocks.push(block);
    else groups.push({ rowKey: block.key, blocks: [block] });
  }
  return groups;
};

/** Groups the blocks of three languages by the row that they print, in their order. */
export function groupedByRow({ english, hindi, marathi }: BlocksByLanguage): RowGroup[] {
  const inHindi = groupsOf(hindi);
  const inMarathi = groupsOf(marathi);
  return groupsOf(english).map(({ rowKey, blocks }, index) => ({
    rowKey,
    blocks: { english: blocks, hindi: inHindi[index]?.blocks ?? [], marathi: inMarathi[index]?.blocks ?? [] },
  }));
}
