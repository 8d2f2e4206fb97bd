import type { Address, Hex } from 'viem'
import { recomputed } from '../evidence/Evidence.ts'
import { createVerified, type Verified } from '../evidence/Verified.ts'
import { hashSafeMessage, type SafeMessageContent, type SafeMessageHashes } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction, type SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'
import type { LinkedItem, LinkedMessage, LinkedTransaction } from './LinkedItem.ts'

/** A signature and whom it belongs to, as far as bytes alone can tell. */
export type LinkedSigner = {
  kind: SafeSignature['kind'] | 'unreadable'
  data: Hex
  /** Recovered, or only named where the kind is `contract` or `approvedHash`; undefined: it belongs to nobody. */
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

/**
 * What a link or typed fields are worth without any network: what is hashed, its hashes, and who signed them. Whether
 * those are owners, and whether the version is the Safe's, only the chain can say.
 */
export function readLinkedItem(item: LinkedTransaction): Promise<ReadTransaction>
export function readLinkedItem(item: LinkedMessage): Promise<ReadMessage>
export function readLinkedItem(item: LinkedItem): Promise<ReadTransaction | ReadMessage>
export async function readLinkedItem(item: LinkedItem): Promise<ReadTransaction | ReadMessage> {
  const { chainId, safe, version } = item
  if (item.kind === 'transaction') {
    const hashes = hashSafeTransaction({ chainId, safe, transaction: item.transaction, version })
    return {
      item,
      transaction: createVerified({ ...item.transaction }, recomputed),
      hashes: createVerified(hashes, recomputed),
      signers: await readSigners(item.signatures, hashes.safeTxHash),
    }
  }
  const hashes = hashSafeMessage({ chainId, message: item.content, safe, version })
  return {
    item,
    content: createVerified<SafeMessageContent>(structuredClone(item.content), recomputed),
    hashes: createVerified(hashes, recomputed),
    signers: await readSigners(item.signatures, hashes.safeMessageHash),
  }
}

async function readSigners(signatures: readonly Hex[], hash: Hex): Promise<LinkedSigner[]> {
  const signers: LinkedSigner[] = []
  for (const data of signatures) {
    const parsed = parseOrUndefined(data)
    if (!parsed) signers.push({ data, kind: 'unreadable', signer: undefined })
    // Several may come joined, as they are executed with.
    for (const signature of parsed ?? [])
      signers.push({ data: signature.data, kind: signature.kind, signer: await findSigner(signature, hash) })
  }
  return signers
}

async function findSigner(signature: SafeSignature, hash: Hex): Promise<Address | undefined> {
  if (signature.signer !== undefined) return signature.signer
  return recoverSigner({ hash, signature }).catch(() => undefined)
}

function parseOrUndefined(packed: Hex): readonly SafeSignature[] | undefined {
  try {
    return parseSignatures(packed)
  } catch {
    return undefined
  }
}
