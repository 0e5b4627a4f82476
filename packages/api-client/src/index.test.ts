import { expect, it } from 'vitest';
import * as contract from './contract/index.ts';
import * as client from './index.ts';

it('exports this, and nothing by accident', () => {
  expect(Object.keys(client).sort()).toMatchSnapshot('client');
  expect(Object.keys(contract).sort()).toMatchSnapshot('contract');
});
