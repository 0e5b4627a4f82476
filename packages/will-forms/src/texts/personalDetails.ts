import type { Country, Gender, RelationshipStatus, WillLanguage } from '@virasat/will-model';

/** Words of stage 1. @see spec.md section 2, Personal details stage; design.md 3.3 */
export const personalDetailsTexts = {
  proposed: {
    lead: 'Write your name and address as they appear on your ID.',
    thisWill: 'This will',
    language: 'Language of the will',
    languageHint: 'The will is written in this language. What you type is printed as you type it.',
    documentName: 'Document name',
    documentNameHint: 'For you to find it by, for example: My will, November',
    country: 'Country',
    countries: { India: 'India', USA: 'USA', UK: 'UK' } satisfies Record<Country, string>,
    aboutYou: 'About you',
    fullName: 'Full name',
    dob: 'Date of birth',
    dobHint: 'For example, 27 3 1984',
    dobNotReal: 'Enter a real date, for example 27 3 1984',
    ageIs: (years: number): string => `You are ${years}`,
    gender: 'Gender',
    genders: { male: 'Male', female: 'Female', other: 'Other' } satisfies Record<Gender, string>,
    relationshipStatus: 'Relationship status',
    relationshipStatuses: {
      single: 'Single',
      married: 'Married',
      separated: 'Separated',
    } satisfies Record<RelationshipStatus, string>,
    guardianAsked: (label: string): string => `The form now asks for: ${label}`,
    address: 'Address',
    identity: 'Identity',
    idType: 'ID type',
    idTypeHint: 'For example, Aadhaar or PAN',
    idNumber: 'ID number',
    idNumberHint: 'Printed in the will exactly as you type it',
    panLooksOdd: 'A PAN usually looks like ABCDE1234F. Check it.',
    children: 'Children',
    hasChildren: 'Do you have children?',
    childrenHint: 'Name every child, also one who will receive nothing, so that nobody seems forgotten.',
    childrenCleared: 'The list of children was cleared.',
    yourChildren: 'Your children',
    childLegend: (index: number): string => `Child ${index + 1}`,
    childName: 'Name',
    childAge: 'Age',
    childAgeSuffix: 'years',
    childSummary: (age: number): string => (age === 1 ? '1 year' : `${age} years`),
    addChild: 'Add a child',
  },
} as const;

/** Each language's name in its own script, and the tag that gives its letters their right shapes. */
export const languageNames = {
  english: { label: 'English', lang: 'en' },
  hindi: { label: 'हिन्दी', lang: 'hi' },
  marathi: { label: 'मराठी', lang: 'mr' },
} as const satisfies Record<WillLanguage, { label: string; lang: string }>;
