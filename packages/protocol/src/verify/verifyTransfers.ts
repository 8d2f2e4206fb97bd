import { type Address, type Hex, isAddressEqual } from 'viem'
import { type ChainClient, ChainUnreachableError, requestBlock } from '../chain/ChainClient.ts'
import { readTimes } from '../chain/readTransaction.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { toLowerHex } from '../wire/primitives.ts'
import type { ClaimedMovement } from './ClaimedTransaction.ts'
import {
  type Bodies,
  type ChainEvent,
  listLoggedEvents,
  type MinedTransfers,
  noBodies,
  readBodies,
  readMinedTransfers,
  traceValues,
} from './readTransferEvents.ts'

/**
 * Why a row is not verified.
 * - `unreadable`: the node did not answer. `unseen`: the chain's receipts do not show such a transfer, nor exclude it.
 * - all others: the chain has it otherwise. `transaction`: no such transaction. `transfer`: no such transfer in it, or
 *   another asset, amount or counterparty. `cause`: another Safe transaction, nonce or module. `block`, `time`, `fee`.
 */
export type MovementFault = 'unreadable' | 'unseen' | 'transaction' | 'transfer' | 'block' | 'time' | 'fee' | 'cause'

/** Result for one row. `event` identifies the matching event on the chain. */
export type MovementProof =
  | { state: 'verified'; event: string }
  | { state: 'unverified'; fault: 'unreadable' | 'unseen' }
  | { state: 'false'; fault: Exclude<MovementFault, 'unreadable' | 'unseen'>; event?: string | undefined }

export type VerifyTransfersParameters = {
  chainId: number
  safe: Address
  claimed: Claimed<readonly ClaimedMovement[]>
  /** Events matched by earlier rows of the list: a duplicate row is true once. */
  spent?: readonly string[]
}

/**
 * Compares listed transfers with receipts, blocks and, for native currency, the signed call or a trace. No log ranges,
 * so omissions are not detected.
 */
export async function verifyTransfers(
  client: ChainClient | undefined,
  { chainId, claimed: { claimed: rows }, safe, spent = [] }: VerifyTransfersParameters,
): Promise<MovementProof[]> {
  const unreadable: MovementProof = { fault: 'unreadable', state: 'unverified' }
  if (!client) return rows.map(() => unreadable)
  try {
    const actual = await requestBlock('eth_chainId', client.request({ method: 'eth_chainId' }))
    if (Number(actual) !== chainId) return rows.map(() => unreadable)
    const hashes = [...new Set(rows.map(({ transactionHash }) => toLowerHex(transactionHash)))]
    const mined = new Map(
      await Promise.all(hashes.map(async (hash) => [hash, await readMinedTransfers(client, hash, safe)] as const)),
    )
    const times = await readTimes(
      client,
      [...mined.values()].flatMap((receipt) => receipt?.blockNumber ?? []),
    )
    const proofs: MovementProof[] = rows.map(() => unreadable)
    const used = new Set(spent)
    const places = new Map<Hex, number[]>(hashes.map((hash) => [hash, []]))
    for (const [index, { transactionHash }] of rows.entries()) places.get(toLowerHex(transactionHash))?.push(index)
    await Promise.all(
      [...places].map(async ([hash, indexes]) => {
        const ofTransaction = indexes.flatMap((index) => rows[index] ?? [])
        const receipt = mined.get(hash)
        const found = receipt
          ? await findEvents(client, { chainId, receipt, rows: ofTransaction, safe, used })
          : ofTransaction.map((): MovementProof => ({ fault: 'transaction', state: 'false' }))
        const timestamp = receipt && times.get(receipt.blockNumber)
        indexes.forEach((index, place) => {
          const [row, match = unreadable] = [ofTransaction[place], found[place]]
          proofs[index] = row && receipt ? compare(row, { match, receipt, timestamp }) : match
        })
      }),
    )
    return proofs
  } catch (error) {
    if (error instanceof ChainUnreachableError) return rows.map(() => unreadable)
    throw error
  }
}

type FindEventsParameters = {
  chainId: number
  receipt: MinedTransfers
  rows: readonly ClaimedMovement[]
  safe: Address
  used: Set<string>
}

async function findEvents(client: ChainClient, parameters: FindEventsParameters): Promise<MovementProof[]> {
  const { chainId, receipt, rows, safe, used } = parameters
  const logged = listLoggedEvents(receipt)
  const isNative = (row: ClaimedMovement) => row.kind === 'native'
  const isByHash = (row: ClaimedMovement) => row.safeTxHash !== undefined && row.nonce !== undefined
  const needsBodies = rows.some((row) => isNative(row) || isByHash(row))
  const nonces = [...new Set(rows.flatMap(({ nonce }) => nonce ?? []))]
  const bodies = needsBodies ? await readBodies(client, { chainId, mined: receipt, nonces, safe }) : noBodies
  const wasTraced = [...used].some((event) => event.startsWith(`${receipt.hash} trace`))
  const first = wasTraced ? undefined : match(rows, [...logged, ...bodies.events], used)
  const isMissing = (index: number) => {
    const row = rows[index]
    return row !== undefined && isNative(row) && first?.[index] === undefined
  }
  // The signed call contains its own payments; a trace also those of modules.
  const needsTrace = wasTraced || rows.some((_, index) => isMissing(index))
  const wasPaid = [...used].some((event) => event.startsWith(`${receipt.hash} call`))
  const traced = needsTrace && !wasPaid ? await traceValues(client, receipt.hash, safe) : undefined
  const found = traced ? match(rows, [...logged, ...withoutLogged(traced, logged)], used) : (first ?? [])
  return rows.map((row, index): MovementProof => {
    const event = found[index]
    if (event !== undefined) {
      used.add(event)
      const cause = checkCause(row, { bodies, receipt })
      if (cause === 'differs') return { event, fault: 'cause', state: 'false' }
      return cause === 'unknown' ? { fault: 'unseen', state: 'unverified' } : { event, state: 'verified' }
    }
    // Only the signed call proves the cause of a payment.
    const isExplained = row.safeTxHash !== undefined && bodies.transactions.has(toLowerHex(row.safeTxHash))
    if (row.isRefund && !isExplained) return { fault: 'unseen', state: 'unverified' }
    // Native transfers have no log: only a complete trace or a failed transaction excludes them.
    if (isNative(row) && receipt.isSuccess && !traced) return { fault: 'unseen', state: 'unverified' }
    return { fault: 'transfer', state: 'false' }
  })
}

/** Matches each row with at most one event, preferably at the same position. */
function match(
  rows: readonly ClaimedMovement[],
  events: readonly ChainEvent[],
  used: ReadonlySet<string>,
): (string | undefined)[] {
  // Indexed by content: a payroll has hundreds of rows and logs, which must not be compared pairwise.
  const byContent = new Map<string, ChainEvent[]>()
  for (const event of events) {
    const alike = byContent.get(toContent(event))
    if (alike) alike.push(event)
    else byContent.set(toContent(event), [event])
  }
  const taken = new Set(used)
  const take = (row: ClaimedMovement, isPreferred: (event: ChainEvent) => boolean) => {
    const event = byContent
      .get(toContent(row))
      ?.find((candidate) => !taken.has(candidate.id) && (!row.isRefund || candidate.isRefund) && isPreferred(candidate))
    if (event) taken.add(event.id)
    return event?.id
  }
  const exact = rows.map((row) => {
    const place = `${toLowerHex(row.transactionHash)} log ${row.logIndex}`
    return take(row, ({ id }) => id === place || id.startsWith(`${place}.`))
  })
  return rows.map((row, index) => exact[index] ?? take(row, () => true))
}

function toContent({ from, kind, to, token, tokenId, value }: Omit<ChainEvent, 'id' | 'isRefund'>): string {
  return `${kind} ${token ?? ''} ${from} ${to} ${value} ${tokenId ?? ''}`.toLowerCase()
}

/** A logged receipt is identified by its log. */
function withoutLogged(traced: readonly ChainEvent[], logged: readonly ChainEvent[]): ChainEvent[] {
  const left = logged.filter(({ kind }) => kind === 'native')
  return traced.filter((event) => {
    const index = left.findIndex(
      ({ from, to, value }) =>
        isAddressEqual(from, event.from) && isAddressEqual(to, event.to) && value === event.value,
    )
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Whether the claimed cause was executed in the same transaction. */
function checkCause(
  { module, nonce, safeTxHash }: ClaimedMovement,
  { bodies, receipt: { executions } }: { bodies: Bodies; receipt: MinedTransfers },
): 'agrees' | 'differs' | 'unknown' {
  const hashes = executions.flatMap((execution) => (execution.safeTxHash ? [toLowerHex(execution.safeTxHash)] : []))
  const modules = executions.flatMap((execution) => execution.module ?? [])
  if (safeTxHash === undefined ? hashes.length > 0 : !hashes.includes(toLowerHex(safeTxHash))) return 'differs'
  if (module === undefined ? modules.length > 0 : !modules.some((other) => isAddressEqual(other, module)))
    return 'differs'
  if (nonce === undefined) return 'agrees'
  if (safeTxHash === undefined) return 'differs'
  const body = bodies.transactions.get(toLowerHex(safeTxHash))
  if (body) return body.nonce === nonce ? 'agrees' : 'differs'
  return 'unknown'
}

type CompareParameters = { match: MovementProof; receipt: MinedTransfers; timestamp: bigint | undefined }

function compare(row: ClaimedMovement, { match: found, receipt, timestamp }: CompareParameters): MovementProof {
  if (found.state !== 'verified') return found
  const { event } = found
  if (row.blockNumber !== receipt.blockNumber) return { event, fault: 'block', state: 'false' }
  if (timestamp === undefined) return { fault: 'unreadable', state: 'unverified' }
  if (row.timestamp !== timestamp) return { event, fault: 'time', state: 'false' }
  if (row.feePayer !== undefined && !isAddressEqual(row.feePayer, receipt.sender))
    return { event, fault: 'fee', state: 'false' }
  if (row.networkFee !== undefined && receipt.fee === undefined) return { fault: 'unseen', state: 'unverified' }
  if (row.networkFee !== undefined && row.networkFee !== receipt.fee) return { event, fault: 'fee', state: 'false' }
  return { event, state: 'verified' }
}
