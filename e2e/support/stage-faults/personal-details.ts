import { meera } from '@virasat/will-model/fixtures';
import { choose } from '../wizard.ts';
import { asOpened, type FaultWalk, fill, fillIn, press } from './fault-walk.ts';

const required = (label: string): string => `${label}: This field is required`;
const { documentName, fullName, address, idType, idNumber } = meera.personalDetails;

/** English is chosen from the start, so that the language is never missing. @see spec.md section 5 */
export const personalDetailsFaults: FaultWalk = {
  stage: 1,
  start: {
    ...meera,
    personalDetails: {
      ...meera.personalDetails,
      country: '',
      gender: '',
      relationshipStatus: '',
      guardianName: '',
      hasChildren: null,
      children: [],
    },
  },
  steps: [
    ['nothing chosen', asOpened, [required('Country'), required('Gender'), required('Relationship status')]],
    [
      'a country',
      (page) => choose(page, 'Country', 'India'),
      [required('Gender'), required('Relationship status')],
    ],
    ['a gender', (page) => choose(page, 'Gender', 'Female'), [required('Relationship status')]],
    [
      'a married woman without a husband',
      (page) => choose(page, 'Relationship status', 'Married'),
      ["Husband's Name is required"],
    ],
    [
      'a man without a parent',
      (page) => choose(page, 'Gender', 'Male'),
      ['Father or Mother Name is required'],
    ],
    [
      'no document name',
      async (page) => {
        await fill(page, 'Father or Mother Name', 'Sunita Deshpande');
        await fill(page, 'Document name', '');
      },
      [required('Document name')],
    ],
    [
      'half a date of birth',
      async (page) => {
        await fill(page, 'Document name', documentName);
        await fill(page, 'Month', '');
      },
      [required('Date of birth')],
    ],
    [
      'a date that is none (C-31)',
      (page) => fill(page, 'Month', '13'),
      ['Date of birth: Enter a real date, for example 27 3 1984'],
    ],
    [
      'seventeen years old',
      async (page) => {
        await fill(page, 'Month', '3');
        await fill(page, 'Year', String(new Date().getFullYear() - 17));
      },
      ['You need to be at least 18 years old to create a will.'],
    ],
    [
      'a full name of spaces',
      async (page) => {
        await fill(page, 'Year', '1984');
        await fill(page, 'Full name', '  ');
      },
      [required('Full name')],
    ],
    [
      'no address',
      async (page) => {
        await fill(page, 'Full name', fullName);
        await fill(page, 'Address', '');
      },
      [required('Address')],
    ],
    [
      'no ID type',
      async (page) => {
        await fill(page, 'Address', address);
        await fill(page, 'ID type', '');
      },
      [required('ID type')],
    ],
    [
      'no ID number',
      async (page) => {
        await fill(page, 'ID type', idType);
        await fill(page, 'ID number', '');
      },
      [required('ID number')],
    ],
    [
      'children, but none named',
      async (page) => {
        await fill(page, 'ID number', idNumber);
        await choose(page, 'Do you have children?', 'Yes');
      },
      ['Please add details of at least one child'],
    ],
    [
      'a child of whom nothing is said',
      (page) => press(page, 'Add a child'),
      [
        'Please complete all child details',
        'Child 1: Child name is required',
        'Child 1: Child age is required',
      ],
    ],
    [
      'a child without an age',
      (page) => fillIn(page, 'Child 1', 'Name', 'Aarav'),
      ['Please complete all child details', 'Child 1: Child age is required'],
    ],
    [
      'a child of 101 (C-26)',
      (page) => fillIn(page, 'Child 1', 'Age', '101'),
      ['Child 1: Please enter a valid age (0-100)'],
    ],
    [
      'a child without a name',
      async (page) => {
        await fillIn(page, 'Child 1', 'Age', '100');
        await fillIn(page, 'Child 1', 'Name', ' ');
      },
      ['Please complete all child details', 'Child 1: Child name is required'],
    ],
  ],
};
