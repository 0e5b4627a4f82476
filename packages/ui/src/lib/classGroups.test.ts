import { readdirSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

/** The library's own list, told of the names that tokens/theme.css adds. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['h4', 'h3', 'h2', 'h1', 'hero'],
      shadow: ['e1', 'e2', 'e3'],
      radius: ['doc', 'control', 'card', 'dialog'],
      breakpoint: ['xs', 'nav'],
      container: ['form', 'reading', 'shell', 'dialog', 'dialog-wide'],
      ease: ['thread'],
    },
  },
});

const TEXT = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs;
const MODIFIERS = /^(?:(?:[a-z0-9*@-]+(?:\[[^\]]*\])?|\[[^\]]*\])(?:\/\w+)?:)+/i;

function* sources(folder: URL): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`;
    if (/\.tsx?$/.test(entry.name) && !/\.(test|stories|fixture)\.|node_modules/.test(path))
      yield readFileSync(path, 'utf8');
  }
}

/** Two classes that differ in a number alone are alike in what they set: two of a kind stand for all. */
function twoOfAKind(classes: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const each of classes) {
    const kind = each.replace(/(?<=-)\d+(\.\d+)?$/, '#');
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds.values()].flatMap((alike) => alike.slice(0, 2));
}

/** Every word of the sources' texts that the library takes for one of Tailwind's classes, without its conditions. */
function usedClasses(): string[] {
  const words = new Set<string>();
  for (const folder of ['../', '../../../will-forms/src/', '../../../../apps/web/src/']) {
    for (const source of sources(new URL(folder, import.meta.url))) {
      for (const [, , text = ''] of source.matchAll(TEXT)) {
        for (const word of text.split(/\s+/)) words.add(word.replace(MODIFIERS, ''));
      }
    }
  }
  const classes = [...words].filter(
    (word) => /^-?[a-z]/.test(word) && !/["'`<>=]/.test(word) && whole(`${word} ${word}`) === word,
  );
  return twoOfAKind(classes);
}

test('of two classes in use the later one stays where the library’s own list says so, and only there', () => {
  const used = usedClasses();
  expect(used.length).toBeGreaterThan(300);
  const wrong = used.flatMap((first) =>
    used.map((second) => `${first} ${second}`).filter((pair) => cn(pair) !== whole(pair)),
  );
  expect(wrong).toEqual([]);
}, 60_000);
