/**
 * `1234567n` → `1,234,567`, as English writes it. Not by the browser's own formatter: the first use of that takes a phone
 * as long as drawing a screen.
 */
export function groupDigits(value: bigint | number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
