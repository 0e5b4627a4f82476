import type { Asset, ExecutorPerson, WillDraft } from '@virasat/will-model';
import type { Block, TableBlock, TableRow } from '../document/blocks.ts';
import { type RichText, words } from '../document/rich-text.ts';
import type { Article } from '../document/will-document.ts';
import { assetFacts } from './bequests.ts';
import { article, clause, label, table } from './building.ts';
import { blank, type Say, typed } from './say.ts';
import { DASH } from './takers.ts';

const personColumns = (say: Say): TableBlock['columns'] => [
  { header: label(say('label.no')), weight: 10, fitsContent: true },
  { header: label(say('label.name')), weight: 30 },
  { header: label(say('label.executor')), weight: 20, fitsContent: true },
  { header: label(say('label.address')), weight: 38 },
  { header: label(say('label.contact')), weight: 40 },
];

/** The order of a list rules, whatever is stored with a person: the first is primary. */
const personCells = (person: ExecutorPerson, index: number, field: string, say: Say): RichText[] => [
  words(String(index + 1)),
  typed(person.name, `${field}.${index}.name`),
  index === 0 ? say('label.primary') : say('label.backup'),
  typed(person.address, `${field}.${index}.address`),
  [
    ...typed(person.phone, `${field}.${index}.phone`),
    { kind: 'words', text: '\n' },
    ...typed(person.email, `${field}.${index}.email`),
  ],
];

const nobodyYet = (field: string, say: Say): RichText[] => [
  words('1'),
  blank(field),
  say('label.primary'),
  blank(field),
  blank(field),
];

function commonTable(key: 'V.1b' | 'V.1c', people: readonly ExecutorPerson[], say: Say): TableBlock {
  const field = 'executor.commonExecutors';
  const rows = people.map((person, index) => ({ cells: personCells(person, index, field, say) }));
  return table(key, {
    columns: personColumns(say),
    rows: rows.length === 0 ? [{ cells: nobodyYet(field, say) }] : rows,
  });
}

function commonAppointment({ executor }: WillDraft, say: Say): Block[] {
  const people = executor.commonExecutors;
  const [only] = people;
  if (people.length > 1) {
    return [
      clause('V.1c', say('V.1c'), { keepWithNext: true }),
      commonTable('V.1c', people, say),
      clause('V.2', say('V.2')),
    ];
  }
  const named = {
    'executor.name': typed(only?.name ?? '', 'executor.commonExecutors.0.name'),
    'executor.address': typed(only?.address ?? '', 'executor.commonExecutors.0.address'),
  };
  return [clause('V.1b', say('V.1b', named), { keepWithNext: true }), commonTable('V.1b', people, say)];
}

/** Rows of one asset: its executors, or a row of dashes where nobody is named. */
function assetRows(
  asset: Asset,
  index: number,
  people: readonly ExecutorPerson[],
  say: Say,
): readonly TableRow[] {
  const assetCell = say('V.asset', { ...assetFacts(asset, index, say) });
  if (people.length === 0) return [{ cells: [assetCell, DASH, DASH, DASH, DASH, DASH] }];
  return people.map((person, position) => ({
    cells: [assetCell, ...personCells(person, position, `executor.executorsPerAsset.${asset.id}`, say)],
    ...(position === 0 ? {} : { repeatedCells: 1 }),
  }));
}

function separateAppointments({ assets, executor }: WillDraft, say: Say): Block[] {
  const executorsOf = (asset: Asset): readonly ExecutorPerson[] =>
    Object.hasOwn(executor.executorsPerAsset, asset.id) ? (executor.executorsPerAsset[asset.id] ?? []) : [];
  const rows = assets.flatMap((asset, index) => assetRows(asset, index, executorsOf(asset), say));
  const columns = [{ header: label(say('label.asset')), weight: 34 }, ...personColumns(say)];
  return [
    clause('V.1d', say('V.1d'), { decidedBy: ['executor.executorMode'], keepWithNext: rows.length > 0 }),
    ...(rows.length === 0 ? [] : [table('V.1d', { columns, rows })]),
    ...(assets.some((asset) => executorsOf(asset).length > 1) ? [clause('V.2', say('V.2'))] : []),
    clause('V.3', say('V.3')),
  ];
}

function appointments(draft: WillDraft, say: Say): Block[] {
  return draft.executor.executorMode === 'separate'
    ? separateAppointments(draft, say)
    : commonAppointment(draft, say);
}

/**
 * Article V: who carries the will out, and what is paid first.
 *
 * @see wording.md, V; Indian Succession Act 1925, ss. 141, 211, 222, 232, 307, 316
 */
export function executors(draft: WillDraft, say: Say): Article {
  const isAppointed = draft.executor.appointExecutor === 'yes';
  const decidedBy = ['executor.appointExecutor'];
  return article(
    'V',
    [
      ...(isAppointed ? appointments(draft, say) : [clause('V.1a', say('V.1a'), { decidedBy })]),
      clause('V.4', say('V.4')),
      clause('V.5', say('V.5')),
      ...(isAppointed
        ? [clause('V.6', say('V.6'), { decidedBy }), clause('V.7', say('V.7'), { decidedBy })]
        : []),
    ],
    say,
  );
}
