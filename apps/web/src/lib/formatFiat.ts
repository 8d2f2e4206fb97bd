import { locale } from './messages/translate.ts'

/** An amount of money; a code unknown to `Intl` is appended. */
export function formatFiat(amount: number, code: string): string {
  const digits = { maximumFractionDigits: 2 }
  if (!/^[A-Z]{3}$/.test(code)) return `${amount.toLocaleString(locale(), digits)} ${code}`
  return amount.toLocaleString(locale(), {
    ...digits,
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    style: 'currency',
  })
}
