import { locale } from './translate.ts'

/** One formatter per language and options: creating one takes longer than using it. */
function cached<options, formatter>(create: (locale?: string, options?: options) => formatter) {
  const created = new Map<string, formatter>()
  return (locale?: Intl.LocalesArgument, options?: options): formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const formatter = created.get(key) ?? create(String(locale), options)
    created.set(key, formatter)
    return formatter
  }
}

export const formatters = {
  getDateTimeFormat: cached((name, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(name, options)),
  getNumberFormat: cached((name, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(name, options)),
  getPluralRules: cached((name, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(name, options)),
}

const getListFormat = cached((name, options?: Intl.ListFormatOptions) => new Intl.ListFormat(name, options))

export function formatNumber(value: bigint | number): string {
  return formatters.getNumberFormat(locale()).format(value)
}

export function formatList(items: readonly string[]): string {
  return getListFormat(locale()).format(items)
}

export function decimalSeparator(): string {
  const parts = formatters.getNumberFormat(locale()).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Every digit of a plain decimal such as `2500.5`: amounts are never rounded. */
export function formatDecimal(decimal: string): string {
  const [integer = '0', fraction] = decimal.split('.')
  const whole = formatNumber(BigInt(integer))
  return fraction === undefined ? whole : `${whole}${decimalSeparator()}${fraction}`
}
