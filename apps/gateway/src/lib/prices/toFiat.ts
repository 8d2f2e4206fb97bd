import { formatUnits } from 'viem'

/** Fiat amounts are counted in this many digits behind the point. */
const fiatDecimals = 8

export type ToFiatParameters = {
  amount: bigint
  /** Unknown for tokens that do not tell: then nothing is said of their worth. */
  decimals: number | null
  /** Of one whole token, as a decimal. */
  price: string | undefined
}

/** What an amount is worth, in hundred-millionths; exact but for the digits cut off. */
export function toFiat({ amount, decimals, price }: ToFiatParameters): bigint {
  if (price === undefined || decimals === null) return 0n
  const [whole = '0', fraction = ''] = price.split('.')
  const digits = BigInt(`${whole}${fraction}`)
  return (amount * digits * 10n ** BigInt(fiatDecimals)) / 10n ** BigInt(decimals + fraction.length)
}

/** As the wire writes it. */
export function formatFiat(fiat: bigint): string {
  return formatUnits(fiat, fiatDecimals)
}
