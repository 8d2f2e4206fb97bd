import type { Address, Hex } from 'viem'
import type { FactsMemory } from '../chain/readFacts.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import { hashHex } from '../hash/hashHex.ts'
import {
  createTransactionHasher,
  type HashSafeTransactionParameters,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { EcdsaSignature, SafeSignature } from '../signatures/SafeSignature.ts'

/** Remembers hashes and recovered signers, so that a second look at the same queue is nearly free. */
export type VerificationCache = {
  hashTransaction(parameters: HashSafeTransactionParameters): SafeTransactionHashes
  /** undefined: the signature belongs to nobody. */
  recover(hash: Hex, signature: EcdsaSignature): Promise<Address | undefined>
  decode(call: Call): DecodedCall
  pack(signatures: readonly SignedBy[]): Hex
  /** undefined: the bytes are no signatures. */
  parse(signatures: Hex): readonly SafeSignature[] | undefined
  /** What the chain said at the last blocks. */
  memory: FactsMemory
  /** Hash of a contract's code, which can be 24 kB long. */
  hashCode(code: Hex): Hex
}

export type CreateVerificationCacheParameters = {
  /** Entries kept of each kind; the oldest go first. @default 5000 */
  maximumEntries?: number
  recover?: RecoverAddress
}

/** Makes a cache. Its keys are the full contents: an object that was changed after the first look is looked at anew. */
export function createVerificationCache({
  maximumEntries = 5_000,
  recover = recoverAddress,
}: CreateVerificationCacheParameters = {}): VerificationCache {
  const hashes = new Map<string, SafeTransactionHashes>()
  const signers = new Map<string, Promise<Address | undefined>>()
  const calls = new Map<string, DecodedCall>()
  const parsed = new Map<string, { signatures: readonly SafeSignature[] | undefined }>()
  const codes = new Map<string, Hex>()
  const packs = new Map<string, Hex>()
  const hashers = new Map<string, (transaction: SafeTransaction) => SafeTransactionHashes>()

  function remember<value>(entries: Map<string, value>, key: string, create: () => value): value {
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
    decode: ({ data, operation, to, value }) =>
      remember(calls, `${operation}:${to}:${value}:${data}`, () => decodeCall({ data, operation, to, value })),
    memory: { facts: new Map(), states: new Map() },
    hashCode: (code) => remember(codes, code, () => hashHex(code)),
    hashTransaction({ chainId, safe, transaction, version }) {
      const domain = `${chainId}:${safe}:${version}`
      const hasher = remember(hashers, domain, () => createTransactionHasher({ chainId, safe, version }))
      return remember(hashes, `${domain}:${toKey(transaction)}`, () => hasher(transaction))
    },
    pack: (signatures) =>
      remember(packs, signatures.map(({ data, signer }) => signer + data).join(), () => packSignatures(signatures)),
    parse: (packed) => remember(parsed, packed, () => ({ signatures: parseOrUndefined(packed) })).signatures,
    recover: (hash, signature) =>
      remember(signers, `${hash}:${signature.data}`, () =>
        recoverSigner({ hash, recover, signature }).catch(() => undefined),
      ),
  }
}

function parseOrUndefined(packed: Hex): readonly SafeSignature[] | undefined {
  try {
    return parseSignatures(packed)
  } catch {
    return undefined
  }
}

function toKey(transaction: SafeTransaction): string {
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return `${nonce}:${to}:${value}:${operation}:${safeTxGas}:${baseGas}:${gasPrice}:${gasToken}:${refundReceiver}:${data}`
}
