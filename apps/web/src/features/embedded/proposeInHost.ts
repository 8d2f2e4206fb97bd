import { getTransaction as getServiceTransaction, type Client as ServiceClient } from '@countersign/client'
import { getTransaction, sendTransactions } from '@countersign/frame'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { toClaimedTransaction, type Verified } from '@countersign/protocol/verify'
import type { Hex } from 'viem'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { unfoldCall } from '../../domain/transaction-builder/createBatchCall.ts'

export type Proposal =
  /** The hash was recomputed here and the call matches the request. */
  | { outcome: 'same'; nonce: bigint; safeTxHash: Hex; isKnownToService: boolean }
  /** The host proposed another call, or a hash that does not match its data. */
  | { outcome: 'other'; safeTxHash: Hex }
  | { outcome: 'incomparable'; safeTxHash: Hex }

type ProposeInHostParameters = {
  host: Host
  onSent: () => void
  service: ServiceClient
  signal?: AbortSignal
  /** The displayed transaction; nonce and gas are set by the host. */
  transaction: Verified<SafeTransaction>
  version: string
}

/** Requests a proposal from the host and compares the result with the request. */
export async function proposeInHost(parameters: ProposeInHostParameters): Promise<Proposal> {
  const { host, onSent, service, signal, transaction, version } = parameters
  const { value: requested } = transaction
  // Hosts accept plain calls and batch them themselves.
  const transactions = unfoldCall(requested).map(({ data, to, value }) => ({ data, to, value }))
  const { safeTxHash } = await sendTransactions(host.frame, { signal, transactions })
  onSent()
  const { chainId, safeAddress: safe } = host.info
  const [fromHost, stored] = await Promise.all([
    getTransaction(host.frame, { safeTxHash, signal }).catch(() => undefined),
    getServiceTransaction(service, { chainId, id: safeTxHash, signal }).catch(() => undefined),
  ])
  const details = fromHost ?? stored
  const claimed = details && toClaimedTransaction(details)?.transaction
  if (!claimed) return { outcome: 'incomparable', safeTxHash }
  const hashed = hashSafeTransaction({ chainId, safe, transaction: claimed, version }).safeTxHash
  const isSame = hashed === safeTxHash && isSameCall(claimed, requested)
  if (!isSame) return { outcome: 'other', safeTxHash }
  return { outcome: 'same', nonce: claimed.nonce, safeTxHash, isKnownToService: stored !== undefined }
}

/**
 * Compares everything that affects the outcome. `safeTxGas` may differ; refunds must be absent. Batches are compared by
 * call, since the host may use another MultiSend release.
 */
function isSameCall(claimed: SafeTransaction, requested: SafeTransaction): boolean {
  const [theirs, ours] = [unfoldCall(claimed), unfoldCall(requested)]
  return (
    claimed.gasPrice === 0n &&
    theirs.length === ours.length &&
    theirs.every((call, index) => {
      const own = ours[index]
      return (
        own !== undefined &&
        call.to.toLowerCase() === own.to.toLowerCase() &&
        call.value === own.value &&
        call.data.toLowerCase() === own.data.toLowerCase() &&
        call.operation === own.operation
      )
    })
  )
}
