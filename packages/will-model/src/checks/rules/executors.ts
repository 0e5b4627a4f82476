import { withRolesByOrder } from '../../stages/executor/executor.rules.ts';
import type { ExecutorPerson } from '../../stages/executor/executor.shape.ts';
import { isBlank } from '../../text/blank.ts';
import { bareName } from '../../text/names.ts';
import { type Check, defineCheck, type Sighting } from '../check.ts';
import type { DraftView, ExecutorListView } from '../draft-view.ts';
import { withExecutors } from '../fixes.ts';
import { firstOfEach } from '../lists.ts';
import { aboutPerson, aboutWill, atExecutor, atExecutors } from '../places.ts';
import { textsOf } from '../texts/texts.ts';
import { foundIn, wordLists } from '../words.ts';

const CALLING_CODE = { India: '+91', USA: '+1', UK: '+44' } as const;
/** How many digits a telephone number has, country code included (ITU-T E.164); local ones have at least seven. */
const PHONE_DIGITS = { least: 7, most: 15 } as const;
/** More people than these are many. */
const FEW = 3;

type Executor = DraftView['executors'][number];

const namedOnce = (view: DraftView): Executor[] =>
  firstOfEach(
    view.executors.filter(({ bare }) => bare !== ''),
    ({ bare }) => bare,
  );

const plainPhone = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replace(/[\s().-]/gu, '')
    .replace(/^00/u, '+');

function isAbroad({ phone, address }: ExecutorPerson, { draft }: DraftView): boolean {
  const home = draft.personalDetails.country || 'India';
  const number = plainPhone(phone);
  return (
    (number.startsWith('+') && !number.startsWith(CALLING_CODE[home])) ||
    foundIn(address, wordLists.abroad[home]) !== null
  );
}

const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(email.trim());

function isPhone(phone: string): boolean {
  const digits = plainPhone(phone).replace(/^\+/u, '');
  return (
    /^\p{Nd}+$/u.test(digits) &&
    [...digits].length >= PHONE_DIGITS.least &&
    [...digits].length <= PHONE_DIGITS.most
  );
}

function repeated({ assetId, people }: ExecutorListView): Sighting<'E3'>[] {
  const again = people.filter(
    ({ bare }, index) => bare !== '' && people.findIndex((person) => person.bare === bare) < index,
  );
  return firstOfEach(again, ({ bare }) => bare).map(({ item: { id, name }, bare }) => ({
    about: aboutPerson(name),
    of: [assetId ?? '', bare],
    target: atExecutor(assetId, id, 'name'),
    facts: { name },
    fix: withExecutors(assetId, (known) =>
      withRolesByOrder(
        known.filter(
          (person, index) =>
            bareName(person.name) !== bare ||
            known.findIndex((other) => bareName(other.name) === bare) === index,
        ),
      ),
    ),
  }));
}

function unreachable(view: DraftView): Sighting<'E8'>[] {
  const { shared } = textsOf(view.language);
  return namedOnce(view).flatMap(({ assetId, item: { id, name, email, phone } }) => {
    const sighting = (field: 'email' | 'phone', value: string): Sighting<'E8'> => ({
      about: aboutPerson(name),
      of: [id, field, value],
      target: atExecutor(assetId, id, field),
      facts: { name, channel: shared[field], value },
    });
    return [
      ...(isBlank(email) || isEmail(email) ? [] : [sighting('email', email.trim())]),
      ...(isBlank(phone) || isPhone(phone) ? [] : [sighting('phone', phone.trim())]),
    ];
  });
}

function sharedChannels(view: DraftView, field: 'email' | 'phone'): Sighting<'E8b'>[] {
  const first = new Map<string, Executor>();
  return namedOnce(view).flatMap((executor) => {
    const value = executor.item[field].trim();
    const key = field === 'phone' ? plainPhone(value) : value.toLowerCase();
    const other = first.get(key);
    if (key === '') return [];
    if (other === undefined) {
      first.set(key, executor);
      return [];
    }
    const { assetId, item } = executor;
    return [
      {
        about: aboutPerson(item.name),
        of: [field, ...[other.item.id, item.id].sort()],
        target: atExecutor(assetId, item.id, field),
        facts: { one: other.item.name, other: item.name, value },
      },
    ];
  });
}

/** Checks of who carries the will out. */
export const executorChecks: readonly Check[] = [
  defineCheck('E1', 'A', ['ISA:232'], ({ draft }) =>
    draft.executor.appointExecutor === 'no'
      ? [{ about: aboutWill, of: [], target: atExecutors('appointExecutor'), facts: {} }]
      : [],
  ),
  defineCheck('E2', 'W', [], ({ executorLists }) =>
    firstOfEach(
      executorLists.flatMap(({ assetId, people }) => {
        const [only, ...others] = people;
        return only && only.bare !== '' && others.length === 0 ? [{ assetId, ...only }] : [];
      }),
      ({ bare }) => bare,
    ).map(({ assetId, item: { id, name }, bare }) => ({
      about: aboutPerson(name),
      of: [bare],
      target: atExecutor(assetId, id, 'name'),
      facts: { name },
    })),
  ),
  defineCheck('E3', 'A', [], ({ executorLists }) => executorLists.flatMap(repeated)),
  defineCheck('E4', 'W', ['ISA:68'], (view) => {
    const witnesses = new Set(view.witnesses.map(({ bare }) => bare));
    return namedOnce(view)
      .filter(({ bare }) => witnesses.has(bare))
      .map(({ assetId, item: { id, name }, bare }) => ({
        about: aboutPerson(name),
        of: [bare],
        target: atExecutor(assetId, id, 'name'),
        facts: { name },
      }));
  }),
  defineCheck('E5', 'I', ['ISA:141'], (view) =>
    namedOnce(view)
      .filter(({ bare }) =>
        (view.nomineesByName.get(bare) ?? []).some(
          ({ item: { id } }) => view.assetTakers.has(id) || view.residueTakers.has(id),
        ),
      )
      .map(({ assetId, item: { id, name }, bare }) => ({
        about: aboutPerson(name),
        of: [bare],
        target: atExecutor(assetId, id, 'name'),
        facts: { name },
      })),
  ),
  defineCheck('E6', 'W', [], (view) =>
    namedOnce(view)
      .filter(({ item }) => isAbroad(item, view))
      .map(({ assetId, item: { id, name }, bare }) => ({
        about: aboutPerson(name),
        of: [bare],
        target: atExecutor(assetId, id, 'address'),
        facts: { name },
      })),
  ),
  defineCheck('E8', 'W', [], unreachable),
  defineCheck('E8b', 'W', [], (view) => [...sharedChannels(view, 'email'), ...sharedChannels(view, 'phone')]),
  defineCheck('E9', 'A', ['ISA:211'], ({ draft, executorLists }) => {
    const general = executorLists[0]?.people[0];
    const isAsked = draft.executor.executorMode === 'separate' && draft.assets.length > 1;
    if (!isAsked || general === undefined || general.bare === '') return [];
    const { name } = general.item;
    return [
      {
        about: aboutPerson(name),
        of: [general.bare],
        target: atExecutors('executorMode'),
        facts: { name },
      },
    ];
  }),
  defineCheck('E10', 'I', ['ISA:311'], (view) => {
    const count = namedOnce(view).length;
    return view.draft.executor.executorMode === 'separate' && count > FEW
      ? [
          {
            about: aboutWill,
            of: [count],
            target: atExecutors('executorMode'),
            facts: { count: String(count) },
          },
        ]
      : [];
  }),
];
