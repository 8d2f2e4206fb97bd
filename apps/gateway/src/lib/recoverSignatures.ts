import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recoverSigner, type SafeSignature, tryParseSignatures } from '@countersign/protocol/signatures'
import type { Address, Hash, Hex } from 'viem'

export type RecoveredSignature = { kind: SafeSignature['kind']; owner: Address; signature: Hex }

type RequestedSignature = { data: Hex; hash: Hash; kind: 'eoa' | 'ethSign' }

/** The signers; null where recovery fails. */
export type RecoverMany = (requested: readonly RequestedSignature[]) => Promise<(Address | null)[]>

/** Each recovery takes a quarter of a millisecond: yields after this many. */
const slice = 25

/** In the current thread. */
export const recoverHere: RecoverMany = async (requested) => {
  const makers: (Address | null)[] = []
  for (const [index, { data, hash, kind }] of requested.entries()) {
    if (index % slice === slice - 1) await yieldToEventLoop()
    makers.push(await recoverSigner({ hash, signature: { data, kind } }).catch(() => null))
  }
  return makers
}

/** Signers of executed transactions, each owner once per transaction. */
export async function recoverSignatures(
  transactions: readonly { hash: Hash; signatures: readonly SafeSignature[] }[],
  recover: RecoverMany,
): Promise<RecoveredSignature[][]> {
  const requested = transactions.flatMap(({ hash, signatures }) =>
    signatures.flatMap(({ data, kind }) => (kind === 'eoa' || kind === 'ethSign' ? [{ data, hash, kind }] : [])),
  )
  const makers = (requested.length > 0 ? await recover(requested) : []).values()
  return transactions.map(({ signatures }) => {
    const recovered = new Map<Address, RecoveredSignature>()
    for (const signature of signatures) {
      const isNamed = signature.kind === 'approvedHash' || signature.kind === 'contract'
      const owner = isNamed ? signature.signer : makers.next().value
      if (owner && !recovered.has(owner))
        recovered.set(owner, { kind: signature.kind, owner, signature: signature.data })
    }
    return [...recovered.values()]
  })
}

/**
 * Splits the signatures of an execution. The contract has accepted them, so unknown data (trailing bytes, later
 * signature types) is skipped instead of rejected.
 * @param threshold Signatures that the contract read. If unknown or implausible, all bytes must be signatures
 */
export function splitSignatures(packed: Hex, threshold: number | null): SafeSignature[] {
  return (
    (threshold === null ? undefined : tryParseSignatures(packed, { count: threshold })) ??
    tryParseSignatures(packed) ??
    []
  )
}
