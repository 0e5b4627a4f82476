import type { WhatIfTexts } from './texts.ts';

/** The words of 'What happens if…' in Marathi. */
export const marathi: WhatIfTexts = {
  titleDies: 'तुमच्या मृत्यूच्या वेळी {name} हयात नसल्यास',
  titleGone: 'तुमच्या मृत्यूच्या वेळी ‘{asset}’ तुमच्या मालकीची नसल्यास',
  nothingChanges: 'काहीही बदलत नाही: या मृत्युपत्रात {name} यांना कोणताही हिस्सा दिलेला नाही.',
  nobodyLoses: '‘{asset}’ चा कोणताही हिस्सा कोणालाही दिलेला नाही.',
  residue: 'उर्वरित मालमत्ता',
  proceeds: '‘{asset}’ बद्दल मिळालेल्या रकमेतील शिल्लक',
  assetNumber: 'मालमत्ता {number}',
  unnamed: 'नाव नसलेला नामनिर्देशित लाभार्थी',
  descendants: '{name} यांचे हयात वंशज (शाखानिहाय समान प्रमाणात)',
  legalHeirs: 'तुमचे कायदेशीर वारस (समान हिश्शांत)',
  ownWords: 'तुमच्या स्वतःच्या शब्दांनुसार ज्यांना उर्वरित मालमत्ता मिळते ते',
  intestacy: 'मृत्युपत्र नसताना कायद्याने ज्यांना मालमत्ता मिळते ते',
  take: '{what}: {share}% – {who}.',
  takeByFall: '{what}: {share}%, उर्वरित मालमत्तेचा भाग म्हणून – {who}.',
  lose: '{who} यांना {what} चा {share}% हिस्सा मिळणार नाही व त्याऐवजी काहीही दिले जाणार नाही.',
  with: '{name} यांचे वंशज हयात असल्यास: {sentence}',
  without: '{name} यांचा कोणताही वंशज हयात नसल्यास: {sentence}',
  asset: '‘{asset}’',
};
