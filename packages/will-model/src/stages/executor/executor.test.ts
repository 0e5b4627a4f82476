import { describe, expect, test } from 'vitest';
import { emptyExecutor, emptyExecutorDetails } from './executor.defaults.ts';
import { copyOfExecutors, withRolesByOrder } from './executor.rules.ts';
import { executorSchema } from './executor.schema.ts';
import type { ExecutorDetails, ExecutorPerson } from './executor.shape.ts';

const person = (id: string, changes: Partial<ExecutorPerson> = {}): ExecutorPerson => ({
  id,
  name: 'Ashwini',
  email: 'not an address',
  phone: '1',
  address: 'Pune',
  isBackup: false,
  ...changes,
});
const faults = (changes: Partial<ExecutorDetails>, assets = [{ id: 'a' }, { id: 'b' }]): [string, string][] =>
  (executorSchema(assets).safeParse({ ...emptyExecutorDetails(), ...changes }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );

describe('executors', () => {
  test('are asked about first, then how', () => {
    expect(faults({})).toEqual([
      ['appointExecutor', 'Please select whether you want to appoint an executor'],
    ]);
    expect(faults({ appointExecutor: 'no' })).toEqual([]);
    expect(faults({ appointExecutor: 'yes' })).toEqual([
      ['executorMode', 'Please select how you want to assign executors'],
    ]);
  });
  test('in common mode are at least one', () => {
    expect(faults({ appointExecutor: 'yes', executorMode: 'common' })).toEqual([
      ['commonExecutors', 'At least one executor is required'],
    ]);
  });
  test('each need four answers, and an e-mail of any form will do', () => {
    const commonExecutors = [person('1'), emptyExecutor('2')];
    expect(faults({ appointExecutor: 'yes', executorMode: 'common', commonExecutors })).toEqual([
      ['commonExecutors.1.name', 'Name is required'],
      ['commonExecutors.1.email', 'Email is required'],
      ['commonExecutors.1.phone', 'Phone is required'],
      ['commonExecutors.1.address', 'Address is required'],
    ]);
  });
  test('in separate mode are needed for every asset', () => {
    const executorsPerAsset = { a: [person('1', { phone: '' })] };
    expect(faults({ appointExecutor: 'yes', executorMode: 'separate', executorsPerAsset })).toEqual([
      ['executorsPerAsset.a.0.phone', 'Phone is required'],
      ['executorsPerAsset.b', 'At least one executor is required'],
    ]);
  });
  test('of the mode that was not chosen do not count', () => {
    const executorsPerAsset = { a: [emptyExecutor('1')] };
    const commonExecutors = [person('1')];
    expect(
      faults({ appointExecutor: 'yes', executorMode: 'common', commonExecutors, executorsPerAsset }),
    ).toEqual([]);
  });
  test('take their role from their place', () => {
    expect(
      withRolesByOrder([person('1', { isBackup: true }), person('2')]).map(({ isBackup }) => isBackup),
    ).toEqual([false, true]);
  });
  test('copied to another asset are people of their own', () => {
    expect(copyOfExecutors([person('1')], () => 'new')).toEqual([person('new')]);
  });
});
