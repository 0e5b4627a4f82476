import type { OtherInfo, WillDraft } from '@virasat/will-model';
import type { Block } from '../document/blocks.ts';
import type { Article } from '../document/will-document.ts';
import { article, clause, clauseWithVerbatim } from './building.ts';
import { type Say, typed } from './say.ts';

const noContestClauses = ({ includeNoContestClause }: OtherInfo, say: Say): Block[] => {
  const decidedBy = ['otherInfo.includeNoContestClause'];
  return includeNoContestClause
    ? [clause('VIII.1a', say('VIII.1a'), { decidedBy }), clause('VIII.1b', say('VIII.1b'), { decidedBy })]
    : [clause('VIII.1c', say('VIII.1c'), { decidedBy })];
};

const instructionClauses = (
  { hasSpecialInstructions, specialInstructions }: OtherInfo,
  say: Say,
): Block[] => {
  const decidedBy = ['otherInfo.hasSpecialInstructions'];
  const own = typed(specialInstructions, 'otherInfo.specialInstructions');
  return hasSpecialInstructions
    ? clauseWithVerbatim('VIII.2a', say('VIII.2a', { specialInstructions: own }), { decidedBy })
    : [clause('VIII.2b', say('VIII.2b'), { decidedBy })];
};

/**
 * Article VIII: whether a contest costs the share, and the testator's instructions.
 *
 * @see wording.md, VIII; Indian Succession Act 1925, ss. 88, 127, 131, 134
 */
export const noContestAndInstructions = ({ otherInfo }: WillDraft, say: Say): Article =>
  article('VIII', [...noContestClauses(otherInfo, say), ...instructionClauses(otherInfo, say)], say);
