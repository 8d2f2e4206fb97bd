import { locale } from './messages/translate.ts'

/** Where the number stops being exact on screen; the raw integer stays one click away. */
const maximumDecimals = 6

/**
 * `2500000000n`, 6 → `2,500`. Exact in the integer part; decimals are cut, never rounded up,
 * and a value too small to show says so with `<`.
 *
 * The point before the decimals is the same in every language, as in every form, wallet and device: "2,500" must not
 * be two and a half to anybody. Where a comma would say that, thousands stand apart by a space.
 */
export function formatAmount(raw: bigint, decimals: number, shown: number = maximumDecimals): string {
  const sign = raw < 0n ? '−' : ''
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(\d{3})+(?!\d))/g, locale().startsWith('en') ? ',' : '\u202f')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals)
  const cut = fraction.slice(0, shown).replace(/0+$/, '')
  const isLost = /[1-9]/.test(fraction.slice(shown))
  if (whole === '0' && cut === '' && isLost) return `<${sign}0.${'0'.repeat(Math.max(0, shown - 1))}1`
  return `${sign}${whole}${cut ? `.${cut}` : ''}${isLost ? '…' : ''}`
}

/** Every digit there is, without separators: what an input field starts from. */
export function exactAmount(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** Reads what a person typed ("2,500.50"); undefined when it is not an amount of this token. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const plain = text.trim().replace(/(?<=\d)[,_' ](?=\d{3}(\D|$))/g, '')
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return undefined
  if (fraction.length > decimals) return undefined
  return BigInt(`${whole || '0'}${fraction.padEnd(decimals, '0')}`)
}
