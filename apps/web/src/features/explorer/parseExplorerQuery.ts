import { type Address, getAddress, type Hex, isAddress } from 'viem'

/** What an explorer can look up. */
export type Place = { kind: 'address'; address: Address } | { kind: 'block'; block: string } | { kind: 'tx'; hash: Hex }

/** 64 digits are taken for a transaction: its page leads on to a block of that hash. */
export function parseExplorerQuery(text: string): Place | undefined {
  const plain = text.replace(/\s+/g, '')
  if (isHash(plain)) return { kind: 'tx', hash: plain }
  if (isAddress(plain)) return { kind: 'address', address: getAddress(plain) }
  const digits = plain.replace(/[,_']/g, '')
  return isBlockNumber(digits) ? { kind: 'block', block: BigInt(digits).toString() } : undefined
}

export function isHash(text: string): text is Hex {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

/** No chain has that many blocks; nodes refuse numbers of more than 64 bits. */
export function isBlockNumber(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}
