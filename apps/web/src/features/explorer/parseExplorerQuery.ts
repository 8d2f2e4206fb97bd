import { type Address, getAddress, type Hex, isAddress } from 'viem'

export type ExplorerTarget =
  | { kind: 'address'; address: Address }
  | { kind: 'block'; block: string }
  | { kind: 'tx'; hash: Hex }

/** 64 hex digits are read as a transaction hash; its page redirects for a block hash. */
export function parseExplorerQuery(text: string): ExplorerTarget | undefined {
  const plain = text.replace(/\s+/g, '')
  if (isHash(plain)) return { kind: 'tx', hash: plain }
  if (isAddress(plain)) return { kind: 'address', address: getAddress(plain) }
  const digits = plain.replace(/[,_']/g, '')
  return isBlockNumber(digits) ? { kind: 'block', block: BigInt(digits).toString() } : undefined
}

export function isHash(text: string): text is Hex {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

/** Nodes refuse block numbers above 64 bits. */
export function isBlockNumber(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}
