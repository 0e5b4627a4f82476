import { type Check, defineCheck } from '../check.ts';
import { firstOfEach } from '../lists.ts';
import { aboutTestator, atExecutor, atNominee, atOtherInfo, atWitness } from '../places.ts';

/** Checks that the testator holds no part that only somebody else can hold. */
export const roleChecks: readonly Check[] = [
  defineCheck('P2', 'A', [], ({ testator, nomineesByName }) =>
    (nomineesByName.get(testator.bare) ?? []).map(({ item: { id, name } }) => ({
      about: aboutTestator,
      of: [id],
      target: atNominee(id, 'name'),
      facts: { name },
    })),
  ),
  defineCheck('P3', 'A', ['ISA:2(c)', 'ISA:211'], ({ testator, executors }) =>
    firstOfEach(
      executors.filter(({ bare }) => bare !== '' && bare === testator.bare),
      ({ bare }) => bare,
    ).map(({ assetId, item: { id, name } }) => ({
      about: aboutTestator,
      of: [id],
      target: atExecutor(assetId, id, 'name'),
      facts: { name },
    })),
  ),
  defineCheck('P4', 'A', ['ISA:63(c)', 'UKWills:9'], ({ testator, witnesses }) =>
    witnesses
      .filter(({ bare }) => bare !== '' && bare === testator.bare)
      .map(({ item: { id, name } }) => ({
        about: aboutTestator,
        of: [id],
        target: atWitness(id, 'name'),
        facts: { name },
      })),
  ),
  defineCheck('P5', 'A', [], ({ testator, caretaker }) =>
    caretaker.bare !== '' && caretaker.bare === testator.bare
      ? [
          {
            about: aboutTestator,
            of: [],
            target: atOtherInfo('caretaker'),
            facts: { name: caretaker.name },
          },
        ]
      : [],
  ),
];
