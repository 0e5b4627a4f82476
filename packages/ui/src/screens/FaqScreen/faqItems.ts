/** A question and its answer, as plain text: the same words stand on the page and in its structured data. */
export interface FaqItem {
  question: string;
  answer: string;
}

/**
 * The five questions. What they are about is the specification's, their words are proposed.
 * @see spec.md, section 2, Public content
 */
export const faqItems: readonly FaqItem[] = [
  {
    question: 'How long does it take to make a will?',
    answer:
      'It takes 15-20 minutes. You can stop at any step and go on later: a draft is kept on your device, and you can save it to your account.',
  },
  {
    question: 'Is the will legally binding?',
    answer:
      'Yes, when it is properly executed. The document that you download is not binding yet: print it, sign it before at least two witnesses aged 18 or older, and let them sign it too. We cannot guarantee its validity, because that also depends on what you enter and on how it is signed.',
  },
  {
    question: 'Can I update my will later?',
    answer:
      'Yes. Open it under Recent Documents, change what you need and submit it again. Then print the new will, and sign it before two witnesses as you did the first. Look at your will from time to time, and after every major event in your life.',
  },
  {
    question: 'How is my information kept secure?',
    answer:
      'With bank-level security. Your documents are stored encrypted and open for you alone, after you sign in. While you fill in the form, a draft is also kept in the browser you use; logging out removes it, so log out on a shared computer.',
  },
  {
    question: 'Do you give legal advice?',
    answer:
      'No. We make the document from the information that you provide, and do not advise on your case. We recommend that a lawyer reviews your will before you sign it. The Estate Planning Plus plan includes an attorney’s review.',
  },
];
