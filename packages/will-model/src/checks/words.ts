import { bareName } from '../text/names.ts';

const EDGE = '[\\p{L}\\p{M}\\p{N}]';
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const choice = (words: readonly string[]): string => words.map(escaped).join('|');

/**
 * Makes a pattern that finds whole words of any script. `\b` knows Latin letters alone.
 *
 * @param stems Beginnings of words: Hindi and Marathi put endings to them.
 */
const wordPattern = (words: readonly string[], stems: readonly string[] = []): RegExp => {
  const whole = words.length === 0 ? [] : [`(?:${choice(words)})(?!${EDGE})`];
  const begun = stems.length === 0 ? [] : [`(?:${choice(stems)})[\\p{L}\\p{M}]*`];
  return new RegExp(`(?<!${EDGE})(?:${[...whole, ...begun].join('|')})`, 'iu');
};

const spaced = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));

/** What a text holds of a list of words, as it is typed there; null where it holds none. */
export const foundIn = (text: string, pattern: RegExp): string | null =>
  pattern.exec(text.normalize('NFC'))?.[0] ?? null;

/** Words by which the checks know things. Each list errs on the side of silence: it asks, so it mustn't nag. */
export const wordLists = {
  spouse: wordPattern(spaced('husband wife spouse पति पत्नी पती नवरा बायको धर्मपत्नी')),
  father: wordPattern(spaced('father dad papa पिता वडील बाबा')),
  parent: wordPattern(spaced('father mother parent dad mom पिता माता माँ वडील आई')),
  institution: wordPattern(
    spaced(
      'trust foundation temple mandir school college university society ngo hospital church mosque gurudwara ' +
        'ashram sanstha limited ltd pvt llp company association club charity orphanage bank gaushala mission',
    ),
    spaced('संस्था संस्थे न्यास ट्रस्ट मंदिर विद्यालय महाविद्यालय शाळा अनाथालय आश्रम गोशाला रुग्णालय धर्मादाय धर्मार्थ'),
  ),
  notNamed: wordPattern(
    spaced(
      'unborn future yet_to_be_born to_be_born grandchildren grandsons granddaughters children sons daughters ' +
        'nephews nieces descendants heirs relatives everybody everyone',
    ),
    spaced('भावी अजन्म होने_वाले होने_वाली न_जन्मलेल भविष्यातील नातवंड वारिसों वारसांना'),
  ),
  animal: wordPattern(
    spaced(
      'pet dog cat parrot cow horse puppy kitten bird tortoise कुत्ता बिल्ली गाय घोड़ा कुत्रा मांजर पोपट पालतू पाळीव',
    ),
  ),
  minor: wordPattern(spaced('minor नाबालिग अवयस्क अल्पवयीन')),
  giving: wordPattern(
    spaced(
      'give gives given gift leave leaves bequeath get gets receive receives दे दें दूँ द्या द्यावे द्यावी द्यावा',
    ),
    spaced('देना देने देता देती दिया दीजिए देण्यात मिळाव मिळेल मिले'),
  ),
  secret: wordPattern(
    spaced(
      'password passwords passcode passphrase otp cvv atm_pin upi_pin seed_phrase private_key recovery_phrase',
    ),
    spaced('पासवर्ड ओटीपी एटीएम_पिन यूपीआई_पिन'),
  ),
  condition: wordPattern(
    spaced(
      'if unless until provided only_when on_condition subject_to as_long_as यदि अगर बशर्ते जब_तक जर जोपर्यंत तरच अटीवर',
    ),
  ),
  equal: wordPattern(spaced('equal equally बराबर समान सारखे सारख्या')),
  life: wordPattern(
    spaced(
      'for_life life_interest lifetime during_her_life during_his_life after_her_death after_his_death ' +
        'after_their_death till_death until_her_death until_his_death जीवन_भर जीवनभर आजीवन',
    ),
    spaced('हयातीपर्यंत हयातभर हयातीपुरत मृत्यूनंतर मृत्यु_के_बाद'),
  ),
  funeral: wordPattern(
    spaced('funeral cremation cremate cremated burial bury buried organ organs'),
    spaced('अंत्येष्टि अंतिम_संस्कार दाह_संस्कार अंत्यसंस्कार अंत्यविधी अंगदान अवयवदान देहदान'),
  ),
  together: wordPattern(
    spaced('we our_joint_will joint_will our_will both_of_us हम_दोनों हमारी_वसीयत आम्ही आमचे_मृत्युपत्र'),
  ),
  filler:
    /^(?:test(?:ing)?|x{2,}|xyz|abc|asdf|qwerty|tbd|tba|todo|n\.?a\.?|n\/a|dummy|sample|none|nil|\.+|-+|\?+)$/iu,
  matures: wordPattern(
    spaced('fixed_deposit recurring_deposit deposit fd rd bond bonds nsc kvp mutual_fund shares gold'),
  ),
  aadhaar: /aadh?aar|आधार/iu,
  pan: wordPattern(spaced('pan पैन पॅन'), spaced('permanent_account')),
  indianId: /aadh?aar|आधार|voter|epic|ration card|मतदाता/iu,
  foreignId: wordPattern(spaced('ssn social_security national_insurance nino green_card medicare nhs')),
  goa: wordPattern(spaced('goa panaji margao mapusa गोवा गोव्यात पणजी')),
  uttarakhand: wordPattern(spaced('uttarakhand dehradun haridwar nainital उत्तराखंड उत्तराखण्ड देहरादून')),
  abroad: {
    India: wordPattern(
      spaced(
        'usa u.s.a. united_states america uk u.k. united_kingdom england scotland london dubai uae u.a.e. singapore canada ' +
          'toronto australia sydney germany nepal new_york california new_jersey texas अमेरिका लंदन लंडन दुबई सिंगापुर कनाडा',
      ),
    ),
    USA: wordPattern(
      spaced(
        'india mumbai pune delhi bengaluru bangalore chennai hyderabad kolkata uk u.k. united_kingdom england london dubai ' +
          'uae canada singapore भारत मुंबई पुणे',
      ),
    ),
    UK: wordPattern(
      spaced(
        'india mumbai pune delhi bengaluru bangalore chennai hyderabad kolkata usa u.s.a. united_states new_york california ' +
          'dubai uae canada singapore भारत मुंबई पुणे',
      ),
    ),
  },
} as const;

/** Makes a test for bare names within a text; who has less than two letters is not looked for. */
export function nameFinder(text: string): (bare: string) => boolean {
  const words = ` ${bareName(text.replace(/[\p{P}\p{S}]/gu, ' '))} `;
  return (bare) => bare.length > 1 && words.includes(` ${bareName(bare.replace(/[\p{P}\p{S}]/gu, ' '))} `);
}
