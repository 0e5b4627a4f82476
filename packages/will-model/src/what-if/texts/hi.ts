import type { WhatIfTexts } from './texts.ts';

/** The words of 'What happens if…' in Hindi. */
export const hindi: WhatIfTexts = {
  titleDies: 'यदि आपकी मृत्यु के समय {name} जीवित न हों',
  titleGone: 'यदि आपकी मृत्यु के समय ‘{asset}’ आपके स्वामित्व में न हो',
  nothingChanges: 'कुछ नहीं बदलता: इस वसीयत में {name} को कोई हिस्सा नहीं मिलता।',
  nobodyLoses: '‘{asset}’ का कोई हिस्सा किसी को नहीं दिया गया है।',
  residue: 'अवशिष्ट संपत्ति',
  proceeds: '‘{asset}’ के बदले मिले धन में से जो शेष हो',
  assetNumber: 'संपत्ति {number}',
  unnamed: 'बिना नाम के नामांकित लाभार्थी',
  descendants: '{name} के जीवित वंशज (शाखावार समान रूप से)',
  legalHeirs: 'आपके विधिक वारिस (समान हिस्सों में)',
  ownWords: 'वे, जिन्हें आपके अपने शब्द अवशिष्ट संपत्ति देते हैं',
  intestacy: 'वे, जिन्हें वसीयत न होने पर कानून से संपत्ति मिलती है',
  take: '{what}: {share}% – {who}।',
  takeByFall: '{what}: {share}%, अवशिष्ट संपत्ति के भाग के रूप में – {who}।',
  lose: '{who} को {what} का {share}% नहीं मिलेगा और उसके बदले कुछ नहीं दिया जाएगा।',
  with: 'यदि {name} के वंशज जीवित हों',
  without: 'यदि {name} का कोई वंशज जीवित न हो',
  coversAccount: '‘{asset}’ के स्थान पर आया खाता उन्हीं लोगों को उन्हीं हिस्सों में मिलेगा।',
  coversRealEstate:
    '‘{asset}’ के स्थान पर पुनर्विकास, अधिग्रहण या बीमा दावे के कारण जो संपत्ति या धन मिलना शेष हो, वह उन्हीं लोगों को उन्हीं हिस्सों में मिलेगा।',
  coversVehicle: '‘{asset}’ का बीमा दावा उन्हीं लोगों को उन्हीं हिस्सों में मिलेगा।',
  asset: '‘{asset}’',
};
