import { isSameNameIgnoringHonorifics, WITNESSES, type WillDraft, type Witness } from '@virasat/will-model';
import type { Block, FormBlock } from '../document/blocks.ts';
import type { Article } from '../document/will-document.ts';
import { article, clause, detail, heading } from './building.ts';
import { form } from './forms.ts';
import { type Say, typed } from './say.ts';

type WitnessLines = Pick<Witness, 'name' | 'address'>;

const NOT_NAMED: WitnessLines = { name: '', address: '' };

/** The witnesses' boxes: those named now, or two that are filled in by hand. */
export function witnessBoxes({ otherInfo }: WillDraft): WitnessLines[] {
  const named: WitnessLines[] = otherInfo.addWitnessNow ? otherInfo.witnesses : [];
  const missing = Math.max(0, WITNESSES.least - named.length);
  return [...named, ...Array.from({ length: missing }, () => NOT_NAMED)];
}

/** Says whether the attestation would state an untruth: a witness bears a beneficiary's name. */
const isWitnessBeneficiary = ({ otherInfo, nominees }: WillDraft): boolean =>
  otherInfo.addWitnessNow &&
  otherInfo.witnesses.some((witness) =>
    nominees.some((nominee) => isSameNameIgnoringHonorifics(witness.name, nominee.name)),
  );

function governingLaw({ personalDetails: { country } }: WillDraft, say: Say): Block {
  const decidedBy = ['personalDetails.country'];
  switch (country) {
    case 'USA':
      return clause('IX.1-US', say('IX.1-US'), { decidedBy });
    case 'UK':
      return clause('IX.1-UK', say('IX.1-UK'), { decidedBy });
    case 'India':
    case '':
      return clause('IX.1-IN', say('IX.1-IN'), { decidedBy });
    default:
      return country satisfies never;
  }
}

function independence(draft: WillDraft, say: Say): Block[] {
  if (isWitnessBeneficiary(draft)) return [];
  const options = { decidedBy: ['otherInfo.witnesses', 'nominees'], keepWithNext: true };
  return draft.personalDetails.country === 'UK'
    ? [detail('ATT.2-UK', say('ATT.2-UK'), options)]
    : [detail('ATT.2', say('ATT.2'), options)];
}

/**
 * A witness's box.
 *
 * @param field The witness's place in the answers, as 'otherInfo.witnesses.0'.
 */
export function witnessForm(
  { name, address }: WitnessLines,
  { field, index, count }: { field: string; index: number; count: number },
  say: Say,
): FormBlock {
  const row = say('WIT', {
    n: String(index + 1),
    'witness.name': typed(name, `${field}.name`),
    'witness.address': typed(address, `${field}.address`),
  });
  return form('WIT', row, ['line', 'address', 'half-signature', 'half-signature'], {
    isBoxed: true,
    keepWithNext: index < count - 1 ? 'together' : false,
  });
}

/** What is signed: by the testator, by whoever read the will out, and by the witnesses. */
function signatures(draft: WillDraft, say: Say): Block[] {
  const fullName = typed(draft.personalDetails.fullName, 'personalDetails.fullName');
  const boxes = witnessBoxes(draft);
  return [
    form('SIG', say('SIG', { fullName }), ['half-line', 'half-line', 'signature', 'line'], {
      isBoxed: false,
      keepWithNext: true,
    }),
    form('READ', say('READ'), ['line', 'line', 'line'], { isBoxed: false, keepWithNext: 'preferred' }),
    heading('ATT', say('label.attestation')),
    detail('ATT', say('ATT', { fullName }), { keepWithNext: true }),
    ...independence(draft, say),
    ...boxes.map((witness, index) =>
      witnessForm(witness, { field: `otherInfo.witnesses.${index}`, index, count: boxes.length }, say),
    ),
  ];
}

/**
 * Article IX: by which law the will is read, and how it is signed and attested.
 *
 * @see wording.md, IX; Indian Succession Act 1925, ss. 63, 82, 87; Wills Act 1837, s. 9
 */
export const generalAndExecution = (draft: WillDraft, say: Say): Article =>
  article(
    'IX',
    [
      governingLaw(draft, say),
      clause('IX.2', say('IX.2')),
      clause('IX.3', say('IX.3'), { decidedBy: ['personalDetails.language'] }),
      clause('IX.4', say('IX.4', { pageCount: [{ kind: 'page-count' }] }), { keepWithNext: true }),
      ...signatures(draft, say),
    ],
    say,
  );
