import { stageNames } from '../../stages/stage-number.ts';

/**
 * The words of the checks in English. They say what was seen and ask; they never say that a gift is void, because the
 * section that says so doesn't reach everybody.
 *
 * @see checks.md, Words
 */
export const english = {
  shared: {
    you: 'You',
    wholeWill: 'The whole will',
    assetNumber: 'Asset {number}',
    changeIt: 'Change it: Step {number}, {stage}',
    goToAnswer: 'Go to this answer',
    and: '{some} and {last}',
    email: 'e-mail',
    phone: 'phone number',
    India: 'India',
    USA: 'USA',
    UK: 'UK',
  },
  stages: stageNames,
  items: {
    child: 'Child {number}',
    nominee: 'Nominee {number}',
    executor: 'Executor {number}',
    witness: 'Witness {number}',
    sharesOf: 'Shares of {asset}',
    executorFor: 'Executor {number} for {asset}',
  },
  fields: {
    documentName: 'document name',
    fullName: 'full name',
    address: 'address',
    idType: 'ID type',
    idNumber: 'ID number',
    guardianName: 'name of the parent or husband',
    name: 'name',
    relation: 'relationship',
    nomiee_notes: 'note',
    identifier: 'asset identifier',
    description: 'description',
    comment: 'comment',
    email: 'e-mail',
    phone: 'phone',
    valueLimit: 'value limit',
    customText: 'instructions for the residue',
    caretaker: 'name of the caretaker',
    petDetails: 'pet details',
    specialInstructions: 'special instructions',
  },
  checks: {
    P1: {
      title: 'One person written in two ways',
      text: '‘{one}’ and ‘{other}’ look like one person written in two ways.',
      reason:
        'If they are one person, write the name alike everywhere, as it stands on the ID; if they are two, nothing needs to change.',
    },
    P2: {
      title: 'Your own name among the nominees',
      text: '{name} is a nominee, and is also your own name.',
      reason:
        'You cannot receive anything under your own will. If this is somebody else, add a note that tells the two of you apart.',
    },
    P3: {
      title: 'Your own name among the executors',
      text: '{name} is named as executor, and is also your own name.',
      reason: 'An executor begins only after your death, so it has to be somebody else.',
    },
    P4: {
      title: 'Your own name among the witnesses',
      text: '{name} is named as witness, and is also your own name.',
      reason: 'Two people other than you must see you sign.',
    },
    P5: {
      title: 'Your own name as caretaker',
      text: '{name} is to look after the shares of minors, and is also your own name.',
      reason: 'The caretaker begins only after your death, so it has to be somebody else.',
    },
    P6: {
      title: 'Two nominees of the same name and relation',
      text: '{name} stands in the list of nominees {count} times with the same relation.',
      reason:
        'Nobody could tell which of them a share is meant for. Keep one, or add a note that tells them apart.',
    },
    P7: {
      title: 'Nominees who are given nothing',
      text: '{name} is a nominee, but no share of an asset or of the residue names this person.',
      reason: 'Being on the list of nominees gives nothing by itself.',
    },
    P8: {
      title: 'A child who is given nothing',
      text: '{name} is listed as your child and receives nothing under this will.',
      reason:
        'You may leave a child out, but it is often the ground on which a will is contested. A line of reason in the special instructions helps. A claim to maintenance may remain.',
    },
    P9: {
      title: 'A husband or wife who is given nothing',
      text: 'You are married, and no nominee who is your husband or wife receives anything.',
      reason:
        'You may leave your spouse out, but it is often the ground on which a will is contested. A claim to maintenance may remain.',
    },
    P10: {
      title: 'Your status and a nominee’s relation',
      text: '{name} is a nominee as ‘{relation}’, but your relationship status is single.',
      reason: 'One of the two may be a slip, and the will prints both.',
    },
    P10b: {
      title: 'Separated, and the residue to the legal heirs',
      text: 'You are separated, and the residue goes to your legal heirs.',
      reason: 'Until a divorce a separated husband or wife is still a legal heir and shares in the residue.',
    },
    P12: {
      title: 'A child who is a nominee by another relation',
      text: '{name} is listed as your child, but is a nominee as ‘{relation}’.',
      reason:
        'If this is your child, the relation should say so; if it is somebody else of the same name, add a note that tells them apart.',
    },
    P12b: {
      title: 'Two children of the same name',
      text: '{name} is listed as your child {count} times.',
      reason: 'A share given to one of them could be claimed by the other.',
    },
    P13: {
      title: 'The ages of your children',
      text: '{name} is {age} years old and you are {own}.',
      reason: 'The difference is unusually small. One of the two may be a slip.',
    },
    P14: {
      title: 'A date of birth in the future',
      text: 'Your date of birth, {date}, lies in the future.',
      reason: 'A will with it could not be read as yours.',
    },
    P14b: {
      title: 'An unusual age',
      text: 'By your date of birth you are {age} years old.',
      reason: 'Please check the year.',
    },
    P15: {
      title: 'Your full name',
      text: 'Your full name is written as ‘{name}’.',
      reason:
        'It should be the whole name as on your ID, without figures, so that nobody can doubt whose will it is.',
    },
    P16: {
      title: 'The Aadhaar number',
      text: 'Your Aadhaar number is not the twelve digits of a valid one.',
      reason: 'A mistyped digit can raise doubt about who made the will.',
    },
    P16b: {
      title: 'The whole Aadhaar number in the will',
      text: 'The will prints your whole Aadhaar number.',
      reason:
        'A will is read by many people and may be filed in court. The last four digits are enough to know you by.',
      fix: 'Keep only the last four digits',
    },
    P16c: {
      title: 'The PAN',
      text: 'Your PAN does not have the usual form: five letters, four digits, one letter.',
      reason: 'A mistyped letter can raise doubt about who made the will.',
    },
    P17: {
      title: 'A nominee ‘Child’ who is not among your children',
      text: '{name} is a nominee with the relation ‘{relation}’, but is not in your list of children.',
      reason: 'The will would name a child in one place and not in the other.',
    },
    P18: {
      title: 'Institutions among the nominees',
      text: '‘{name}’ looks like an institution.',
      reason:
        'A gift to an institution is fine. Write its registered name, and its address or registration number in the note, so that it can be found.',
    },
    P19: {
      title: 'People who are not born or not named',
      text: '‘{name}’ speaks of people who are not yet born, or of a group that is not named.',
      reason:
        'A gift to people who do not exist when you die takes effect only within narrow limits. Name living people.',
    },
    P20: {
      title: 'Animals among the nominees',
      text: '{name} is a nominee as ‘{relation}’.',
      reason:
        'An animal cannot own anything. Give the money to a person who agrees to look after it, and write your wish under pets.',
    },
    M1: {
      title: 'Who looks after a minor’s share',
      text: '{names} would receive a share as a minor, looked after by the lawful guardian. Your relationship status is not married.',
      reason:
        'After your death that guardian may be the other parent, or nobody. Name a caretaker if you want somebody else.',
    },
    M2: {
      title: 'A minor as caretaker',
      text: '{name} is the caretaker, and is listed as your child under 18.',
      reason: 'A minor cannot manage property for another.',
    },
    M3: {
      title: 'A caretaker without a minor',
      text: '{name} is named as caretaker, but no child under 18 is listed.',
      reason: 'This does no harm. It helps if a nominee is a minor when you die.',
    },
    M4: {
      title: 'A father’s choice of caretaker',
      text: 'You name {name} as caretaker of minors’ shares while the children’s mother may be living.',
      reason:
        'While she lives their mother remains the natural guardian of the children; {name} looks after only what this will gives them.',
    },
    M5: {
      title: 'A caretaker with another part',
      text: '{name} is caretaker of minors’ shares and also takes a share or is an executor.',
      reason: 'This is common and allowed. The caretaker then has an interest beside the minor’s.',
    },
    M6: {
      title: 'A minor who is not your child',
      text: '{name} seems to be a minor, and is not listed as your child.',
      reason:
        'You cannot choose a guardian for somebody else’s child. The will’s caretaker looks after the share until the age of 18; ask the parents.',
    },
    M7: {
      title: 'Land or a house for a minor',
      text: '{names} would receive a share of ‘{asset}’ as a minor.',
      reason: 'It can be sold before the age of 18 only with the leave of a court.',
    },
    M8: {
      title: 'A minor as executor',
      text: '{name} is an executor, and is listed as your child under 18.',
      reason: 'A court does not let a minor act as executor.',
    },
    M9: {
      title: 'Ages that have grown old',
      text: 'Your children’s ages were written down more than a year ago, on {date}.',
      reason:
        'The will says that the ages are those when it was prepared. Bring them up to date before you sign.',
    },
    A1: {
      title: 'Assets that are not given away in full',
      text: 'The shares of ‘{asset}’ add up to {total}%. The other {rest}% falls into the residue.',
      reason:
        'It then goes as your residuary clause says, which may not be to the people you have in mind here.',
      fix: 'Share it equally among the same nominees',
    },
    A2: {
      title: 'Shares that cannot be equal in whole numbers',
      text: '{count} equal shares of {share}% of ‘{asset}’ make {total}%, not 100%.',
      reason:
        'Whole numbers cannot say a third. Give the missing {rest}% to some of them, or say ‘in equal shares’ in a comment.',
    },
    A3: {
      title: 'Shares of an asset given to nobody on the list',
      text: '{percentage}% of ‘{asset}’ is given to somebody who is no longer a nominee.',
      reason: 'A gift to nobody in particular cannot take effect. Give this share to somebody, or remove it.',
      fix: 'Remove this share',
    },
    A4: {
      title: 'Two assets with one identifier',
      text: '‘{asset}’ is the identifier of {count} assets.',
      reason: 'Nobody could tell them apart. Add a number or a place to each.',
    },
    A5: {
      title: 'The same asset twice',
      text: '‘{one}’ and ‘{other}’ have the same number.',
      reason:
        'If they are one asset, it would be given twice, and the will would divide it between both lists of people.',
    },
    A6: {
      title: 'Executors of an asset that is not in the will',
      text: '{names} were named as executors for ‘{asset}’, which is not an asset of this will.',
      reason: 'Their appointment would be lost without a word.',
      fix: 'Remove these executors',
    },
    A8: {
      title: 'Assets that are hard to recognise',
      text: '‘{asset}’ may not be enough to recognise this asset by.',
      reason:
        'Write the account, policy, registration or plot number, so that nobody has to guess what is given.',
    },
    A10: {
      title: 'Life insurance and its nomination',
      text: '‘{asset}’ is life insurance.',
      reason:
        'If your husband, wife, parent or child is the nominee in the policy itself, the insurer may pay that person for good, whatever the will says. See that the two agree.',
    },
    A11: {
      title: 'Retirement accounts and their nomination',
      text: '‘{asset}’ is a retirement account.',
      reason:
        'Provident and pension funds pay the nominee in their own records first. See that the nomination and the will agree.',
    },
    A12: {
      title: 'What you own of land and houses',
      text: 'The will gives {assets}.',
      reason:
        'It can give only your own part. Check whether it is held jointly, ancestral, tenanted, in a society, mortgaged or agricultural, and say so in the description.',
    },
    A13: {
      title: 'Property in another country',
      text: '‘{asset}’ seems to be in another country ({country}).',
      reason:
        'Land follows the law of the place where it lies. A separate will made there may be needed, and this will revokes earlier wills of every country.',
    },
    A14: {
      title: 'Assets that may be sold or mature',
      text: 'You may have sold, closed or renewed {assets} before this will takes effect.',
      reason: 'A gift of something you no longer own comes to nothing. Review the will when it changes.',
    },
    A16: {
      title: 'Gifts in the special instructions',
      text: 'Your special instructions speak of ‘{name}’ and seem to give something.',
      reason: 'The special instructions give no property. To give money or a thing, add it as an asset.',
    },
    A18: {
      title: 'Passwords and other secrets',
      text: 'A text of the will seems to hold a password, PIN or other secret: ‘{word}’ ({place}).',
      reason: 'A will becomes public when it is filed in court. Keep secrets in a separate sealed note.',
    },
    A19: {
      title: 'Conditions',
      text: 'A comment on ‘{asset}’ seems to make a share depend on a condition: ‘{word}’.',
      reason:
        'Under this will a comment cannot make a share conditional. A lawyer can draft a condition that holds.',
    },
    A20: {
      title: 'A comment that says equal',
      text: 'A comment on ‘{asset}’ says ‘{word}’, but the shares are not equal.',
      reason: 'The percentages count. Change them or the comment.',
    },
    A21: {
      title: 'Gifts for life',
      text: 'A comment on ‘{asset}’ seems to give it only for life: ‘{word}’.',
      reason:
        'Whoever takes a share under this will takes it for good. A gift for life, with another person after, has to be drafted by a lawyer.',
    },
    E1: {
      title: 'No executor',
      text: 'You appoint no executor.',
      reason: 'This is allowed. Your family then has to ask a court to appoint somebody.',
    },
    E2: {
      title: 'No backup for an executor',
      text: '{name} is the only executor, with no backup.',
      reason: 'An executor may die, be ill or refuse.',
    },
    E3: {
      title: 'One person as primary executor and backup',
      text: '{name} is in the same list of executors twice.',
      reason: 'A backup has to be somebody else to be of use.',
      fix: 'Remove the repetition',
    },
    E4: {
      title: 'An executor as witness',
      text: '{name} is an executor and a witness.',
      reason: 'This is allowed, but a witness who has no other part in the will is the better proof.',
    },
    E5: {
      title: 'An executor who takes a share',
      text: '{name} is an executor and takes a share.',
      reason: 'This is common. The will says that the share does not depend on acting as executor.',
    },
    E6: {
      title: 'An executor abroad',
      text: '{name}, an executor, seems to live abroad.',
      reason:
        'Acting from abroad is slow, and offices may ask for more papers. A backup who lives near helps.',
    },
    E8: {
      title: 'How executors can be reached',
      text: 'The {channel} of {name} looks incomplete: ‘{value}’.',
      reason: 'Your executor has to be found when the time comes.',
    },
    E8b: {
      title: 'Two executors with one address for messages',
      text: '{one} and {other} have the same e-mail or phone: ‘{value}’.',
      reason: 'If that one fails, neither of them can be reached.',
    },
    E9: {
      title: 'Who acts for everything else',
      text: '{name} acts for the first asset that has an executor, and so also for the residue, your debts and whatever has no executor of its own.',
      reason:
        'Your estate needs one person for these. If it should be another, change the order of the assets or their executors.',
    },
    E10: {
      title: 'Many executors',
      text: '{count} different people are executors.',
      reason: 'The more people have to act together, the more it costs and the easier they differ.',
    },
    R1: {
      title: 'Property that the will does not mention',
      text: 'The residuary clause covers only what the list of assets mentions.',
      reason:
        'Whatever you leave out or acquire later goes to those who inherit by law, as if there were no will.',
    },
    R2: {
      title: 'A limit of value',
      text: 'The residue takes in unlisted property only up to ‘{limit}’.',
      reason: 'What is worth more than that goes to those who inherit by law, as if there were no will.',
      fix: 'Remove the limit',
    },
    R3: {
      title: 'Class I heirs and your own law',
      text: 'The residue goes to your legal heirs, and you have said that Hindu law does not apply to you.',
      reason:
        'Class I heirs exist only in Hindu law. For you the will means those who would inherit by your own law. Naming people is clearer.',
    },
    R4: {
      title: 'The legal heirs of a woman',
      text: 'The residue goes to your legal heirs, and you are a woman.',
      reason:
        'For a Hindu woman the law puts her husband’s heirs before her own parents, if she leaves no husband or child. Naming people is clearer.',
    },
    R5: {
      title: 'A residue that is not given away in full',
      text: 'The shares of the residue add up to {total}%. The other {rest}% is given to nobody.',
      reason: 'It goes to those who inherit by law, as if there were no will.',
    },
    R6: {
      title: 'Shares of the residue given to nobody on the list',
      text: '{percentage}% of the residue is given to somebody who is no longer a nominee.',
      reason: 'A gift to nobody in particular cannot take effect. Give this share to somebody, or remove it.',
      fix: 'Remove this share',
    },
    R7: {
      title: 'The residue to everybody on the list',
      text: 'The residue goes in equal shares to all nominees, {names} among them.',
      reason:
        'This counts minors, institutions and people without a share of their own like everybody else. Is that what you want?',
    },
    R8: {
      title: 'Your own words for the residue',
      text: 'Your own words for the residue may be unclear: ‘{words}’.',
      reason: 'Name the people as in the list of nominees, and let the shares make 100%.',
    },
    R9: {
      title: 'Who takes if a nominee dies first',
      text: 'The will names no substitute if {names} should die before you.',
      reason:
        'The share of a child goes to that child’s own descendants; every other share falls into the residue. ‘What happens if…’ shows it for each person.',
    },
    R10: {
      title: 'Dying shortly after each other',
      text: 'The will asks nobody to outlive you by a number of days.',
      reason:
        'Who dies in the same accident is treated as having died first. Who dies a week later has inherited, and it goes to that person’s own heirs.',
    },
    R11: {
      title: 'A father as heir',
      text: '{name} is a nominee as ‘{relation}’, and the residue goes to your Class I heirs.',
      reason:
        'A father is not among the Class I heirs of a Hindu man. From the residue he would receive nothing.',
    },
    W1: {
      title: 'A witness who takes something',
      text: '{name} is a witness and also a nominee.',
      reason:
        'A gift to a witness may be void, and gives a ground to contest it. Choose someone who takes nothing under the will.',
    },
    W2: {
      title: 'The husband or wife of a nominee as witness',
      text: '{name}, a witness, may be the husband or wife of {nominee}, a nominee.',
      reason:
        'A gift to the husband or wife of a witness may be void, and gives a ground to contest it. Choose someone whose family takes nothing.',
    },
    W3: {
      title: 'A witness with another part',
      text: '{name} is a witness and also the caretaker.',
      reason: 'A witness who has no other part in the will is the better proof.',
    },
    W4: {
      title: 'A minor as witness',
      text: '{name} is a witness, and is listed as your child under 18.',
      reason: 'Witnesses have to be 18 or older.',
    },
    W4b: {
      title: 'The age of the witnesses',
      text: 'Are all witnesses 18 or older?',
      reason: 'A witness may have to speak in court, and has to be of age when you sign.',
    },
    W5: {
      title: 'Two witnesses of the same name',
      text: '{name} is named as witness {count} times.',
      reason: 'Two different people have to see you sign.',
    },
    W6: {
      title: 'A member of the family as witness',
      text: '{name}, a witness, seems to be one of your family, and the residue goes to your legal heirs.',
      reason:
        'An heir takes under this will. A gift to a witness may be void, and gives a ground to contest it. Choose someone who takes nothing.',
    },
    W7: {
      title: 'Witnesses who are named later',
      text: 'The witnesses will be written in by hand.',
      reason:
        'Choose two people of 18 or older who take nothing under the will, are not married to anyone who does, and can be found later.',
    },
    W8: {
      title: 'Witnesses for an older person',
      text: 'You are {age} years old and have {count} witnesses.',
      reason:
        'A third, younger witness, and a doctor’s note of the same day that you are of sound mind, make a contest harder.',
    },
    D1: {
      title: 'Country and identity document',
      text: 'The country is {country}, and the identity document is ‘{idType}’.',
      reason: 'The two do not usually go together. One of them may be a slip.',
    },
    D2: {
      title: 'Places with a law of their own',
      text: 'Your address or an asset is in {place}.',
      reason:
        'There special rules limit or govern wills: in Goa half of the estate is kept for certain heirs, in Uttarakhand the state’s civil code applies. Ask a lawyer there.',
    },
    D3: {
      title: 'Muslim personal law',
      text: 'You have said that Muslim personal law applies to you.',
      reason:
        'You may generally give only one third of your estate by will unless your heirs consent after your death, and to an heir only with the others’ consent.',
    },
    D4: {
      title: 'An earlier will that is registered or made abroad',
      text: 'You have said that there is an earlier will that is registered or was made abroad.',
      reason:
        'This will revokes it, for every country. Tell whoever keeps it; if a will made abroad should stay, ask a lawyer first.',
    },
    D4b: {
      title: 'Earlier wills',
      text: 'This will revokes every will that you made before.',
      reason: 'Destroy an older one, or mark it as revoked, so that nobody takes it for the last.',
    },
    D5: {
      title: 'Letters that cannot be printed',
      text: 'These letters cannot be printed: {letters} ({place})',
      reason: 'The will would show a box in their place.',
    },
    D5b: {
      title: 'Names in other letters than the will',
      text: 'The will is not in English, but your name is written in Latin letters.',
      reason: 'This is allowed. A name written as on the ID, or in both scripts, avoids doubt.',
    },
    D6: {
      title: 'Invisible letters and emoji',
      text: 'A text holds characters that do not belong in a will: {letters} ({place})',
      reason: 'They can hide or turn round words, or print as something else.',
      fix: 'Remove these characters',
    },
    D7: {
      title: 'Texts that do not fit',
      text: 'A text is too long for its place in the will: {place}',
      reason: 'A part of it would not be printed. Shorten it.',
    },
    D8: {
      title: 'A PDF of older answers',
      text: 'The PDF was made from answers that have changed since.',
      reason: 'What you sign has to be what you decided. Make the PDF again.',
    },
    D9: {
      title: 'A will that has grown old',
      text: 'Your answers were last gone through on {date}, more than three years ago.',
      reason: 'A marriage, birth, death, purchase or sale since then may have changed what you want.',
    },
    D10: {
      title: 'A no-contest clause and a child without a share',
      text: 'The no-contest clause is on, and {names} would receive nothing.',
      reason: 'It cannot hold back somebody who has nothing to lose. A small gift gives it weight.',
    },
    D12: {
      title: 'Who looks after your pets',
      text: 'Your wish for your pets names nobody of the will.',
      reason: 'A pet can be handed only to a person who agrees to keep it. Write who that is.',
    },
    D13: {
      title: 'Funeral and organ wishes',
      text: 'Your special instructions speak of your funeral or of giving organs: ‘{word}’.',
      reason: 'A will is often read too late for that. Tell your family, and register as a donor.',
    },
    D14: {
      title: 'A will of two people',
      text: 'Your special instructions speak for more than one person: ‘{word}’.',
      reason: 'This is the will of one person. Two people each make their own.',
    },
    D15: {
      title: 'Words that only hold a place',
      text: 'A text looks as if it were still to be filled in: ‘{word}’ ({place}).',
      reason: 'It would be printed as it stands.',
    },
  },
} as const;
