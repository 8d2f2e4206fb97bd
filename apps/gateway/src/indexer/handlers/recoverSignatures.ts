import { parseSignatures, recoverSigner, type SafeSignature } from '@countersign/protocol'
import type { Address, Hash, Hex } from 'viem'

export type RecoveredSignature = { kind: SafeSignature['kind']; owner: Address; signature: Hex }

export type RecoverSignaturesParameters = {
  hash: Hash
  packed: Hex
  /** The contract looks at no more than this; without it, all must be signatures. */
  threshold: number | null
}

/**
 * Who signed an executed transaction. The contract has accepted the signatures already, so what is not understood here
 * (bytes after the last signature, a kind of a later version) is left out and never an error.
 */
export async function recoverSignatures({
  hash,
  packed,
  threshold,
}: RecoverSignaturesParameters): Promise<RecoveredSignature[]> {
  const recovered: RecoveredSignature[] = []
  for (const signature of parse(packed, threshold)) {
    const owner = await recover(hash, signature)
    if (owner && !recovered.some((other) => other.owner === owner))
      recovered.push({ kind: signature.kind, owner, signature: signature.data })
  }
  return recovered
}

function parse(packed: Hex, threshold: number | null): SafeSignature[] {
  try {
    return parseSignatures(packed, threshold === null ? {} : { count: threshold })
  } catch {
    return []
  }
}

async function recover(hash: Hash, signature: SafeSignature): Promise<Address | undefined> {
  if (signature.kind === 'approvedHash' || signature.kind === 'contract') return signature.signer
  try {
    return await recoverSigner({ hash, signature })
  } catch {
    return undefined
  }
}
