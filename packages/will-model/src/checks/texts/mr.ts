import type { CheckTexts } from './check-words.ts';

/** The words of the checks in Marathi. Places and labels of the screen stay as the screen says them. */
export const marathi: CheckTexts = {
  shared: {
    you: 'तुम्ही',
    wholeWill: 'संपूर्ण मृत्युपत्र',
    assetNumber: 'मालमत्ता {number}',
    place: 'पायरी {number}, {stage}',
  },
  checks: {
    P2: {
      title: 'तुम्ही स्वतः तुमचे नामनिर्देशित लाभार्थी नाही',
      text: '{name} हे एका नामनिर्देशित लाभार्थ्याचे नाव आहे आणि तुमचेही.',
      reason: 'स्वतःच्या मृत्युपत्रातून तुम्हाला काहीही मिळू शकत नाही.',
    },
    A1: {
      title: 'प्रत्येक मालमत्ता पूर्णपणे वाटलेली आहे',
      text: '‘{asset}’ च्या हिश्शांची बेरीज {total}% आहे. राहिलेले {rest}% उर्वरित मालमत्तेत जाईल.',
      reason: 'जे उरते ते उर्वरित मालमत्तेच्या खंडातील लोकांना मिळते; येथे तुमच्या मनात दुसरे कोणी असू शकते.',
      fix: 'याच लाभार्थ्यांमध्ये समान वाटा',
    },
    A3: {
      title: 'मालमत्तेचा प्रत्येक हिस्सा यादीतील कोणाला तरी दिलेला आहे',
      text: '‘{asset}’ चा {percentage}% हिस्सा आता नामनिर्देशित लाभार्थी नसलेल्या व्यक्तीला दिलेला आहे.',
      reason: 'जो हिस्सा कोणाला हे निश्चित नाही, तो देता येत नाही.',
      fix: 'हा हिस्सा काढा',
    },
  },
};
