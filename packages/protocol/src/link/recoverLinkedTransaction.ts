import type { Address, Hex } from 'viem'
import { createVerified, recomputed, type Verified } from '../evidence/Evidence.ts'
import { hashSafeMessage, type SafeMessageContent, type SafeMessageHashes } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction, type SafeTransaction, type SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import { type SafeSignature, tryParseSignatures } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { LinkedMessage, LinkedTransaction } from './LinkedItem.ts'

/** A signature and its signer, as far as its bytes show. */
export type LinkedSigner = {
  kind: SafeSignature['kind'] | 'unreadable'
  data: Hex
  /** Recovered, or only named by a `contract` or `approvedHash` signature; undefined if nothing can be recovered. */
  signer: Address | undefined
}

export type ReadTransaction = {
  item: LinkedTransaction
  transaction: Verified<SafeTransaction>
  hashes: Verified<SafeTransactionHashes>
  signers: readonly LinkedSigner[]
}

export type ReadMessage = {
  item: LinkedMessage
  content: Verified<SafeMessageContent>
  hashes: Verified<SafeMessageHashes>
  signers: readonly LinkedSigner[]
}

/** Hashes a linked transaction and recovers its signers without network. Only the chain knows owners and version. */
export async function recoverLinkedTransaction(item: LinkedTransaction): Promise<ReadTransaction> {
  const { chainId, safe, signatures, transaction, version } = item
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version })
  return {
    item,
    transaction: createVerified({ ...transaction }, recomputed),
    hashes: createVerified(hashes, recomputed),
    signers: await recoverSigners(signatures, hashes.safeTxHash),
  }
}

/** Hashes a linked message and recovers its signers, without any network. */
export async function recoverLinkedMessage(item: LinkedMessage): Promise<ReadMessage> {
  const { chainId, content, safe, signatures, version } = item
  const hashes = hashSafeMessage({ chainId, message: content, safe, version })
  return {
    item,
    content: createVerified<SafeMessageContent>(structuredClone(content), recomputed),
    hashes: createVerified(hashes, recomputed),
    signers: await recoverSigners(signatures, hashes.safeMessageHash),
  }
}

async function recoverSigners(signatures: readonly Hex[], hash: Hex): Promise<LinkedSigner[]> {
  const signers: LinkedSigner[] = []
  for (const data of signatures) {
    const parsed = tryParseSignatures(data)
    if (!parsed) signers.push({ data, kind: 'unreadable', signer: undefined })
    // One item may hold several packed signatures, as `execTransaction` receives them.
    for (const signature of parsed ?? [])
      signers.push({ data: signature.data, kind: signature.kind, signer: await findSigner(signature, hash) })
  }
  return signers
}

async function findSigner(signature: SafeSignature, hash: Hex): Promise<Address | undefined> {
  if (signature.signer !== undefined) return signature.signer
  return recoverSigner({ hash, signature }).catch(() => undefined)
}
