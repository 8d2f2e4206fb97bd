import { formatExact, isNegativeAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { decimalSeparator, formatDecimal } from '../../lib/messages/intl.ts'
import { parseDecimal } from '../../lib/parseDecimal.ts'
import type { FieldResult } from '../../lib/readForm.ts'

const t = createCatalogue('transactionBuilder')

type Unit = { symbol: string; decimals: number }

/** More digits than any token can have. */
const maxLength = 160

/** Parses a typed amount of a token, which may be zero. Decimals of an unknown token are not judged. */
export function readAmount(text: string, unit: Unit | undefined): FieldResult<bigint> {
  if (text.trim() === '') return { error: t('amount.missing') }
  if (isNegativeAmount(text)) return { error: t('amount.notPositive') }
  const read = text.length > maxLength ? undefined : parseDecimal(text)
  if (read?.kind === 'ambiguous') return { error: describeAmbiguous(read) }
  if (read?.kind !== 'decimal') return { error: t('amount.wrong', { example: formatDecimal('1.5') }) }
  const { fraction, integer } = read
  if (unit && fraction.length > unit.decimals)
    return { error: t('amount.decimals', { decimals: unit.decimals, symbol: unit.symbol }) }
  return { value: BigInt(`${integer}${fraction.padEnd(unit?.decimals ?? 0, '0')}`) }
}

/** As above, and more than zero. */
export function readPositiveAmount(text: string, unit: Unit | undefined): FieldResult<bigint> {
  const read = readAmount(text, unit)
  return 'value' in read && read.value === 0n ? { error: t('amount.notPositive') } : read
}

export function describeTooMuch({ amount, decimals, symbol }: Unit & { amount: bigint }): string {
  return t('amount.tooMuch', { available: `${formatExact(amount, decimals)} ${symbol}` })
}

/** Both without separators of thousands, so that they can be typed as shown. */
export function describeAmbiguous({ decimal, thousands }: { decimal: string; thousands: string }): string {
  return t('amount.ambiguous', { decimal: decimal.replace('.', decimalSeparator()), thousands })
}
