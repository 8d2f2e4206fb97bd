import { getTransaction as getServiceTransaction, type Client as ServiceClient } from '@countersign/client'
import { getTransaction, sendTransactions } from '@countersign/frame'
import {
  decodeCall,
  hashSafeTransaction,
  type SafeTransaction,
  safeDeployments,
  toClaimedTransaction,
  type Verified,
} from '@countersign/protocol'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Host } from '../../domain/embedding/createEmbedding.ts'

export type Proposal =
  /** The hash was recomputed here, and the call is the one that was asked for. */
  | { outcome: 'same'; nonce: bigint; safeTxHash: Hex; isKnownToService: boolean }
  /** The host proposed something else, or a hash that is not of what it says. */
  | { outcome: 'other'; safeTxHash: Hex }
  | { outcome: 'incomparable'; safeTxHash: Hex }

export type ProposeInHostParameters = {
  host: Host
  onSent: () => void
  service: ServiceClient
  signal?: AbortSignal
  /** What is on screen. Nonce and gas are the host's to set. */
  transaction: Verified<SafeTransaction>
  /** Version of the Safe, from the chain. */
  version: string
}

/** Asks the host to propose a call, then holds what it proposed against what was asked. */
export async function proposeInHost(parameters: ProposeInHostParameters): Promise<Proposal> {
  const {
    host,
    onSent,
    service,
    signal,
    transaction: { value: asked },
    version,
  } = parameters
  const { safeTxHash } = await sendTransactions(host.frame, { signal, transactions: listCalls(asked) })
  onSent()
  const { chainId, safeAddress: safe } = host.info
  const [told, stored] = await Promise.all([
    getTransaction(host.frame, { safeTxHash, signal }).catch(() => undefined),
    getServiceTransaction(service, { chainId, id: safeTxHash, signal }).catch(() => undefined),
  ])
  const details = told ?? stored
  const claimed = details && toClaimedTransaction(details)?.transaction
  if (!claimed) return { outcome: 'incomparable', safeTxHash }
  const hashed = hashSafeTransaction({ chainId, safe, transaction: claimed, version }).safeTxHash
  const isSame = hashed === safeTxHash && isSameCall(claimed, asked)
  if (!isSame) return { outcome: 'other', safeTxHash }
  return { outcome: 'same', nonce: claimed.nonce, safeTxHash, isKnownToService: stored !== undefined }
}

/** A host takes plain calls only, and makes a batch of several itself. */
function listCalls(transaction: SafeTransaction): { data: Hex; to: Address; value: bigint }[] {
  const { batch } = decodeCall(transaction)
  const calls = transaction.operation === 1 && batch?.ok ? batch.calls : [transaction]
  return calls.map(({ data, to, value }) => ({ data, to, value }))
}

/** Which contract carries a batch is the host's choice, as long as it is an official one: what is in it is not. */
function isSameTarget(claimed: SafeTransaction, asked: SafeTransaction): boolean {
  if (claimed.to.toLowerCase() === asked.to.toLowerCase()) return true
  return asked.operation === 1 && isMultiSend(claimed.to) && isMultiSend(asked.to)
}

function isMultiSend(address: Address): boolean {
  return safeDeployments.some(
    (deployment) => deployment.name.startsWith('MultiSend') && isAddressEqual(deployment.address, address),
  )
}

/** Everything that decides what happens. Gas for the inner call may differ; a refund may not be there. */
function isSameCall(claimed: SafeTransaction, asked: SafeTransaction): boolean {
  return (
    isSameTarget(claimed, asked) &&
    claimed.value === asked.value &&
    claimed.data.toLowerCase() === asked.data.toLowerCase() &&
    claimed.operation === asked.operation &&
    claimed.gasPrice === 0n
  )
}
