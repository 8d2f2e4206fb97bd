import { decimalSeparator } from './messages/intl.ts'

export type DecimalReading =
  | { kind: 'decimal'; integer: string; fraction: string }
  /** One separator before three digits: decimals to some, thousands to others. */
  | { kind: 'ambiguous'; decimal: string; thousands: string }
  | { kind: 'invalid' }

/** Digits that may be grouped by one kind of separator, as in `1,234,567`, `1.234.567` or `1 234 567`. */
const integerPattern = /^\d+$|^\d{1,3}([.,\s'’_])\d{3}(?:\1\d{3})*$/

const invalid: DecimalReading = { kind: 'invalid' }

/** Reads a typed number with point or comma. What another reader could take for a thousandfold is not guessed. */
export function parseDecimal(text: string): DecimalReading {
  const typed = text.trim()
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  const mark = typed[last]
  if (mark === undefined) return toDecimal(typed, '')
  const [before, after] = [typed.slice(0, last), typed.slice(last + 1)]
  // Thousands have repeated separators, decimals only one.
  if (before.includes(mark)) return toDecimal(typed, '')
  if (isAmbiguous({ after, before, mark }))
    return { decimal: `${before}.${after}0`, kind: 'ambiguous', thousands: `${before}${after}` }
  return toDecimal(before, after)
}

/** A point is no thousands separator where the language uses it for decimals; a comma may be both anywhere. */
function isAmbiguous({ after, before, mark }: { after: string; before: string; mark: string }): boolean {
  const isLikeThousands = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return isLikeThousands && !(mark === '.' && decimalSeparator() === '.')
}

function toDecimal(integer: string, fraction: string): DecimalReading {
  if (integer === '' && fraction === '') return invalid
  if ((integer !== '' && !integerPattern.test(integer)) || !/^\d*$/.test(fraction)) return invalid
  return { fraction: fraction.replace(/0+$/, ''), integer: integer.replace(/\D/g, '') || '0', kind: 'decimal' }
}
