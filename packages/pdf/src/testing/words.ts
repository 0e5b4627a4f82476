import type { FamilyId } from '../fonts/coverage-ranges.ts';
import { rowsOf } from '../wording/rows-of.ts';

/** Words that a shaper gets wrong first, by the family that draws them. The languages are BCP 47. */
interface WordList {
  readonly family: FamilyId;
  readonly language: string;
  readonly words: readonly string[];
}

const split = (words: string): string[] => words.trim().split(/\s+/u);

/** Conjuncts, reph, eyelash ra, nukta, vowel signs that move, joiners, and letters that Marathi draws its own way. */
const devanagari = split(`
  चौऱ्याहत्तर करणाऱ्या हिश्शांत त्र्याण्णव मृत्युपत्र निर्वसीयत विशिष्ट लाभार्थ्यांना रुपये हिन्दी क्षत्रिय विठ्ठल श्रीकृष्ण ऱ्हास
  कर्ता र्कि किशोरी शिर्के वसीयतनामा श्रीकांत विश्वस्त क्षितिज ज्ञानेश्वर द्वितीय द्ध्य बुद्ध ब्रह्मा हृदय शृंगार ह्रस्व प्रार्थना
  सर्वोत्तम स्त्री राष्ट्र संस्कृति ट्रस्ट ड्रॉइंग क़ासिम ख़ान ग़ालिब ज़मीन फ़ातिमा पढ़ाई सड़क दर्\u200Dया वाङ्मय उज्ज्वल कच्छ
  पुष्प वैष्णव शुक्ल अन्न सम्मान धर्मार्थ कीर्ति मूर्ति शक्ति भक्ति मुक्ति रात्रि ऊर्जा ऐश्वर्या औषध ऋषि कॄ ॐ श्रद्धा अद्भुत
  पद्म विद्या चिह्न आह्वान प्रह्लाद मध्याह्न अल्पसंख्यक सद्गुरु उद्घाटन षट्कोण लड्डू मिट्टी विठ्ठलराव अण्णा पन्ना कुत्ता
`);

/** Twenty words and more in each further script. */
export const furtherWords: readonly WordList[] = [
  {
    family: 'NotoSerifBengali',
    language: 'bn',
    words: split(`মীরা দেশপাণ্ডে শ্রীকৃষ্ণ ক্ষেত্র জ্ঞান কলকাতা ব্রাহ্মণ স্ত্রী পুত্র কন্যা সম্পত্তি উইল সাক্ষী রবীন্দ্রনাথ
      বন্দ্যোপাধ্যায় চট্টোপাধ্যায় মুখোপাধ্যায় গঙ্গা লক্ষ্মী দুর্গা কর্তা বিদ্যুৎ হৃদয় ঋষি ড়াই`),
  },
  {
    family: 'NotoSansGujarati',
    language: 'gu',
    words: split(`મીરા દેશપાંડે શ્રીકૃષ્ણ ક્ષત્રિય જ્ઞાન ગુજરાત અમદાવાદ પુત્ર પત્ની સંપત્તિ વસિયત સાક્ષી ધર્મ કર્તા વિદ્યા
      હૃદય બ્રાહ્મણ સ્ત્રી લક્ષ્મી દુર્ગા ઋષિ શક્તિ મૂર્તિ રાષ્ટ્ર ચિહ્ન`),
  },
  {
    family: 'NotoSansGurmukhi',
    language: 'pa',
    words: split(`ਮੀਰਾ ਦੇਸ਼ਪਾਂਡੇ ਪੰਜਾਬ ਸਿੰਘ ਕੌਰ ਪੁੱਤਰ ਪਤਨੀ ਜਾਇਦਾਦ ਵਸੀਅਤ ਗਵਾਹ ਅੰਮ੍ਰਿਤਸਰ ਲੁਧਿਆਣਾ ਕ੍ਰਿਸ਼ਨ ਪ੍ਰੀਤ ਸ੍ਰੀ ਜ਼ਮੀਨ ਫ਼ਰੀਦ
      ਖ਼ਾਲਸਾ ਗ਼ਜ਼ਲ ਪੜ੍ਹਾਈ ਉੱਤਮ ਸਵੈ ਗੁਰਦੁਆਰਾ ਬਲਵਿੰਦਰ ਹਰਜਿੰਦਰ`),
  },
  {
    family: 'NotoSansKannada',
    language: 'kn',
    words: split(`ಮೀರಾ ದೇಶಪಾಂಡೆ ಶ್ರೀಕೃಷ್ಣ ಕ್ಷೇತ್ರ ಜ್ಞಾನ ಬೆಂಗಳೂರು ಕರ್ನಾಟಕ ಪುತ್ರ ಪತ್ನಿ ಆಸ್ತಿ ಸಾಕ್ಷಿ ಧರ್ಮ ಕರ್ತೃ ವಿದ್ಯಾ ಹೃದಯ
      ಬ್ರಾಹ್ಮಣ ಸ್ತ್ರೀ ಲಕ್ಷ್ಮಿ ದುರ್ಗಾ ರಾಷ್ಟ್ರ ಮೈಸೂರು ಹುಬ್ಬಳ್ಳಿ ಅಣ್ಣ ತಂಗಿ ಉಯಿಲು`),
  },
  {
    family: 'NotoSansMalayalam',
    language: 'ml',
    words: split(`മീര ദേശ്പാണ്ഡെ ശ്രീകൃഷ്ണ ക്ഷേത്രം ജ്ഞാനം കേരളം തിരുവനന്തപുരം പുത്രൻ ഭാര്യ സ്വത്ത് വിൽപത്രം സാക്ഷി ധർമ്മം
      വിദ്യ ഹൃദയം ബ്രാഹ്മണൻ സ്ത്രീ ലക്ഷ്മി ദുർഗ്ഗ രാഷ്ട്രം കൊച്ചി അമ്മ അച്ഛൻ മക്കൾ എറണാകുളം`),
  },
  {
    family: 'NotoSansOriya',
    language: 'or',
    words: split(`ମୀରା ଦେଶପାଣ୍ଡେ ଶ୍ରୀକୃଷ୍ଣ କ୍ଷେତ୍ର ଜ୍ଞାନ ଓଡ଼ିଶା ଭୁବନେଶ୍ୱର ପୁତ୍ର ପତ୍ନୀ ସମ୍ପତ୍ତି ସାକ୍ଷୀ ଧର୍ମ କର୍ତ୍ତା ବିଦ୍ୟା ହୃଦୟ
      ବ୍ରାହ୍ମଣ ସ୍ତ୍ରୀ ଲକ୍ଷ୍ମୀ ଦୁର୍ଗା ରାଷ୍ଟ୍ର କଟକ ପୁରୀ ଜଗନ୍ନାଥ ଅନ୍ନ ଇଚ୍ଛାପତ୍ର`),
  },
  {
    family: 'NotoSansTamil',
    language: 'ta',
    words: split(`மீரா தேஷ்பாண்டே ஸ்ரீகிருஷ்ணன் க்ஷத்ரியன் ஞானம் தமிழ்நாடு சென்னை மகன் மனைவி சொத்து உயில் சாட்சி தர்மம் கர்த்தா
      வித்யா ஹிருதயம் லக்ஷ்மி துர்கா கொழும்பு கோயம்புத்தூர் பெரியசாமி மூர்த்தி ஜோசப் ஹரிஹரன் நெஞ்சு`),
  },
  {
    family: 'NotoSansTelugu',
    language: 'te',
    words: split(`మీరా దేశ్\u200Cపాండే శ్రీకృష్ణ క్షేత్రం జ్ఞానం హైదరాబాద్ తెలంగాణ కుమారుడు భార్య ఆస్తి వీలునామా సాక్షి ధర్మం కర్త
      విద్య హృదయం బ్రాహ్మణ స్త్రీ లక్ష్మి దుర్గ రాష్ట్రం విజయవాడ అమ్మ తమ్ముడు వెంకటేశ్వర్లు`),
  },
  {
    family: 'NotoNaskhArabic',
    language: 'ur',
    words:
      split(`میرا دیشپانڈے محمد علی خان فاطمہ بیگم عبدالرحمٰن لاہور دہلی جائیداد وصیت گواہ بیٹا بیٹی شوہر بیوی کتابیں گھر
      زمین روپے ہزار ٹھیک ڑاھی ژالہ ئے لا اللہ`),
  },
];

/** What of a word is neither letter nor sign. */
const UNSPOKEN = /[^\p{L}\p{M}\p{Join_Control}]+/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Every word of the will's own sentences in a language, with the words that a shaper gets wrong first. */
export const devanagariWords = (language: 'hindi' | 'marathi'): string[] => [
  ...new Set([
    ...devanagari,
    ...Object.values(rowsOf(language))
      .flatMap((row) => row.replace(/\{[^}]*\}/g, ' ').split(UNSPOKEN))
      .filter((word) => DEVANAGARI.test(word)),
  ]),
];
