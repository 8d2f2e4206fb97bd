import { formatEther, formatGwei, getAddress, hexToBytes, isAddress, size } from 'viem'
import type { DeviceLine, SigningRequest } from './HardwareSigner.ts'

type Titles = Readonly<Record<'amount' | 'data' | 'hash' | 'maxFees' | 'message' | 'network' | 'to', string>>

/** Groups of four digits, as they are compared with a small screen. */
const groupDigits = (hash: string) =>
  hash
    .slice(2)
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join(' ') ?? ''

type DescribeLinesParameters = {
  isHashed: boolean
  /** Title of the screen that names a struct of typed data, if the device has one. */
  struct?: string
  titles: Titles
}

/** What the device shows for a request: by its fields, or by hashes where it signs these. */
export function describeLines(
  request: SigningRequest,
  { isHashed, struct, titles }: DescribeLinesParameters,
): DeviceLine[] {
  switch (request.kind) {
    case 'typedData':
      return isHashed
        ? [
            { title: 'Domain hash', value: groupDigits(request.domainHash) },
            { title: 'Message hash', value: groupDigits(request.messageHash) },
          ]
        : [
            ...(struct ? [{ title: struct, value: 'EIP712Domain' }] : []),
            ...flatten(request.typedData.domain),
            ...(struct ? [{ title: struct, value: request.typedData.primaryType }] : []),
            ...flatten(request.typedData.message),
          ]
    case 'message': {
      const text = new TextDecoder().decode(hexToBytes(request.message))
      const isText = !/[^\P{C}\n\t]/u.test(text)
      return [
        ...(isText ? [{ title: titles.message, value: text }] : []),
        { title: titles.hash, value: groupDigits(request.hash) },
      ]
    }
    case 'transaction': {
      const { chain, transaction } = request
      const { symbol } = chain.nativeCurrency
      const data = transaction.data ?? '0x'
      const price = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n
      return [
        { title: titles.amount, value: `${formatEther(transaction.value ?? 0n)} ${symbol}` },
        { title: titles.to, value: transaction.to ?? '' },
        { title: titles.network, value: `${chain.name} (${chain.id})` },
        {
          title: titles.maxFees,
          value: `${formatEther(price * (transaction.gas ?? 0n))} ${symbol} (${formatGwei(price)} gwei)`,
        },
        ...(size(data) > 0
          ? [
              { title: titles.data, value: `${data.slice(0, 10)} (${size(data)} bytes)` },
              { title: titles.hash, value: groupDigits(request.hash) },
            ]
          : []),
      ]
    }
  }
}

/** Fields of structs and arrays under the name of their field, as devices show them; addresses with their checksum. */
function flatten(value: unknown, name = ''): DeviceLine[] {
  if (typeof value === 'string' && isAddress(value, { strict: false }))
    return [{ title: name, value: getAddress(value) }]
  if (typeof value !== 'object' || value === null) return [{ title: name, value: String(value) }]
  return Object.entries(value).flatMap(([key, part]) => flatten(part, Array.isArray(value) ? name : key))
}
