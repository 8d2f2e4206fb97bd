import { formatters } from './messages/intl.ts'
import { locale } from './messages/translate.ts'

/** A part of 1 in per cent, with one decimal below a tenth. */
export function formatShare(share: number): string {
  const digits = share < 0.1 ? 1 : 0
  const format = formatters.getNumberFormat(locale(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    style: 'percent',
  })
  return share < 0.001 ? `<${format.format(0.001)}` : format.format(share)
}
