import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { changed, keys, row } from '../testing/changed-draft.ts';

describe('II, testator and family', () => {
  test.each([
    ['female', 'married', 'wife of Rohan Deshpande'],
    ['female', 'single', 'daughter of Rohan Deshpande'],
    ['female', 'separated', 'daughter of Rohan Deshpande'],
    ['male', 'married', 'son of Rohan Deshpande'],
    ['other', 'married', 'child of Rohan Deshpande'],
  ] as const)('%s and %s is %s', (gender, relationshipStatus, phrase) => {
    const draft = changed({ personalDetails: { gender, relationshipStatus } });
    expect(row(draft, 'II.1')).toContain(`Meera Deshpande, ${phrase}, born on`);
  });

  test('prints the date of birth in figures and words, and no age', () => {
    expect(row(meera, 'II.1')).toContain('born on 27 March 1984 (twenty-seventh March nineteen eighty-four)');
  });

  test('marks who is under eighteen', () => {
    const children = [
      { id: 'a', name: 'Asha', age: 17 },
      { id: 'b', name: 'Bina', age: 18 },
      { id: 'c', name: 'Chitra', age: 0 },
    ];
    const text = row(changed({ personalDetails: { children } }), 'II.3a');
    expect(text).toContain('Asha | 17 (minor)');
    expect(text).toContain('Bina | 18\n');
    expect(text).toContain('Chitra | 0 (minor)');
  });

  test('names no child where the toggle says No, whatever the list holds', () => {
    const draft = changed({ personalDetails: { hasChildren: false } });
    expect(keys(draft)).toContain('II.3b');
    expect(keys(draft)).not.toContain('II.3a');
  });
});
