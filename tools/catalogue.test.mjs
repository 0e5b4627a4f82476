/** What the catalogue promises to whoever reads it: no component is missing from it, and no check is off unseen. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from './lib/run.mjs';

const PACKAGES = ['packages/ui/src', 'packages/will-forms/src'];

const files = PACKAGES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
);
const read = (file) => readFileSync(file, 'utf8');
const isStories = (file) => file.endsWith('.stories.tsx');

/** A folder named like a component holds one, and all that belongs to it. */
const componentFolders = [...new Set(files.map(dirname))]
  .filter((folder) => /^[A-Z]/.test(basename(folder)))
  .sort();

test('there are components to look at', () => {
  assert.ok(componentFolders.length > 50, `${componentFolders.length} found`);
});

for (const folder of componentFolders) {
  const name = folder.slice(root.length + 1).replaceAll('\\', '/');
  const own = files.filter((file) => dirname(file) === folder);
  test(`${name} holds component, story, test and page together`, () => {
    const components = own.filter((file) => /[/\\][A-Z]\w*\.tsx$/.test(file));
    assert.ok(components.length > 0, 'the component');
    assert.ok(own.some(isStories), 'a story');
    assert.ok(
      own.some((file) => file.endsWith('.mdx')),
      'an MDX page that says when to use it and when not',
    );
    const isTested = own.some(
      (file) => /\.test\.tsx?$/.test(file) || (isStories(file) && /\bplay[:,(]/.test(read(file))),
    );
    assert.ok(isTested, 'a test, or a story that plays');
  });
}

for (const file of files.filter(isStories)) {
  const text = read(file);
  const title = /title: '((?:Components|Screens)\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) continue;
  test(`${title} is pictured in every theme and window`, () => {
    assert.match(text, /tags: \[[^\]]*'visual'/, "no story has the tag 'visual'");
  });
}

const ruledOut = /\ba11y:\s*\{/g;

test('every rule of axe that a story leaves out is listed with its reason, and nothing else is', () => {
  const listed = JSON.parse(read(join(root, '.storybook', 'axe-exceptions.json')));
  for (const { story, rule, reason } of listed) assert.ok(story && rule && reason.length > 20, story);
  const found = files.filter(isStories).flatMap((file) => {
    const text = read(file);
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    return [...text.matchAll(ruledOut)].map(({ index }) => {
      const name = [...text.slice(0, index).matchAll(/export const (\w+)/g)].at(-1)?.[1];
      assert.ok(name, `${file}: only a single story may leave a rule out`);
      return toId(title, storyNameFromExport(name));
    });
  });
  assert.deepEqual(found.sort(), [...new Set(listed.map(({ story }) => story))].sort());
});
