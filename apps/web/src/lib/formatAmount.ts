import { decimalSeparator, formatDecimal } from './messages/intl.ts'

/** Displayed decimals; the exact integer is one click away. */
const maximumDecimals = 6

/**
 * `2500000000n`, 6 → `2,500`. Exact in the integer part; decimals are cut, never rounded up, and a value too small to
 * show gets a `<`.
 */
export function formatAmount(raw: bigint, decimals: number, shown: number = maximumDecimals): string {
  const sign = raw < 0n ? '−' : ''
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const integer = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals)
  const cut = fraction.slice(0, shown).replace(/0+$/, '')
  const isLost = /[1-9]/.test(fraction.slice(shown))
  if (integer === '0' && cut === '' && isLost)
    return `<${sign}${formatDecimal(`0.${'0'.repeat(Math.max(0, shown - 1))}1`)}`
  return `${sign}${formatDecimal(cut ? `${integer}.${cut}` : integer)}${isLost ? '…' : ''}`
}

/** Every digit as the language writes it, for texts. */
export function formatExact(raw: bigint, decimals: number): string {
  return formatAmount(raw, decimals, decimals)
}

/** Every digit with a point and without separators, for input fields and files. */
export function exactAmount(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const integer = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return fraction ? `${integer}.${fraction}` : integer
}

/** The exact amount as the user writes numbers, with a zero added where three decimals could be read as thousands. */
export function toAmountInput(raw: bigint, decimals: number): string {
  const exact = exactAmount(raw, decimals)
  if (decimalSeparator() === '.') return exact
  return exact.replace(/^([1-9]\d{0,2}\.\d{3})$/, '$10').replace('.', decimalSeparator())
}

export const isNegativeAmount = (text: string): boolean => /^\s*[-−]\s*[\d.,]+\s*$/.test(text)
