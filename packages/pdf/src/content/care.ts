import type { OtherInfo, WillDraft } from '@virasat/will-model';
import type { Block } from '../document/blocks.ts';
import type { Article } from '../document/will-document.ts';
import { article, clause, clauseWithVerbatim } from './building.ts';
import { type Say, typed } from './say.ts';

const caretakerClause = ({ isGuardianCaretaker, caretaker }: OtherInfo, say: Say): Block => {
  const decidedBy = ['otherInfo.isGuardianCaretaker'];
  return isGuardianCaretaker
    ? clause('VII.1a', say('VII.1a'), { decidedBy })
    : clause('VII.1b', say('VII.1b', { caretaker: typed(caretaker, 'otherInfo.caretaker') }), { decidedBy });
};

const petClauses = ({ hasPets, petDetails }: OtherInfo, say: Say): Block[] => {
  const decidedBy = ['otherInfo.hasPets'];
  return hasPets
    ? clauseWithVerbatim('VII.3a', say('VII.3a', { petDetails: typed(petDetails, 'otherInfo.petDetails') }), {
        decidedBy,
      })
    : [clause('VII.3b', say('VII.3b'), { decidedBy })];
};

/**
 * Article VII: who looks after what a minor takes, and the testator's wish for pets.
 *
 * @see wording.md, VII; Hindu Minority and Guardianship Act 1956, ss. 6, 8, 9; Indian Trusts Act 1882
 */
export const careOfMinorsAndPets = ({ otherInfo }: WillDraft, say: Say): Article =>
  article(
    'VII',
    [caretakerClause(otherInfo, say), clause('VII.2', say('VII.2')), ...petClauses(otherInfo, say)],
    say,
  );
