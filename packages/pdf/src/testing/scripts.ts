/** One name in each script of India, with conjuncts, vowel signs that move, and a joiner. */
export const namesInEveryScript = [
  'মীরা দেশপাণ্ডে, শ্রীকৃষ্ণ',
  'મીરા દેશપાંડે, ક્ષત્રિય',
  'ਮੀਰਾ ਦੇਸ਼ਪਾਂਡੇ',
  'ಮೀರಾ ದೇಶಪಾಂಡೆ, ಶ್ರೀಕೃಷ್ಣ',
  'മീര ദേശ്പാണ്ഡെ',
  'ମୀରା ଦେଶପାଣ୍ଡେ',
  'மீரா தேஷ்பாண்டே',
  'మీరా దేశ్\u200Cపాండే',
  'میرا دیشپانڈے',
  'Łukasz Ğürşen',
] as const;
