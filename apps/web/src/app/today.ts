/** The person's own date, 'YYYY-MM-DD', from the device's clock and time zone. */
export function localToday(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
