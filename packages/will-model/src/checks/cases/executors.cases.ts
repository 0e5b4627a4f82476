import type { ExecutorPerson } from '../../stages/executor/executor.shape.ts';
import {
  ashwiniAsExecutor as ashwini,
  type Case,
  calm,
  changed,
  executors,
  locker,
  savings,
  varied,
  vasantAsExecutor as vasant,
  witnessed,
} from './calm.ts';

const again: ExecutorPerson = {
  ...ashwini,
  id: 'executor-again',
  name: 'Smt. Ashwini Kulkarni',
  isBackup: true,
};
const person = (id: string, name: string): ExecutorPerson => ({
  ...vasant,
  id,
  name,
  email: `${id}@example.com`,
  phone: `+91 98765 0000${id.length}`,
});
const four = [person('a', 'Ashwini Kulkarni'), person('bb', 'Sunita Joshi')];
const others = [person('ccc', 'Vasant Kulkarni'), person('dddd', 'Imran Shaikh')];
const separate = (first: ExecutorPerson[], second: ExecutorPerson[]) =>
  varied({
    executor: {
      executorMode: 'separate',
      executorsPerAsset: { [savings.id]: first, [locker.id]: second },
    },
  });

/** Cases of the checks of executors (E). */
export const executorCases = {
  E1: {
    fires: varied({ executor: { appointExecutor: 'no' } }),
    near: varied({ executor: { appointExecutor: '' } }),
  },
  E2: { fires: executors(ashwini), near: executors({ ...ashwini, name: ' ' }) },
  E3: {
    fires: executors(ashwini, again, vasant),
    near: separate([ashwini, vasant], [again, vasant]),
    fixed: changed({ executor: { commonExecutors: [ashwini, vasant] } }),
  },
  E4: {
    fires: witnessed('Ashwini Kulkarni', 'Imran Shaikh'),
    near: witnessed('Ashwini Joshi', 'Imran Shaikh'),
  },
  E5: {
    fires: executors({ ...ashwini, name: 'Rohan Deshpande' }, vasant),
    near: varied({
      executor: { commonExecutors: [{ ...ashwini, name: 'Rohan Deshpande' }, vasant] },
      nominees: calm.nominees.slice(1),
    }),
  },
  E6: {
    fires: executors({ ...ashwini, phone: '0044 20 7946 0000' }, vasant),
    near: executors({ ...ashwini, phone: '0091 98765 43211' }, vasant),
  },
  E8: {
    fires: executors({ ...ashwini, email: 'ashwini@example' }, vasant),
    near: executors({ ...ashwini, email: 'ashwini.k@mail.example.com', phone: '020-2345678' }, vasant),
  },
  E8b: {
    fires: executors(ashwini, { ...vasant, phone: '+919876543211' }),
    near: executors(ashwini, { ...again, phone: '+919876543211' }),
  },
  E9: { fires: separate([ashwini, vasant], [vasant, ashwini]), near: executors(ashwini, vasant) },
  E10: { fires: separate(four, others), near: separate(four, others.slice(1)) },
} satisfies Record<string, Case>;
