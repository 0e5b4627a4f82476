import type { WillDraft } from '@virasat/will-model';
import type { TitleBlock } from '../document/blocks.ts';
import { fieldsOf } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { beneficiaries } from './beneficiaries.ts';
import { bequests } from './bequests.ts';
import { careOfMinorsAndPets } from './care.ts';
import { declaration } from './declaration.ts';
import { generalAndExecution } from './execution.ts';
import { executors } from './executors.ts';
import { footer } from './footer.ts';
import { instructionPage } from './instruction-page.ts';
import { noContestAndInstructions } from './no-contest.ts';
import { residue } from './residue.ts';
import { type Say, sayIn, typed } from './say.ts';
import { testatorAndFamily } from './testator.ts';

function title({ personalDetails }: WillDraft, say: Say): TitleBlock {
  const text = say('title', { fullName: typed(personalDetails.fullName, 'personalDetails.fullName') });
  return { kind: 'title', key: 'title', statutes: [], fields: fieldsOf(text), keepWithNext: true, text };
}

/**
 * Composes the will of a draft, in the draft's language: which clauses stand, in what order, with what in them.
 *
 * Any draft gives a document: what isn't answered yet is a line to fill in, and a branch that the person has left
 * prints nothing.
 *
 * @see wording.md, sections 1 to 4
 */
export function composeWill(draft: WillDraft): WillDocument {
  const { language } = draft.personalDetails;
  const say = sayIn(language);
  return {
    kind: 'will',
    language,
    instructions: instructionPage(draft, say),
    title: title(draft, say),
    articles: [
      declaration(draft, say),
      testatorAndFamily(draft, say),
      beneficiaries(draft, say),
      bequests(draft, say),
      executors(draft, say),
      residue(draft, say),
      careOfMinorsAndPets(draft, say),
      noContestAndInstructions(draft, say),
      generalAndExecution(draft, say),
    ],
    footer: footer(draft, say),
  };
}
