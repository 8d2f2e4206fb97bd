import type { Address, Hex } from 'viem'
import {
  type HashSafeTransactionParameters,
  hashSafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { EcdsaSignature } from '../signatures/SafeSignature.ts'

/** Remembers hashes and recovered signers, so that a second look at the same queue is nearly free. */
export type VerificationCache = {
  hashTransaction(parameters: HashSafeTransactionParameters): SafeTransactionHashes
  /** undefined: the signature belongs to nobody. */
  recover(hash: Hex, signature: EcdsaSignature): Promise<Address | undefined>
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
    hashTransaction: (parameters) => remember(hashes, toKey(parameters), () => hashSafeTransaction(parameters)),
    recover: (hash, signature) =>
      remember(signers, `${hash}:${signature.data}`, () =>
        recoverSigner({ hash, recover, signature }).catch(() => undefined),
      ),
  }
}

function toKey({ chainId, safe, transaction, version }: HashSafeTransactionParameters): string {
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return `${chainId}:${safe}:${version}:${nonce}:${to}:${value}:${operation}:${safeTxGas}:${baseGas}:${gasPrice}:${gasToken}:${refundReceiver}:${data}`
}
