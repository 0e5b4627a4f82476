/** Per cent of the base that each of the two taxes is (spec.md section 9). */
export const TAX_RATE_PERCENT = 9;
const WHOLE_PERCENT = 100;
const TAXES = 2;

/** An amount that includes tax, taken apart. The three parts add up to it to the paisa. */
export interface TaxSplit {
  readonly basePaise: number;
  readonly centralTaxPaise: number;
  readonly stateTaxPaise: number;
}

/**
 * Takes apart an amount in which central and state tax of 9% each are included.
 *
 * Each tax is rounded to the nearest paisa, half a paisa upwards; the base is what is left, so that the two taxes are
 * equal and nothing is lost or gained.
 *
 * @param totalPaise A whole number, 0 or more.
 * @throws RangeError For any other number.
 * @see spec.md section 9, 'Invoice for INR'
 */
export function taxSplit(totalPaise: number): TaxSplit {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0) {
    throw new RangeError(`${totalPaise} is no amount in paise`);
  }
  const taxPaise = Math.round((totalPaise * TAX_RATE_PERCENT) / (WHOLE_PERCENT + TAXES * TAX_RATE_PERCENT));
  return {
    basePaise: totalPaise - TAXES * taxPaise,
    centralTaxPaise: taxPaise,
    stateTaxPaise: taxPaise,
  };
}
