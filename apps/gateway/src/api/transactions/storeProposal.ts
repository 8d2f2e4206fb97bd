import type { SafeState } from '@countersign/protocol/chain'
import { hashSafeTransaction, type SafeTransaction, type SafeTransactionHashes } from '@countersign/protocol/hash'
import type { ProposeRequest } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hash, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { listDelegators } from '../../db/queries/delegates.ts'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { evictUnsigned, insertProposal } from '../../db/queries/proposals.ts'
import type { Execution } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RequestError.ts'
import { assertQuota } from '../safe-state/assertQuota.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations, getPreimage } from '../signatures/acceptConfirmations.ts'
import { type IsSignedByAccountParameters, isRequestSignedBy } from '../signatures/isRequestSignedBy.ts'
import type { VerifiedSignature } from '../signatures/verifySignatures.ts'
import { TransactionNotFoundError } from './transactionId.ts'

/** Unsigned proposals per Safe; each expires after a month or is evicted by newer ones. */
const defaultMaxUnsigned = 50
/** Bytes of calldata and note of an unsigned proposal: twice a batch of a hundred transfers. */
const maxUnsignedSize = 32_768

/** Bytes that nodes relay: larger transactions can never be executed. */
const maxDataSize = 131_072

/**
 * Stores a proposal after recomputing its hash and verifying every signature. Delegatecalls are accepted: warning about
 * them is up to the client.
 */
export async function storeProposal(
  db: Kysely<Database>,
  { chain, jobs, request, safe }: { chain: ServedChain; jobs: JobPool; request: ProposeRequest; safe: Address },
): Promise<void> {
  const chainId = chain.config.id
  const maxUnsigned = chain.maxUnsigned ?? defaultMaxUnsigned
  assertDataSize(request)
  if (request.signature === null) assertMayBeUnsigned(request, maxUnsigned)
  const state = await getLiveSafe(chain, safe)
  const transaction = toTransaction(request)
  const hashes = assertHash(request, { chainId, safe, transaction, version: state.version })
  const { safeTxHash } = hashes
  const known = await findMultisigTransaction(db, { chainId, safeTxHash })
  assertNonceIsOpen({ execution: known?.execution, nonce: transaction.nonce, safe, safeTxHash, state })
  const author = await getAuthor(db, { chainId, safe, sender: request.sender, state })
  const { signature } = request
  if (author.delegate && signature)
    await assertDelegateSigned({ account: author.delegate, chain, hash: safeTxHash, signature })
  await acceptConfirmations(db, {
    ...{ chain, jobs, safe, state, target: { safeTxHash } },
    preimages: [getPreimage(hashes)],
    signature: author.delegate ? null : signature,
    async store(tx, signatures) {
      if (signatures.length > 0) assertSenderSigned(request.sender, signatures)
      if (signature === null) await evictUnsigned(tx, { chainId, max: maxUnsigned, safe, safeTxHash })
      else if (!known?.proposal?.trusted)
        await assertQuota(tx, { author: author.owner, chainId, kind: 'proposal', safe })
      await insertProposal(tx, {
        chainId,
        origin: request.origin,
        proposedByDelegate: author.delegate,
        proposer: author.owner,
        safe,
        safeTxHash,
        transaction,
        trusted: signature !== null,
      })
    },
  })
}

function assertDataSize({ data }: ProposeRequest): void {
  if ((data ?? '').length / 2 > maxDataSize)
    throw new RefusedError('DATA_TOO_LARGE', `The data is larger than ${maxDataSize} bytes, the limit of nodes.`)
}

/** Checked before any node call. */
function assertMayBeUnsigned({ data, origin }: ProposeRequest, max: number): void {
  if (max === 0)
    throw new RefusedError(
      'TOO_MANY_UNSIGNED',
      'Proposals need a signature. Sign the transaction and propose it again.',
    )
  const size = (data ?? '').length / 2 + Buffer.byteLength(origin ?? '')
  if (size > maxUnsignedSize)
    throw new RefusedError(
      'UNSIGNED_TOO_LARGE',
      `Proposals with more than ${maxUnsignedSize} bytes of data and origin need a signature.`,
    )
}

function toTransaction(request: ProposeRequest): SafeTransaction {
  return {
    baseGas: BigInt(request.baseGas),
    data: request.data ?? '0x',
    gasPrice: BigInt(request.gasPrice),
    gasToken: request.gasToken,
    nonce: BigInt(request.nonce),
    operation: request.operation,
    refundReceiver: request.refundReceiver ?? zeroAddress,
    safeTxGas: BigInt(request.safeTxGas),
    to: request.to,
    value: BigInt(request.value),
  }
}

function assertHash(
  { safeTxHash }: ProposeRequest,
  parameters: Parameters<typeof hashSafeTransaction>[0],
): SafeTransactionHashes {
  const hashes = hashSafeTransaction(parameters)
  if (hashes.safeTxHash !== safeTxHash)
    throw new RefusedError(
      'INVALID_SAFE_TX_HASH',
      `Invalid safeTxHash: the transaction hashes to ${hashes.safeTxHash}, not to ${safeTxHash}.`,
    )
  return hashes
}

/** The owner that a proposal is attributed to, and the delegate if one submitted it. */
async function getAuthor(
  db: Kysely<Database>,
  { chainId, safe, sender, state: { owners } }: { chainId: number; safe: Address; sender: Address; state: SafeState },
): Promise<{ delegate: Address | null; owner: Address }> {
  const isOwner = (account: Address) => owners.some((owner) => isAddressEqual(owner, account))
  if (isOwner(sender)) return { delegate: null, owner: sender }
  const [owner] = await listDelegators(db, { chainId, delegate: sender, owners, safe })
  if (owner) return { delegate: sender, owner }
  throw new RefusedError(
    'NOT_AN_OWNER',
    `Sender=${sender} is not an owner or delegate. Current owners=${owners.join(', ')}.`,
  )
}

/** A delegate's signature makes a proposal trusted but is no confirmation: it is verified and not stored. */
async function assertDelegateSigned(parameters: IsSignedByAccountParameters): Promise<void> {
  if (await isRequestSignedBy(parameters)) return
  throw new RefusedError(
    'INVALID_SIGNATURE',
    `Invalid signature: expected exactly one signature, by delegate=${parameters.account}.`,
  )
}

function assertSenderSigned(sender: Address, signatures: readonly VerifiedSignature[]): void {
  if (signatures.some(({ owner }) => isAddressEqual(owner, sender))) return
  throw new RefusedError('SENDER_MISMATCH', `Signature does not match sender=${sender}.`)
}

/** Stores owners' confirmations of a known transaction. */
export async function confirmProposal(
  db: Kysely<Database>,
  { chain, jobs, safeTxHash, signature }: { chain: ServedChain; jobs: JobPool; safeTxHash: Hash; signature: Hex },
): Promise<void> {
  const chainId = chain.config.id
  const known = await findMultisigTransaction(db, { chainId, safeTxHash })
  if (!known?.transaction) throw new TransactionNotFoundError({ id: safeTxHash })
  const { safe, transaction } = known
  const state = await getLiveSafe(chain, safe)
  assertNonceIsOpen({ execution: known.execution, nonce: transaction.nonce, safe, safeTxHash, state })
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version: state.version })
  await acceptConfirmations(db, {
    ...{ chain, jobs, safe, signature, state, target: { safeTxHash } },
    preimages: [getPreimage(hashes)],
    // A confirmation makes an unsigned proposal trusted but proves neither proposer nor origin: they become the signer
    // and null.
    store: (tx, signatures) =>
      insertProposal(tx, {
        chainId,
        origin: null,
        proposer: signatures[0]?.owner ?? null,
        safe,
        safeTxHash,
        transaction,
        trusted: true,
      }),
  })
}

type AssertNonceIsOpenParameters = {
  execution: Execution | undefined
  nonce: bigint
  safe: Address
  safeTxHash: Hash
  state: SafeState
}

/** Rejects used nonces, and those beyond JSON's safe integers, which would break the queue for clients. */
function assertNonceIsOpen(parameters: AssertNonceIsOpenParameters): void {
  const { execution, nonce, safe, safeTxHash, state } = parameters
  if (execution)
    throw new RefusedError(
      'ALREADY_EXECUTED',
      `Tx with safe-tx-hash=${safeTxHash} for safe=${safe} was already executed in tx-hash=${execution.transactionHash}.`,
    )
  if (nonce < state.nonce)
    throw new RefusedError(
      'INVALID_NONCE',
      `Invalid nonce: ${nonce} is already used; the next nonce of the Safe is ${state.nonce}.`,
    )
  if (nonce > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RefusedError(
      'INVALID_NONCE',
      `Invalid nonce: ${nonce} is too large; the next nonce of the Safe is ${state.nonce}.`,
    )
}
