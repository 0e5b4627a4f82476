const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * What the Insufficient Balance dialog shows, as HTML.
 *
 * @see spec.md section 2, Dialogs around submission
 */
export const insufficientBalanceHtml = (balancePaise: number, pricePaise: number): string =>
  `<p>Your balance is <b>${rupees.format(balancePaise / 100)}</b>. ` +
  `Creating a will costs <b>${rupees.format(pricePaise / 100)}</b>.</p>` +
  '<p>Your answers are saved. Top up your balance and submit again.</p>';
