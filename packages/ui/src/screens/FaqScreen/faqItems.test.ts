import { describe, expect, test } from 'vitest';
import { faqItems } from './faqItems.ts';

describe('the FAQ', () => {
  test('says what the specification lets it say', () => {
    const answers = faqItems.map(({ answer }) => answer);
    expect(answers).toEqual([
      expect.stringContaining('15-20 minutes'),
      expect.stringContaining('when it is properly executed'),
      expect.stringContaining('submit it again'),
      expect.stringContaining('bank-level security'),
      expect.stringContaining('lawyer'),
    ]);
  });
});
