/**
 * The will's words in English: the language that the other two are kept in step with.
 *
 * One row a clause, under the key by which lawyers, tests and the catalogue know it. A row is lifted whole or changed
 * whole; only what stands in {braces} varies, and `____` is left for the pen.
 *
 * @see wording.md, sections 2 to 4 and 7
 */
export const en = {
  title: 'LAST WILL AND TESTAMENT of {fullName}',
  'article.number': 'ARTICLE {numeral}',
  'article.I': 'Declaration and Revocation',
  'I.1':
    'This is the last Will of me, {fullName}. I have completed eighteen years of age and am of sound mind. I have made this Will of my own free will, after understanding its contents and effect, without coercion, fraud or undue influence by anyone.',
  'I.2': 'I revoke all Wills, codicils and other testamentary writings that I made before this Will.',
  'I.3':
    'This Will takes effect only on my death. During my life I may change or revoke it and may freely use and transfer my property.',
  'article.II': 'Testator and Family',
  'relationPhrase.wife': 'wife of {guardianName}',
  'relationPhrase.daughter': 'daughter of {guardianName}',
  'relationPhrase.son': 'son of {guardianName}',
  'relationPhrase.child': 'child of {guardianName}',
  'II.1':
    'My particulars are: {fullName}, {relationPhrase}, born on {dob}, residing at {address}. Identity document: {idType}, number {idNumber}.',
  'II.2': 'Marital status: {relationshipStatus}. Country: {country}.',
  'II.3a': 'My children named in this Will, with their ages when it was prepared, are:',
  'II.3b': 'No child is named in this Article.',
  'article.III': 'Beneficiaries',
  'III.1': 'The persons named in the table below are the Beneficiaries under this Will:',
  'III.2':
    'Being named in this table does not by itself give a share; shares are given only by Articles IV and VI. A note in the table is only for identification or explanation. In Articles IV, V, VII and VIII, ‘Beneficiary’ also means any other person who takes a share under this Will.',
  'III.3':
    'A nomination that I have made with a bank, insurer, fund, company or society is separate from this Will and has only the effect that the law governing it gives.',
  'article.IV': 'Bequests of Assets',
  'IV.1':
    'Subject to payment of the debts and expenses in Article V, I give each asset described in this Article to the Beneficiaries in its table, in the shares shown there, as absolute owners. A description only identifies an asset and a comment only explains a gift; neither changes a share, limits it or makes it conditional.',
  'IV.2': 'Asset {assetNo} - {asset.type}: {asset.identifier}. {asset.description}',
  'IV.3 Financial Account':
    'This covers all money and investments in the account at my death, with interest, and any account that has replaced it.',
  'IV.3 Retirement Account':
    'This covers all benefits payable from the account on my death, so far as the law treats them as part of my estate.',
  'IV.3 Life Insurance':
    'This covers all my rights in the policy and all sums payable under it, with bonuses, so far as the law treats them as part of my estate.',
  'IV.3 Real Estate':
    'This covers my entire right, title and interest in the property, with its fixtures, deposits and any society or association membership and shares attached to it, and any right still due to me at my death to receive other property or money in its place on redevelopment, acquisition or an insurance claim.',
  'IV.3 Vehicle': 'This covers the vehicle with its accessories, documents and any insurance claim for it.',
  'IV.3 Cash and Valuables':
    'This covers the cash and valuables described above, wherever they are kept at my death.',
  'IV.3 Others': 'This covers the property described above, with all rights and benefits belonging to it.',
  'IV.4':
    'The remaining {unallocated}% ({unallocatedWords} per cent) of this asset is not allotted above and falls into the Residue under Article VI.',
  'IV.5':
    'No Beneficiary is identified for {alloc.percentage}% ({percentWords} per cent) of this asset, and that part falls into the Residue under Article VI.',
  'IV.6':
    'Where more than one person takes a share of an asset, each takes the separate share stated and they hold the asset as co-owners.',
  'IV.7':
    'If I own only a part of an asset, the gift covers my part alone and each percentage is a percentage of that part. Each asset passes with any loan, mortgage or charge on it at my death, which is borne by those who take the asset in proportion to their shares and is not otherwise paid from the Residue.',
  'IV.8':
    "If a Beneficiary is not living at my death or, being an institution, does not then exist, that Beneficiary's share in an asset falls into the Residue; but if the Beneficiary is my child or other lineal descendant and leaves lineal descendants living at my death, they take that share, equally by branch.",
  'IV.9':
    'If I do not own an asset at my death, the gift of it fails, nothing is given in its place and the money received for it is not part of that gift; but this does not defeat a gift of replacement property, money or a claim that this Article expressly covers.',
  'IV.10':
    'Each numbered asset is a separate asset, even if another has the same name or number. If two or more of them nevertheless describe the same property, each applies to an equal part of it.',
  'IV.11':
    'A person who dies at the same time as I do, or in circumstances in which it is uncertain which of us died first, is treated throughout this Will as having died before me. A child in the womb at my death who is later born alive is treated as living at my death.',
  'article.V': 'Executors, Debts and Expenses',
  'V.1a':
    'I have not appointed an Executor. A person entitled under the law may apply to the competent court for letters of administration with this Will annexed, and in this Will ‘Executor’ then means the person to whom the court grants them. Until then my adult Beneficiaries together shall do what this Will asks of the Executor, so far as the law allows.',
  'V.1b': 'I appoint {executor.name}, residing at {executor.address}, as the sole Executor of this Will.',
  'V.1c':
    'I appoint the person named first in the table below as the primary Executor of this Will for all my property. The others are backup Executors, in the order of the table, and become Executors only as stated in this Article.',
  'V.1d':
    'For each asset in the table below I appoint the person named first against it as the primary Executor for that asset. The others named against it are backup Executors, in that order, and become Executors only as stated in this Article. Except for what is stated below about the general Executor, each appointment is for that asset only.',
  'V.2':
    'If an Executor dies, declines or is unable to act, the next person in the same list acts as Executor in that place.',
  'V.3':
    'For my funeral, debts, expenses, the Residue, any asset for which no Executor is named or acts, and every other matter outside an appointment for a particular asset, the general Executor is the person acting as Executor of the first asset, in the order of Article IV, for which an Executor acts. The other Executors shall give the general Executor what this Article requires from their assets.',
  'V.4':
    'The Executor shall first pay my funeral expenses, the cost of administering my estate, taxes due and my lawful debts, other than a loan, mortgage or charge that passes with an asset under Article IV. They are paid first from property outside both Article IV and the Residue, then from the Residue, and then from the assets given by Article IV in proportion to their value at my death, less any loan or charge on them; within one asset its Beneficiaries bear them in proportion to their shares.',
  'V.5':
    'The Executor may collect and protect my property, sign transfer papers, divide assets, sell an asset where that is needed to pay debts or to divide it fairly, engage advisers and recover proper expenses. No bond or surety is required so far as the law allows.',
  'V.6':
    'An Executor may also be a Beneficiary. A gift to a person named as Executor does not depend on that person acting as Executor.',
  'V.7':
    'If none of the persons appointed acts, a person entitled under the law may apply to the competent court for letters of administration with this Will annexed. In this Will ‘Executor’ means the person acting for the time being by appointment under this Article or by such a grant.',
  'article.VI': 'Residue',
  'VI.1a':
    'In this Will ‘Residue’ means every part of the assets mentioned in Article IV that, for any reason, is not effectively given by that Article. This Will makes no gift of property that Article IV does not describe.',
  'VI.1b':
    'In this Will ‘Residue’ means all my property of every kind, wherever situated, that is not effectively given by Article IV, whether or not this Will mentions it, whether or not I know of it, and whether I own it now or acquire it later.',
  'VI.1c':
    'Property that Article IV does not describe forms part of the Residue only up to a total value of {valueLimit}, taken at my death before debts are paid. If its total value is greater, the same fraction of every item of it, together worth that amount, forms part of the Residue, and this Will makes no gift of the rest.',
  'VI.2a':
    'I give the Residue in equal shares to those of my Class I legal heirs who are living at my death; heirs who, under the law of intestate succession that applies to me, take in place of the same child or other relative of mine who died before me together take one share, divided among them as that law provides.',
  'VI.2b':
    '‘Class I legal heirs’ means the heirs in Class I of the Schedule to the Hindu Succession Act, 1956 where that Class governs succession to me and one of them is living at my death, and otherwise all the persons who would be entitled to share in my property, if I had died without a Will, under the law of intestate succession that applies to me.',
  'VI.2a-intl':
    'I give the Residue in equal shares to all the persons living at my death who would be entitled to share in my property, if I had died without a Will, under the law of intestate succession that applies to me; persons who under that law take in place of the same child or other relative of mine who died before me together take one share, divided among them as that law provides.',
  'VI.2c':
    'I give the Residue in equal shares to all the Beneficiaries named in Article III, one share each. If one of them is not living at my death or, being an institution, does not then exist, the rule for descendants in Article IV applies to that share; where it does not apply, that share is added equally to the other shares.',
  'VI.2d':
    'I give the Residue to the Beneficiaries in the table below, in the shares shown there. A share shown there with no identified Beneficiary is treated as not allotted.',
  'VI.2e':
    '{unallocated}% ({unallocatedWords} per cent) of the Residue is not allotted to an identified Beneficiary and passes under the law of intestate succession that applies to me.',
  'VI.2f':
    'I direct that the Residue be given as follows. These words apply only to the Residue and do not change a share given by Article IV; if they give more than the whole, the shares are reduced in proportion: {customText}',
  'VI.3':
    'If a Beneficiary in the table above is not living or does not exist at my death, or for any other reason cannot or does not take a share of the Residue, and the rule for descendants in Article IV does not apply, that share is added to the shares of the other Beneficiaries in that table in their proportion; a part not allotted is not increased.',
  'VI.4':
    'Any part of the Residue that this Article does not give, or the gift of which cannot take effect, passes under the law of intestate succession that applies to me.',
  'article.VII': 'Care of Minors and Pets',
  'VII.1a':
    "If a Beneficiary is below eighteen years of age at my death, that Beneficiary's lawful guardian is the caretaker of the share; while there is no such guardian, the Executor is the caretaker.",
  'VII.1b':
    "If a Beneficiary is below eighteen years of age at my death, {caretaker} is the caretaker of the share; if {caretaker} dies, declines or is unable to act, that Beneficiary's lawful guardian is the caretaker, and while there is no such guardian, the Executor is. The caretaker manages only what this Will gives to that Beneficiary. No guardian of the person is appointed, and a parent's rights over the person of the child and the power of a court to appoint a guardian are not affected.",
  'VII.2':
    "The share belongs to the Beneficiary from my death. The Executor shall hand it to the caretaker on the Beneficiary's behalf, and the caretaker's receipt discharges the Executor. The caretaker shall keep the share separate so far as its nature allows, use it only for that Beneficiary's maintenance, education, health and welfare, keep accounts, and hand over the balance when the Beneficiary completes eighteen years. The caretaker may sell or charge immovable property only as the law allows for the property of a minor.",
  'VII.3a':
    'I wish my pets to be cared for as written below, and ask the Executor and my family to see to it. The Executor may hand a pet to a person named there who agrees to keep it, and it then belongs to that person; nothing else is given there to any person or animal: {petDetails}',
  'VII.3b': 'No direction is given about pets.',
  'article.VIII': 'No-Contest Clause and Special Instructions',
  'VIII.1a':
    'If a Beneficiary, personally or through another, starts or supports a legal proceeding to set aside this Will or a share given by it, every share given to that Beneficiary by this Will ceases to have effect and passes to the other persons entitled to the Residue or, if there is none, to the persons entitled under the law of intestate succession that applies to me, in either case as if that Beneficiary had died before me leaving no descendants.',
  'VIII.1b':
    'This does not apply to a proceeding brought in good faith to have this Will proved or interpreted, to have an Executor render accounts or be removed, to recover a debt that I owed, or to protect a right that the law does not allow a will to take away; nor to a proceeding brought for a person below eighteen years of age, nor to evidence given truthfully.',
  'VIII.1c': 'This Will has no no-contest clause.',
  'VIII.2a':
    'My special instructions are below. They guide the Executor, give no property and do not change any other part of this Will; where they differ from it, that other part prevails: {specialInstructions}',
  'VIII.2b': 'No special instructions are given.',
  'article.IX': 'General Provisions and Execution',
  'IX.1-IN':
    'This Will is made under, and is to be read according to, the law in force in India, including the Indian Succession Act, 1925 so far as it applies to me.',
  'IX.1-US':
    'This Will is to be read according to the law of the State of the United States of America in which I live when I sign it, wherever I am domiciled at my death, and as to immovable property according to the law of the place where it lies.',
  'IX.1-UK':
    'This Will is to be read according to the law of that part of the United Kingdom in which I live when I sign it, wherever I am domiciled at my death, and as to immovable property according to the law of the place where it lies.',
  'IX.2':
    'The singular includes the plural and words of one gender include every gender. The titles of the Articles are for convenience only. If any part of this Will cannot take effect, the rest remains in force.',
  'IX.3':
    'I have read this Will in English, or, before I signed it, it was read out and explained to me in a language that I understand, and I approve it. This English text is the operative text, and no translation changes its meaning.',
  'IX.4':
    'This Will has {pageCount} pages, not counting the instruction page. I sign it at the place and on the date written below, in the presence of the witnesses named below.',
  SIG: 'Place: ____ Date: ____ Signature (or thumb impression) of the testator: ____ Name: {fullName}',
  READ: 'If this Will was read out to the testator (otherwise strike out this line): Language: ____ Read out and explained by: ____ Signature: ____',
  ATT: '{fullName} signed this document, or placed a thumb impression on it, as a last Will in the presence of all of us, present together. Each of us saw this done, and each of us has signed below as a witness in the presence of the testator and of one another. Each of us has completed eighteen years of age.',
  'ATT.2': 'None of us, and no husband or wife of any of us, is named as a Beneficiary in this Will.',
  'ATT.2-UK':
    'None of us, and no husband, wife or civil partner of any of us, is named as a Beneficiary in this Will.',
  WIT: 'Witness {n}: Name: {witness.name} Address: {witness.address} Signature: ____ Date: ____',
  FOOT: 'Page {n} of {total}. Testator: ____',
  'FOOT.W': 'Witness {n}: ____',
  'P.0': 'How to sign this Will. This page is not part of the Will.',
  'P.1':
    'Print on A4 paper, one side. Check every name, number and share. If anything is wrong, correct it in the form and print again; do not correct by hand.',
  'P.2':
    'Choose at least two witnesses aged 18 or over who can be found later. A witness should not be a beneficiary or the husband or wife of one: for many people the law (section 67) cancels that gift. If your residue goes to your legal heirs, do not use them as witnesses either.',
  'P.3':
    'With all witnesses together, write the place and date by hand, sign every page and sign in full at the end.',
  'P.4':
    'Each witness then signs every page and the witness box in your presence, and fills in any blank name and address.',
  'P.5':
    'If you cannot read or sign, have the Will read out and explained before the witnesses; you may put a thumb impression. Fill in the line for reading out; if it is not used, strike it out before signing.',
  'P.6': 'Sign with ink on paper. In India an electronic signature or an online copy is not a signed will.',
  'P.7':
    'No stamp paper is needed. Registration with the Sub-Registrar is optional, at any time; you may instead deposit the Will in a sealed cover with the Registrar.',
  'P.8':
    'Since 21 December 2025 probate is no longer compulsory anywhere in India; a bank, society or office may still ask for it.',
  'P.9':
    "Personal law may limit a will: for example a Muslim may generally give only one-third without the heirs' consent; joint family and nominated property also have special rules. Ask a lawyer if this may apply to you.",
  'P.10':
    'Keep the signed original safe, tell your Executor or a person you trust where it is, and do not write on it.',
  'P.11':
    'Review it after a marriage, divorce, birth, death, or a purchase or sale of property. For some people marriage cancels an earlier will. To change it, make a new Will signed the same way.',
  'P.12':
    'This document was made from the information you gave. It is not legal advice; have a lawyer review it.',
  'P.US':
    "USA: each State has its own law. Sign with two adult witnesses who receive nothing; ask a local attorney or notary about a self-proving affidavit, a spouse's rights and community property.",
  'P.UK':
    "UK: both witnesses must be present together when you sign; a gift to a witness or a witness's spouse or civil partner fails; marriage normally cancels an earlier will in England, Wales and Northern Ireland. In Scotland sign every page; one witness is enough, and family members have legal rights.",
  'P.2-intl':
    'Choose at least two witnesses aged 18 or over who can be found later. A witness should not be a beneficiary or the husband or wife of one: for many people the law cancels that gift. If your residue goes to your legal heirs, do not use them as witnesses either.',
  'P.6-intl': 'Sign with ink on paper. An electronic signature or an online copy is not a signed will.',
  'D.0': 'WILL DEED',
  'D.1':
    'This is the last Will of me, {fullName}, {relationPhrase}, born on {dateOfBirth}, occupation {occupation}, residing at {address}. I revoke all Wills and codicils that I made before it.',
  'D.2':
    'I have completed eighteen years of age and am of sound mind. I make this Will freely, without coercion, fraud or undue influence, having read it, or having had it read out and explained to me in a language that I understand. It takes effect on my death, and I may change or revoke it at any time before then.',
  'D.3':
    'After my debts and funeral expenses are paid, I give all my property, movable and immovable, wherever situated, owned now or acquired later, in equal shares to these Beneficiaries as absolute owners:',
  'D.3-one':
    'After my debts and funeral expenses are paid, I give all my property, movable and immovable, wherever situated, owned now or acquired later, to {nominee.name} ({nominee.relationship}) as absolute owner.',
  'D.4':
    'If a Beneficiary is not living at my death, or dies at the same time as I do or in circumstances in which it is uncertain which of us died first, those descendants of that Beneficiary who are also my descendants and are living at my death take that share, equally by branch; if there are none, it goes to the other Beneficiaries equally.',
  'D.4-one':
    'If a Beneficiary is not living at my death, or dies at the same time as I do or in circumstances in which it is uncertain which of us died first, those descendants of that Beneficiary who are also my descendants and are living at my death take that share, equally by branch.',
  'D.4a':
    "If a Beneficiary is below eighteen years of age at my death, the Executor shall hand the share on that Beneficiary's behalf to the lawful guardian, whose receipt discharges the Executor.",
  'D.5':
    'I appoint {executor1.name}, residing at {executor1.address}, as Executor; if that person is dead, unwilling or unable to act, {executor2.name}, residing at {executor2.address}, is the Executor. A gift to an Executor does not depend on acting as Executor. If neither acts, a person entitled under the law may apply for letters of administration with this Will annexed.',
  'D.6':
    'Signed on {signDate} at ____ in the presence of the witnesses below. Signature of the testator: ____ ({fullName})',
  'P.2-deed':
    'Choose at least two witnesses aged 18 or over who can be found later. A witness should not be a beneficiary or the husband or wife of one: for many people the law (section 67) cancels that gift.',
  'V.asset': 'Asset {assetNo} - {asset.type}: {asset.identifier}',
  share: '{percentage}% ({percentWords} per cent)',
  amount: '₹ {amount} (Rupees {amountWords} only)',
  date: '{day} {month} {year} ({dateWords})',
  'label.no': 'No.',
  'label.name': 'Name',
  'label.relationship': 'Relationship',
  'label.note': 'Note',
  'label.comment': 'Comment',
  'label.age': 'Age (years)',
  'label.minor': 'minor',
  'label.beneficiary': 'Beneficiary',
  'label.share': 'Share',
  'label.total': 'Total',
  'label.unknown': 'Unknown',
  'label.asset': 'Asset',
  'label.executor': 'Executor',
  'label.primary': 'Primary',
  'label.backup': 'Backup',
  'label.address': 'Address',
  'label.contact': 'Phone / e-mail',
  'label.attestation': 'Attestation',
  'country.India': 'India',
  'country.USA': 'USA',
  'country.UK': 'UK',
  'status.single': 'Single',
  'status.married': 'Married',
  'status.separated': 'Separated',
  'assetType.Financial Account': 'Financial Account',
  'assetType.Retirement Account': 'Retirement Account',
  'assetType.Life Insurance': 'Life Insurance',
  'assetType.Real Estate': 'Real Estate',
  'assetType.Vehicle': 'Vehicle',
  'assetType.Cash and Valuables': 'Cash and Valuables',
  'assetType.Others': 'Others',
  'relation.Son': 'Son',
  'relation.Daughter': 'Daughter',
  'relation.Wife': 'Wife',
  'relation.Husband': 'Husband',
  'relation.Spouse': 'Spouse',
  'relation.Father': 'Father',
  'relation.Mother': 'Mother',
  'relation.Brother': 'Brother',
  'relation.Sister': 'Sister',
  'relation.Grandson': 'Grandson',
  'relation.Granddaughter': 'Granddaughter',
  'relation.Daughter-in-law': 'Daughter-in-law',
  'relation.Son-in-law': 'Son-in-law',
  'relation.Nephew': 'Nephew',
  'relation.Niece': 'Niece',
  'relation.Friend': 'Friend',
  'relation.Other relative': 'Other relative',
  'relation.Charity': 'Charity',
  'relation.Child': 'Child',
} as const;
