import { type Check, defineCheck } from '../check.ts';
import { personKey } from '../finding-keys.ts';
import { firstOfEach } from '../lists.ts';
import { aboutTestator, atExecutor, atNominee, atOtherInfo, atWitness } from '../places.ts';

/** Checks that the testator holds no part that only somebody else can hold. */
export const roleChecks: readonly Check[] = [
  defineCheck('P2', 'A', [], ({ testator, nomineesByName }) =>
    (nomineesByName.get(testator.bare) ?? []).map((nominee) => ({
      about: aboutTestator,
      of: [personKey(nominee)],
      target: atNominee(nominee.item.id, 'name'),
      facts: { name: nominee.item.name },
    })),
  ),
  defineCheck('P3', 'A', ['ISA:2(c)', 'ISA:211'], ({ testator, executors }) =>
    firstOfEach(
      executors.filter(({ bare }) => bare !== '' && bare === testator.bare),
      ({ bare }) => bare,
    ).map((executor) => ({
      about: aboutTestator,
      of: [personKey(executor)],
      target: atExecutor(executor.assetId, executor.item.id, 'name'),
      facts: { name: executor.item.name },
    })),
  ),
  defineCheck('P4', 'A', ['ISA:63(c)', 'UKWills:9'], ({ testator, witnesses }) =>
    witnesses
      .filter(({ bare }) => bare !== '' && bare === testator.bare)
      .map((witness) => ({
        about: aboutTestator,
        of: [personKey(witness)],
        target: atWitness(witness.item.id, 'name'),
        facts: { name: witness.item.name },
      })),
  ),
  defineCheck('P5', 'A', [], ({ testator, caretaker }) =>
    caretaker.bare !== '' && caretaker.bare === testator.bare
      ? [
          {
            about: aboutTestator,
            of: [caretaker.bare],
            target: atOtherInfo('caretaker'),
            facts: { name: caretaker.name },
          },
        ]
      : [],
  ),
];
