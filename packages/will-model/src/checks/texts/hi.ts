import type { CheckTexts } from './check-words.ts';

/** The words of the checks in Hindi. Places and labels of the screen stay as the screen says them. */
export const hindi: CheckTexts = {
  shared: {
    you: 'आप',
    wholeWill: 'पूरी वसीयत',
    assetNumber: 'संपत्ति {number}',
    place: 'चरण {number}, {stage}',
  },
  checks: {
    P2: {
      title: 'आप स्वयं अपने नामांकित लाभार्थी नहीं हैं',
      text: '{name} एक नामांकित लाभार्थी का नाम है और आपका भी।',
      reason: 'अपनी ही वसीयत से आपको कुछ नहीं मिल सकता।',
    },
    A1: {
      title: 'हर संपत्ति पूरी-पूरी बाँटी गई है',
      text: '‘{asset}’ के हिस्सों का योग {total}% है। शेष {rest}% अवशिष्ट संपत्ति में जाएगा।',
      reason: 'जो बचता है वह अवशिष्ट खंड के लोगों को मिलता है; हो सकता है कि आपके मन में यहाँ कोई और हो।',
      fix: 'इन्हीं लाभार्थियों में बराबर बाँटें',
    },
    A3: {
      title: 'संपत्ति का हर हिस्सा सूची के किसी व्यक्ति को दिया गया है',
      text: '‘{asset}’ का {percentage}% ऐसे व्यक्ति को दिया गया है जो अब नामांकित लाभार्थी नहीं है।',
      reason: 'जिस हिस्से को पाने वाला तय नहीं, वह दिया नहीं जा सकता।',
      fix: 'यह हिस्सा हटाएँ',
    },
  },
};
