import type { Address, Hex } from 'viem'
import type { FactsMemory } from '../chain/readFacts.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import {
  createTransactionHasher,
  type HashSafeTransactionParameters,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import { hashHex } from '../hash/writeWord.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { EcdsaSignature, SafeSignature } from '../signatures/SafeSignature.ts'
import { createReportMemory, type ReportMemory } from './ReportMemory.ts'

/** Caches hashes, recovered signers and reports, so that checking the same queue again is nearly free. */
export type VerificationCache = {
  hashTransaction(parameters: HashSafeTransactionParameters): SafeTransactionHashes
  /** undefined: no signer can be recovered. */
  recover(hash: Hex, signature: EcdsaSignature): Promise<Address | undefined>
  decode(call: Call): DecodedCall
  /** undefined: the bytes are not signatures. */
  parse(signatures: Hex): readonly SafeSignature[] | undefined
  /** Hash of a contract's code, which can be 24 kB long. */
  hashCode(code: Hex): Hex
  /** Chain facts of the last blocks. */
  memory: FactsMemory
  reports: ReportMemory
}

type CreateVerificationCacheParameters = {
  /** Maximum entries of each kind; the oldest are evicted. @default 5000 */
  maximumEntries?: number
  recover?: RecoverAddress
}

/** Creates a cache. Frozen objects are keyed by identity, others by their contents, so that a mutation is verified again. */
export function createVerificationCache({
  maximumEntries = 5_000,
  recover = recoverAddress,
}: CreateVerificationCacheParameters = {}): VerificationCache {
  const hashers = new Map<string, (transaction: SafeTransaction) => SafeTransactionHashes>()
  const hashes = new WeakMap<SafeTransaction, { domain: string; hashes: SafeTransactionHashes }>()
  const calls = new WeakMap<Call, DecodedCall>()
  const signers = new Map<Hex, Map<Hex, Promise<Address | undefined>>>()
  const parsed = new Map<string, { signatures: readonly SafeSignature[] | undefined }>()
  const codes = new Map<string, Hex>()

  function remember<key, value>(entries: Map<key, value>, key: key, create: () => value): value {
    const known = entries.get(key)
    if (known !== undefined) return known
    const value = create()
    if (entries.size >= maximumEntries) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    entries.set(key, value)
    return value
  }

  return {
    decode(call) {
      const decoded = calls.get(call) ?? decodeCall(toCall(call))
      if (Object.isFrozen(call)) calls.set(call, decoded)
      return decoded
    },
    hashCode: (code) => remember(codes, code, () => hashHex(code)),
    hashTransaction({ chainId, safe, transaction, version }) {
      const domain = `${chainId}:${safe}:${version}`
      const known = hashes.get(transaction)
      if (known?.domain === domain) return known.hashes
      const hash = remember(hashers, domain, () => createTransactionHasher({ chainId, safe, version }))
      const result = hash(transaction)
      if (Object.isFrozen(transaction)) hashes.set(transaction, { domain, hashes: result })
      return result
    },
    memory: { facts: new Map(), states: new Map() },
    parse: (packed) => remember(parsed, packed, () => ({ signatures: parseOrUndefined(packed) })).signatures,
    recover: (hash, signature) =>
      remember(
        remember(signers, hash, () => new Map()),
        signature.data,
        () => recoverSigner({ hash, recover, signature }).catch(() => undefined),
      ),
    reports: createReportMemory(maximumEntries),
  }
}

function toCall({ data, operation, to, value }: Call): Call {
  return { data, operation, to, value }
}

function parseOrUndefined(packed: Hex): readonly SafeSignature[] | undefined {
  try {
    return parseSignatures(packed)
  } catch {
    return undefined
  }
}
