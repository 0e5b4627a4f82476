/** Words of the three languages that say: a child, or a child's child. */
const DESCENDANT = new Set(
  (
    'child son daughter grandchild grandson granddaughter ' +
    'संतान पुत्र पुत्री बेटा बेटी पौत्र पौत्री दौहित्र दौहित्री पोता पोती नाती नातिन नवासा नवासी ' +
    'अपत्य मुलगा मुलगी मूल नातू नात पणतू पणती'
  ).split(' '),
);

/** Words beside them that leave the meaning as it is. */
const BESIDE = new Set(
  (
    'my own only first second third fourth eldest elder youngest younger middle minor adopted great grand or and ' +
    'मेरा मेरी मेरे बड़ा बड़ी छोटा छोटी मझला मझली ज्येष्ठ कनिष्ठ दत्तक एकमात्र या और पहला पहली दूसरा दूसरी ' +
    'माझा माझी माझे मोठा मोठी धाकटा धाकटी लहान थोरला थोरली एकुलता एकुलती पहिला पहिली दुसरा दुसरी किंवा व'
  ).split(' '),
);

/**
 * Says whether a relation, typed freely, means a lineal descendant: 'Son', 'my elder daughter', 'नातू'. Whatever it
 * doesn't know for sure ('step son', "brother's son", 'son-in-law') is none.
 */
export function isDescendantRelation(relation: string): boolean {
  const words = relation
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.,/()-]+/u)
    .filter((word) => word !== '');
  return (
    words.some((word) => DESCENDANT.has(word)) &&
    words.every((word) => DESCENDANT.has(word) || BESIDE.has(word))
  );
}
