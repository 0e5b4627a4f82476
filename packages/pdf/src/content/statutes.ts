import type { WordingKey } from '../wording/wording.ts';

const isa = (...sections: string[]): string[] =>
  sections.map((section) => `Indian Succession Act 1925, s. ${section}`);
const hsa = (section: string): string => `Hindu Succession Act 1956, ${section}`;
const hmga = (...sections: string[]): string[] =>
  sections.map((section) => `Hindu Minority and Guardianship Act 1956, s. ${section}`);
const upc = (section: string): string => `Uniform Probate Code (USA), ${section}`;
const ukWills = (section: string): string => `Wills Act 1837 (UK), s. ${section}`;
const EVIDENCE = 'Bharatiya Sakshya Adhiniyam 2023, s. 67';
const SCOTLAND = 'Requirements of Writing (Scotland) Act 1995';

/** What each clause rests on; a row that isn't here rests on nothing but the testator's wish. */
const statutesByKey: Partial<Record<WordingKey, readonly string[]>> = {
  'I.1': [...isa('2(h)', '59', '61', '74'), ukWills('7'), upc('2-501')],
  'I.2': [...isa('62', '70'), ukWills('20'), upc('2-507')],
  'I.3': isa('2(h)', '62'),
  'II.1': isa('75'),
  'II.2': isa('75'),
  'II.3a': [...isa('2(e)', '75'), 'Indian Majority Act 1875, s. 3'],
  'II.3b': isa('75'),
  'III.1': isa('75', '76', '89'),
  'III.2': isa('89'),
  'III.3': ['Sarbati Devi v. Usha Devi, Supreme Court of India, 1983'],
  'IV.1': isa('88', '89', '142'),
  'IV.2': isa('75', '142'),
  'IV.3 Financial Account': isa('142', '152'),
  'IV.3 Retirement Account': isa('142'),
  'IV.3 Life Insurance': isa('142'),
  'IV.3 Real Estate': isa('142', '152'),
  'IV.3 Vehicle': isa('142', '152'),
  'IV.3 Cash and Valuables': isa('142'),
  'IV.3 Others': isa('142'),
  'IV.4': isa('89'),
  'IV.5': isa('89'),
  'IV.6': isa('107'),
  'IV.7': [...isa('167'), hsa('s. 30')],
  'IV.8': isa('105', '107', '109'),
  'IV.9': isa('89', '152'),
  'IV.10': isa('88', '89'),
  'IV.11': [...isa('105'), hsa('s. 21')],
  'V.1a': isa('2(c)', '232'),
  'V.1b': isa('2(c)', '222', '223'),
  'V.1c': isa('2(c)', '222', '223'),
  'V.1d': isa('2(c)', '222', '223'),
  'V.2': isa('222'),
  'V.3': isa('222', '311', '312'),
  'V.4': isa('316', '320', '321', '322', '323'),
  'V.5': isa('211', '307'),
  'V.6': isa('68', '141'),
  'V.7': isa('2(c)', '232'),
  'VI.1a': isa('102', '103'),
  'VI.1b': isa('102', '103'),
  'VI.1c': isa('103'),
  'VI.2a': [...isa('111'), hsa('s. 8'), hsa('s. 10'), hsa('Schedule, Class I')],
  'VI.2b': [hsa('s. 8'), hsa('s. 15'), hsa('Schedule, Class I'), 'Indian Succession Act 1925, Part V'],
  'VI.2a-intl': isa('111'),
  'VI.2c': isa('108', '111'),
  'VI.2d': isa('103'),
  'VI.2e': isa('108'),
  'VI.2f': isa('88', '103'),
  'VI.3': isa('108'),
  'VI.4': isa('103', '108'),
  'VII.1a': [...hmga('6', '8'), 'Guardians and Wards Act 1890, s. 17', upc('Art. 5')],
  'VII.1b': [
    ...hmga('6', '8', '9'),
    ...isa('60'),
    'Guardians and Wards Act 1890, s. 17',
    'Children Act 1989 (UK), s. 5',
    upc('Art. 5'),
  ],
  'VII.2': hmga('8'),
  'VII.3b': ['Indian Trusts Act 1882'],
  'VII.3a': ['Indian Trusts Act 1882', upc('2-907')],
  'VIII.1a': [...isa('127', '131', '134'), upc('3-905')],
  'VIII.1b': [...isa('127'), upc('3-905')],
  'VIII.1c': [...isa('134'), upc('3-905')],
  'VIII.2a': isa('88'),
  'VIII.2b': isa('88'),
  'IX.1-IN': isa('5'),
  'IX.1-US': isa('5'),
  'IX.1-UK': isa('5'),
  'IX.2': isa('82', '87'),
  'IX.3': isa('63'),
  'IX.4': [...isa('63', '71'), ukWills('9'), upc('2-502')],
  SIG: [...isa('63'), ukWills('9'), upc('2-502'), SCOTLAND],
  READ: isa('63', '71'),
  ATT: [...isa('63'), EVIDENCE, ukWills('9'), upc('2-502'), upc('2-504')],
  'ATT.2': isa('67'),
  'ATT.2-UK': isa('67'),
  WIT: [...isa('63'), EVIDENCE, ukWills('9'), SCOTLAND],
  'D.1': isa('2(h)', '62', '70', '75'),
  'D.2': isa('59', '61', '62', '74'),
  'D.3': isa('75', '89', '102', '103'),
  'D.3-one': isa('75', '89', '102', '103'),
  'D.4': [...isa('105', '107', '109'), hsa('s. 21')],
  'D.4-one': [...isa('105', '107', '109'), hsa('s. 21')],
  'D.4a': hmga('6', '8'),
  'D.5': isa('2(c)', '141', '222', '223', '232'),
  'D.6': isa('63'),
  'P.2': isa('67'),
  'P.2-deed': isa('67'),
  'P.3': isa('63'),
  'P.4': isa('63'),
};

/**
 * What a clause rests on.
 *
 * @see wording.md, section 3, the line 'Rests on' of each article
 */
export const statutesOf = (key: WordingKey): readonly string[] => statutesByKey[key] ?? [];
