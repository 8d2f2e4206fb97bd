import { type Address, getAddress, type Hex, isAddress, maxUint256, zeroAddress } from 'viem'
import type { SafeDomain } from '../hash/hashSafeDomain.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'

export type ChangedField = { field: string; claimed: string; original: string }

type FindChangedFieldParameters = {
  domain: SafeDomain
  /** Fields that do not hash to what they should. */
  transaction: SafeTransaction
  expectedHash: Hex
  /** Texts of any source in which the original may stand: addresses, numbers, bytes. */
  hints?: readonly string[]
  /**
   * How many hashes are tried at most: so many take about a second.
   * @default 20_000
   */
  maxTries?: number
}

/** The one field that was changed, and its original: a value that gives the right hash proves itself. */
export function findChangedField(parameters: FindChangedFieldParameters): ChangedField | undefined {
  const { domain, expectedHash, hints = [], maxTries = 20_000, transaction } = parameters
  const wanted = expectedHash.toLowerCase()
  let tries = 0
  const fits = (changes: Partial<SafeTransaction>, version = domain.version) => {
    tries += 1
    if (tries > maxTries) return false
    return (
      hashSafeTransaction({ ...domain, transaction: { ...transaction, ...changes }, version }).safeTxHash === wanted
    )
  }
  for (const [field, candidates] of listCandidates(transaction, [...hints, domain.safe]))
    for (const candidate of candidates) {
      const changes: Partial<SafeTransaction> = { [field]: candidate }
      if (fits(changes)) return { claimed: `${transaction[field]}`, field, original: `${candidate}` }
    }
  const version = ['1.4.1', '1.2.0', '0.1.0'].find((other) => fits({}, other))
  return version === undefined ? undefined : { claimed: domain.version, field: 'version', original: version }
}

type Candidates = readonly [field: keyof SafeTransaction, candidates: Iterable<Address | Hex | bigint | 0 | 1>]

/** The cheap and likely ones first. */
function listCandidates(transaction: SafeTransaction, hints: readonly string[]): Candidates[] {
  const addresses = [zeroAddress, ...hints.filter((hint) => isAddress(hint, { strict: false })).map(toAddress)]
  const numbers = [0n, ...hints.filter((hint) => /^[0-9]{1,78}$/.test(hint)).map(BigInt)]
  const bytes: Hex[] = ['0x', ...hints.filter(isBytes)]
  const addressFields = ['to', 'gasToken', 'refundReceiver'] as const
  const numberFields = ['value', 'nonce', 'safeTxGas', 'baseGas', 'gasPrice'] as const
  return [
    ['operation', [transaction.operation === 0 ? 1 : 0]],
    ...addressFields.map((field) => [field, addresses] as const),
    ...numberFields.map((field) => [field, numbers] as const),
    ['data', bytes],
    ['nonce', listBelow(transaction.nonce)],
    ...numberFields.map((field) => [field, listNearNumbers(transaction[field])] as const),
    ...addressFields.map((field) => [field, listNearHex(transaction[field])] as const),
    ['data', listNearHex(transaction.data)],
  ]
}

function* listBelow(nonce: bigint): Generator<bigint> {
  for (let other = nonce > 500n ? nonce - 500n : 0n; other < nonce + 500n; other += 1n) yield other
}

/** One digit other, more or fewer. */
function* listNearNumbers(value: bigint): Generator<bigint> {
  const text = `${value}`
  for (let place = 0; place <= text.length; place += 1) {
    const [before, after] = [text.slice(0, place), text.slice(place)]
    for (const digit of '0123456789')
      for (const near of [`${before}${digit}${after}`, `${before}${digit}${after.slice(1)}`]) {
        const number = BigInt(near)
        if (number <= maxUint256) yield number
      }
    yield BigInt(`${before}${after.slice(1)}` || '0')
  }
}

/** One hexadecimal digit other. */
function* listNearHex(value: Hex): Generator<Hex> {
  const text = value.toLowerCase()
  for (let place = 2; place < text.length; place += 1)
    for (const digit of '0123456789abcdef')
      if (text[place] !== digit) yield `0x${text.slice(2, place)}${digit}${text.slice(place + 1)}`
}

function toAddress(text: string): Address {
  return getAddress(text)
}

function isBytes(text: string): text is Hex {
  return text.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(text)
}
