import type { Country, WillLanguage } from '../../stages/personal-details/personal-details.shape.ts';

/** A section of an Act: the Act's short name here, then the section as it is cited. */
export type Law = `${LawAct}:${string}`;
type LawAct =
  | 'ISA'
  | 'HSA'
  | 'HMGA'
  | 'Insurance'
  | 'EPF'
  | 'TPA'
  | 'Aadhaar'
  | 'Goa'
  | 'UKWills'
  | 'IT'
  | 'Trusts';

interface ActNames {
  readonly country: Country;
  readonly names: Readonly<Record<WillLanguage, string>>;
}

const ACTS: Readonly<Record<LawAct, ActNames>> = {
  ISA: {
    country: 'India',
    names: {
      english: 'Indian Succession Act, 1925',
      hindi: 'भारतीय उत्तराधिकार अधिनियम, 1925',
      marathi: 'भारतीय उत्तराधिकार अधिनियम, 1925',
    },
  },
  HSA: {
    country: 'India',
    names: {
      english: 'Hindu Succession Act, 1956',
      hindi: 'हिंदू उत्तराधिकार अधिनियम, 1956',
      marathi: 'हिंदू उत्तराधिकार अधिनियम, 1956',
    },
  },
  HMGA: {
    country: 'India',
    names: {
      english: 'Hindu Minority and Guardianship Act, 1956',
      hindi: 'हिंदू अप्राप्तवयता और संरक्षकता अधिनियम, 1956',
      marathi: 'हिंदू अज्ञानत्व व पालकत्व अधिनियम, 1956',
    },
  },
  Insurance: {
    country: 'India',
    names: {
      english: 'Insurance Act, 1938',
      hindi: 'बीमा अधिनियम, 1938',
      marathi: 'विमा अधिनियम, 1938',
    },
  },
  EPF: {
    country: 'India',
    names: {
      english: "Employees' Provident Funds Scheme, 1952",
      hindi: 'कर्मचारी भविष्य निधि योजना, 1952',
      marathi: 'कर्मचारी भविष्य निर्वाह निधी योजना, 1952',
    },
  },
  TPA: {
    country: 'India',
    names: {
      english: 'Transfer of Property Act, 1882',
      hindi: 'संपत्ति अंतरण अधिनियम, 1882',
      marathi: 'मालमत्ता हस्तांतरण अधिनियम, 1882',
    },
  },
  Aadhaar: {
    country: 'India',
    names: {
      english: 'Aadhaar Act, 2016',
      hindi: 'आधार अधिनियम, 2016',
      marathi: 'आधार अधिनियम, 2016',
    },
  },
  Goa: {
    country: 'India',
    names: {
      english: 'Goa Succession, Special Notaries and Inventory Proceeding Act, 2012',
      hindi: 'गोवा उत्तराधिकार, विशेष नोटरी और इन्वेंटरी कार्यवाही अधिनियम, 2012',
      marathi: 'गोवा उत्तराधिकार, विशेष नोटरी व इन्व्हेंटरी कार्यवाही अधिनियम, 2012',
    },
  },
  IT: {
    country: 'India',
    names: {
      english: 'Information Technology Act, 2000',
      hindi: 'सूचना प्रौद्योगिकी अधिनियम, 2000',
      marathi: 'माहिती तंत्रज्ञान अधिनियम, 2000',
    },
  },
  Trusts: {
    country: 'India',
    names: {
      english: 'Indian Trusts Act, 1882',
      hindi: 'भारतीय न्यास अधिनियम, 1882',
      marathi: 'भारतीय विश्वस्त अधिनियम, 1882',
    },
  },
  UKWills: {
    country: 'UK',
    names: {
      english: 'Wills Act 1837 (UK)',
      hindi: 'विल्स एक्ट 1837 (यू.के.)',
      marathi: 'विल्स अ‍ॅक्ट 1837 (यू.के.)',
    },
  },
};

const SECTIONS: Readonly<Record<WillLanguage, { readonly one: string; readonly many: string }>> = {
  english: { one: 'section', many: 'sections' },
  hindi: { one: 'धारा', many: 'धाराएँ' },
  marathi: { one: 'कलम', many: 'कलमे' },
};

const isAct = (name: string): name is LawAct => Object.hasOwn(ACTS, name);

/**
 * Cites sections of Acts in a language, each Act once. A will is told of the law of its own country
 * alone.
 *
 * @param country By whose law the will is read.
 * @returns As 'Indian Succession Act, 1925, sections 126, 127'; '' where nothing is to be cited.
 */
export function citationOf(laws: readonly Law[], language: WillLanguage, country: Country): string {
  const sectionsOf = new Map<LawAct, string[]>();
  for (const law of laws) {
    const [name = '', section = ''] = law.split(':');
    if (!isAct(name) || ACTS[name].country !== country) continue;
    sectionsOf.set(name, [...(sectionsOf.get(name) ?? []), ...(section === '' ? [] : [section])]);
  }
  const cited = [...sectionsOf].map(([name, sections]) => {
    const act = ACTS[name].names[language];
    const { one, many } = SECTIONS[language];
    if (sections.length === 0) return act;
    return `${act}, ${sections.length === 1 ? one : many} ${sections.join(', ')}`;
  });
  return cited.join('; ');
}
