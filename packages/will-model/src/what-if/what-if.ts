import type { WillDraft } from '../draft/will-draft.ts';
import { nomineeOf } from '../stages/assets/assets.rules.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import { isBlank } from '../text/blank.ts';
import { filled } from '../text/filled.ts';
import { type LostStep, stepsWithoutAsset } from './asset-gone.ts';
import { percentText } from './fraction.ts';
import { type Step, stepsWithout } from './nominee-dies.ts';
import type { WhatIfTexts } from './texts/texts.ts';
import { textsIn } from './texts/texts-in.ts';
import type { Taker, WhatIfCondition, WhatIfLine, WhatIfQuestion, WhatIfReport } from './what-if-report.ts';

/** What an asset's scope sentence gives in its place (IV.3), by kind of asset. */
const COVERED: ReadonlyMap<Asset['type'], keyof WhatIfTexts> = new Map([
  ['Financial Account', 'coversAccount'],
  ['Real Estate', 'coversRealEstate'],
  ['Vehicle', 'coversVehicle'],
] as const);

/** What the lines are written with: the draft, and the words of its language. */
class Teller {
  readonly texts: WhatIfTexts;

  constructor(private readonly draft: WillDraft) {
    this.texts = textsIn(draft.personalDetails.language);
  }

  nominee(id: string): string {
    const name = nomineeOf(this.draft.nominees, id)?.name ?? '';
    return isBlank(name) ? this.texts.unnamed : name.trim();
  }

  asset(id: string): string {
    const index = this.draft.assets.findIndex((asset) => asset.id === id);
    const identifier = this.draft.assets[index]?.identifier ?? '';
    return isBlank(identifier)
      ? filled(this.texts.assetNumber, { number: String(index + 1) })
      : identifier.trim();
  }

  who(taker: Taker): string {
    switch (taker.kind) {
      case 'nominee':
        return this.nominee(taker.nomineeId);
      case 'descendants':
        return filled(this.texts.descendants, { name: this.nominee(taker.nomineeId) });
      case 'legal-heirs':
        return this.texts.legalHeirs;
      case 'own-words':
        return this.texts.ownWords;
      case 'intestacy':
        return this.texts.intestacy;
      default:
        return taker satisfies never;
    }
  }

  what({ thing, assetId = '' }: Step | LostStep): string {
    switch (thing) {
      case 'asset':
        return filled(this.texts.asset, { asset: this.asset(assetId) });
      case 'proceeds':
        return filled(this.texts.proceeds, { asset: this.asset(assetId) });
      case 'residue':
        return this.texts.residue;
      default:
        return thing satisfies never;
    }
  }

  line(step: Step | LostStep, name: string): WhatIfLine {
    const { thing, assetId, taker, share, clauseIds, condition } = step;
    const who = this.who(step.taker === null ? step.loser : step.taker);
    const what = this.what(step);
    const fell = thing === 'asset' && clauseIds.length > 1;
    const kind = taker === null ? 'lose' : fell ? 'takeByFall' : 'take';
    const sentence = filled(this.texts[kind], { who, what, share: percentText(share) });
    const own = assetId === undefined ? {} : { assetId };
    return {
      thing,
      ...own,
      what: this.identifierOf(step),
      taker,
      who,
      share,
      clauseIds,
      condition,
      conditionText: this.condition(condition, name),
      text: sentence,
    };
  }

  private condition(condition: WhatIfCondition, name: string): string {
    if (condition === 'always') return '';
    return filled(this.texts[condition === 'with-descendants' ? 'with' : 'without'], { name });
  }

  private identifierOf(step: Step | LostStep): string {
    return step.thing === 'asset' ? this.asset(step.assetId ?? '') : this.what(step);
  }
}

/**
 * Tells who takes what if a nominee isn't living at the testator's death, or an asset isn't owned any more: exactly as
 * the clauses decide that the will prints. Nothing is guessed: where it depends on a nominee's descendants, both
 * outcomes are told.
 *
 * @returns A report without lines where nothing changes, or where the draft doesn't know the person or the asset.
 * @see wording.md, IV and VI
 */
export function whatIf(draft: WillDraft, question: WhatIfQuestion): WhatIfReport {
  const teller = new Teller(draft);
  const { texts } = teller;
  if (question.kind === 'nominee-dies') {
    const name = teller.nominee(question.nomineeId);
    const nominee = nomineeOf(draft.nominees, question.nomineeId);
    const lines = (nominee ? stepsWithout(draft, nominee) : []).map((step) => teller.line(step, name));
    const note = lines.length === 0 ? filled(texts.nothingChanges, { name }) : '';
    return { title: filled(texts.titleDies, { name }), lines, note, noteClauseIds: [] };
  }
  const name = teller.asset(question.assetId);
  const asset = draft.assets.find(({ id }) => id === question.assetId);
  const steps = asset ? stepsWithoutAsset(draft, asset) : [];
  const isGiven = steps.some(({ thing }) => thing === 'asset');
  const covered = isGiven && asset ? COVERED.get(asset.type) : undefined;
  const noteOf = (): string => {
    if (!isGiven) return filled(texts.nobodyLoses, { asset: name });
    return covered === undefined ? '' : filled(texts[covered], { asset: name });
  };
  return {
    title: filled(texts.titleGone, { asset: name }),
    lines: isGiven ? steps.map((step) => teller.line(step, name)) : [],
    note: noteOf(),
    noteClauseIds: covered && asset ? [`IV.3 ${asset.type}`] : [],
  };
}
