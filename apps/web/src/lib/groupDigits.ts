/** `1234567n` → `1,234,567`, as in English. Not by `Intl`, whose first use blocks a phone. */
export function groupDigits(value: bigint | number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
