import { locale } from './messages/translate.ts'

type FormatFiatOptions = {
  /** All decimals of the currency, for columns of figures. @default false */
  isAligned?: boolean
}

/** An amount of money; a code unknown to `Intl` is appended. */
export function formatFiat(amount: number, code: string, { isAligned = false }: FormatFiatOptions = {}): string {
  const digits = { maximumFractionDigits: 2 }
  if (!/^[A-Z]{3}$/.test(code)) return `${amount.toLocaleString(locale(), digits)} ${code}`
  return amount.toLocaleString(locale(), {
    ...(isAligned ? {} : { ...digits, minimumFractionDigits: 0 }),
    currency: code,
    currencyDisplay: 'narrowSymbol',
    style: 'currency',
  })
}

/** The price of one token: of a fraction of a cent more decimals. */
export function formatPrice(price: number, code: string): string {
  if (price >= 1 || !/^[A-Z]{3}$/.test(code)) return formatFiat(price, code, { isAligned: true })
  return price.toLocaleString(locale(), {
    currency: code,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 4,
    style: 'currency',
  })
}
