import { expect, test } from 'vitest';
import { meera } from '../fixtures/meera.ts';
import type { ExecutorDetails } from '../stages/executor/executor.shape.ts';
import type { WillLanguage } from '../stages/personal-details/personal-details.shape.ts';
import { TODAY } from './cases/calm.ts';
import { viewOf } from './draft-view.ts';
import { textPlace } from './text-place.ts';

const [executor] = meera.executor.commonExecutors;
const [asset] = meera.assets;
if (executor === undefined || asset === undefined) throw new Error('Meera has an executor and an asset');
const separate: ExecutorDetails = {
  ...meera.executor,
  appointExecutor: 'yes',
  executorMode: 'separate',
  executorsPerAsset: { [asset.id]: [executor] },
};

function places(language: WillLanguage, isSeparate = false): Map<string, string> {
  const view = viewOf(
    {
      ...meera,
      personalDetails: { ...meera.personalDetails, language },
      ...(isSeparate ? { executor: separate } : {}),
    },
    { today: TODAY },
  );
  return new Map(view.texts.map((text) => [text.path, textPlace(text, view)]));
}

test.each(['english', 'hindi', 'marathi'] as const)('in %s no two texts stand in one place', (language) => {
  const all = places(language);
  expect(all.size).toBeGreaterThan(20);
  expect(new Set(all.values()).size).toBe(all.size);
});

test('a place is the item and the field, in the will’s language', () => {
  expect(places('english').get('nominees.0.name')).toBe('Nominee 1, name');
  expect(places('english').get('personalDetails.fullName')).toBe('full name');
  expect(places('hindi').get('nominees.1.relation')).toBe('नामांकित लाभार्थी 2, संबंध');
  expect(places('marathi').get('otherInfo.witnesses.0.address')).toBe('साक्षीदार 1, पत्ता');
});

test('an asset is called by its name, also where its executors or shares are meant', () => {
  expect(places('english').get('assets.0.identifier')).toBe(`${asset.identifier}, asset identifier`);
  expect(places('english', true).get(`executor.executorsPerAsset.${asset.id}.0.phone`)).toBe(
    `Executor 1 for ${asset.identifier}, phone`,
  );
});

test('what stands in no field is the whole will', () => {
  expect(textPlace(undefined, viewOf(meera, { today: TODAY }))).toBe('The whole will');
});
