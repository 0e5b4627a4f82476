const twoDigits = (part: number): string => String(part).padStart(2, '0');

/**
 * The day on which a moment fell where the person is, as an ISO date.
 * @param iso A moment (‹2026-11-26T20:10:00Z›) or a plain date, which stays as it is.
 * @returns '' for anything that is neither.
 */
export function localDay(iso: string): string {
  if (!iso.includes('T')) return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
