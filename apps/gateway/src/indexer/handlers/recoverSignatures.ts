import { setImmediate as breathe } from 'node:timers/promises'
import { parseSignatures, recoverSigner, type SafeSignature } from '@countersign/protocol'
import type { Address, Hash, Hex } from 'viem'
import type { ChainLog } from '../ChainLog.ts'

export type RecoveredSignature = { kind: SafeSignature['kind']; owner: Address; signature: Hex }

/** Says whether so many signatures of a log may be recovered now; no is for later, never is for good. */
export type SignatureBudget = { take: (log: ChainLog, count: number) => 'later' | 'never' | 'now' }

export type SignatureLimits = {
  perBlock: number
  perExecution: number
  perTransaction: number
  /** Executions whose signatures are there already, as `block:logIndex`: with each try the next ones have their turn. */
  recovered?: ReadonlySet<string>
}

export function createSignatureBudget({
  perBlock,
  perExecution,
  perTransaction,
  recovered,
}: SignatureLimits): SignatureBudget {
  const spent = new Map<string, number>()
  return {
    take: (log, count) => {
      if (count > perExecution || recovered?.has(`${log.blockNumber}:${log.logIndex}`)) return 'never'
      const block = `${log.blockNumber}`
      const ofBlock = (spent.get(block) ?? 0) + count
      const ofTransaction = (spent.get(log.transactionHash) ?? 0) + count
      if (ofBlock > perBlock || ofTransaction > perTransaction) return 'later'
      spent.set(block, ofBlock).set(log.transactionHash, ofTransaction)
      return 'now'
    },
  }
}

/** Recovering one takes about a millisecond: after so many others get their turn. */
const slice = 25

/** Who signed an executed transaction, each owner once. */
export async function recoverSignatures(
  hash: Hash,
  signatures: readonly SafeSignature[],
): Promise<RecoveredSignature[]> {
  const recovered = new Map<Address, RecoveredSignature>()
  for (const [index, signature] of signatures.entries()) {
    if (index % slice === slice - 1) await breathe()
    const owner = await recover(hash, signature)
    if (owner && !recovered.has(owner)) recovered.set(owner, { kind: signature.kind, owner, signature: signature.data })
  }
  return [...recovered.values()]
}

/**
 * The signatures of an execution. The contract has accepted them already, so what is not understood here (bytes after the
 * last signature, a kind of a later version) is left out and never an error.
 *
 * @param threshold The contract looks at no more than this; without it, all must be signatures
 */
export function splitSignatures(packed: Hex, threshold: number | null): SafeSignature[] {
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
