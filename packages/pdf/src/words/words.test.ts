import { willLanguages } from '@virasat/will-model';
import { describe, expect, test } from 'vitest';
import { amountFacts, groupedAmount } from './amount-words.ts';
import { dateFacts } from './date-words.ts';
import { numberWords, yearWords } from './number-words.ts';

describe('numbers in words', () => {
  test.each(willLanguages)('0 to 100 are a hundred and one different words in %s', (language) => {
    const all = Array.from({ length: 101 }, (_, number) => numberWords(language, number));
    expect(new Set(all).size).toBe(101);
    for (const words of all)
      expect(words).toMatch(language === 'english' ? /^[a-z]+([- ][a-z]+)?$/ : /^[\u0900-\u097F]+$/u);
  });

  test.each([
    ['english', 0, 'zero'],
    ['english', 21, 'twenty-one'],
    ['english', 100, 'one hundred'],
    ['english', 110, 'one hundred ten'],
    ['english', 10_025_110, 'one crore twenty-five thousand one hundred ten'],
    ['hindi', 5, 'पाँच'],
    ['hindi', 60, 'साठ'],
    ['hindi', 99, 'निन्यानवे'],
    ['hindi', 100, 'सौ'],
    ['hindi', 110, 'एक सौ दस'],
    ['hindi', 2_500_000, 'पच्चीस लाख'],
    ['marathi', 1, 'एक'],
    ['marathi', 74, 'चौऱ्याहत्तर'],
    ['marathi', 93, 'त्र्याण्णव'],
    ['marathi', 100, 'शंभर'],
    ['marathi', 200, 'दोनशे'],
    ['marathi', 110, 'एकशे दहा'],
    ['marathi', 1_000_000_000, 'शंभर कोटी'],
  ] as const)('in %s %i is %s', (language, number, words) => {
    expect(numberWords(language, number)).toBe(words);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is refused', (number) => {
    expect(() => numberWords('english', number)).toThrow(RangeError);
  });
});

describe('years in words', () => {
  test.each([
    ['english', 1900, 'nineteen hundred'],
    ['english', 1905, 'nineteen hundred five'],
    ['english', 1910, 'nineteen ten'],
    ['english', 1985, 'nineteen eighty-five'],
    ['english', 2000, 'two thousand'],
    ['english', 2026, 'two thousand twenty-six'],
    ['hindi', 1985, 'उन्नीस सौ पचासी'],
    ['hindi', 2026, 'दो हज़ार छब्बीस'],
    ['marathi', 1985, 'एकोणीसशे पंच्याऐंशी'],
    ['marathi', 2026, 'दोन हजार सव्वीस'],
  ] as const)('in %s %i is %s', (language, year, words) => {
    expect(yearWords(language, year)).toBe(words);
  });
});

describe('dates in words', () => {
  test.each([
    ['english', '14 March 1985', 'fourteenth March nineteen eighty-five'],
    ['hindi', '14 मार्च 1985', 'चौदह मार्च उन्नीस सौ पचासी'],
    ['marathi', '14 मार्च 1985', 'चौदा मार्च एकोणीसशे पंच्याऐंशी'],
  ] as const)('in %s', (language, figures, words) => {
    const facts = dateFacts(language, '1985-03-14');
    expect(`${facts?.day} ${facts?.month} ${facts?.year}`).toBe(figures);
    expect(facts?.dateWords).toBe(words);
  });

  test.each(willLanguages)('every day of every month has its words in %s', (language) => {
    const words = new Set<string>();
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= 31; day += 1) {
        const facts = dateFacts(
          language,
          `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        );
        if (facts) words.add(facts.dateWords);
      }
    }
    expect(words.size).toBe(366);
    expect([...words].join()).not.toContain('undefined');
  });

  test.each(['', '2023-02-29', '14 March 1985'])('%j is no date', (text) => {
    expect(dateFacts('english', text)).toBeNull();
  });
});

describe('amounts in words', () => {
  test.each([
    ['1', '1'],
    ['100', '100'],
    ['1000', '1,000'],
    ['100000', '1,00,000'],
    ['2500000', '25,00,000'],
    ['1234567890', '1,23,45,67,890'],
  ])('%s is grouped %s', (digits, grouped) => {
    expect(groupedAmount(digits)).toBe(grouped);
  });

  test.each(['₹ 25,00,000', 'Rs. 2500000', 'rs 25,00,000', '₹2500000', ' 25 00 000 '])(
    '%s is read',
    (typed) => {
      expect(amountFacts('english', typed)).toEqual({ amount: '25,00,000', amountWords: 'twenty-five lakh' });
    },
  );

  test.each(['25 lakh', '₹ 25,00,000.50', '$ 100', '', '9'.repeat(20)])('%j is printed as typed', (typed) => {
    expect(amountFacts('english', typed)).toBeNull();
  });
});
