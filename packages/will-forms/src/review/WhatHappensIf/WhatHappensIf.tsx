import { CollapsibleSection, RadioGroup, Select } from '@virasat/ui';
import { isBlank, type WillDraft } from '@virasat/will-model';
import { type WhatIfQuestion, whatIf } from '@virasat/will-model/checks';
import { useState } from 'react';
import { checksTexts } from '../../texts/checks.ts';
import { executorTexts } from '../../texts/executor.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { WhatHappensIfAnswer } from './WhatHappensIfAnswer.tsx';

const texts = checksTexts.proposed;
type Kind = WhatIfQuestion['kind'];

const kinds = [
  { value: 'nominee-dies', label: texts.nomineeDies },
  { value: 'asset-gone', label: texts.assetGone },
] as const satisfies readonly { value: Kind; label: string }[];

const choicesOf = (kind: Kind, { nominees, assets }: WillDraft) =>
  kind === 'nominee-dies'
    ? nominees.map(({ id, name }, index) => ({
        value: id,
        label: isBlank(name) ? nomineesTexts.proposed.legend(index) : name,
      }))
    : assets.map(({ id, identifier }, index) => ({
        value: id,
        label: executorTexts.proposed.assetTitle(index, identifier),
      }));

const questionOf = (kind: Kind, id: string): WhatIfQuestion =>
  kind === 'nominee-dies' ? { kind, nomineeId: id } : { kind, assetId: id };

export interface WhatHappensIfProps {
  draft: WillDraft;
  /** The will's language, in which the answer is written. */
  lang: string;
}

/**
 * ‹What happens if…›, closed: a nominee dies first, or an asset is gone. The answer is what the clauses of this very
 * draft decide; nothing is guessed.
 *
 * @see design.md section 4, point 7
 */
export function WhatHappensIf({ draft, lang }: WhatHappensIfProps) {
  const [kind, setKind] = useState<Kind | ''>('');
  const [chosen, setChosen] = useState('');
  const choices = kind === '' ? [] : choicesOf(kind, draft);
  const isKnown = choices.some(({ value }) => value === chosen);
  return (
    <CollapsibleSection title={texts.whatIfTitle}>
      <div className="space-y-5">
        <p className="text-ink-2">{texts.whatIfLead}</p>
        <RadioGroup
          name="whatIfKind"
          label={texts.whatIfWhat}
          layout="row"
          options={kinds}
          value={kind}
          onValueChange={(value) => {
            setKind(kinds.find((one) => one.value === value)?.value ?? '');
            setChosen('');
          }}
        />
        {kind !== '' && (
          <Select
            name="whatIfWho"
            label={kind === 'nominee-dies' ? texts.whichNominee : texts.whichAsset}
            options={choices}
            value={isKnown ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {kind !== '' && isKnown && (
          <WhatHappensIfAnswer report={whatIf(draft, questionOf(kind, chosen))} lang={lang} />
        )}
      </div>
    </CollapsibleSection>
  );
}
