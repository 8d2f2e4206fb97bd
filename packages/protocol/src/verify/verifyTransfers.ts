import {
  type Address,
  getAddress,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  type RpcTransactionReceipt,
  slice,
  zeroAddress,
} from 'viem'
import { type ChainClient, ChainUnreachableError, requestBlock } from '../chain/ChainClient.ts'
import { executionTopics, parseExecution } from '../chain/findExecution.ts'
import { parseSafeEvents, type SafeEvents } from '../chain/parseSafeEvents.ts'
import type { ChainLog } from '../chain/readLogs.ts'
import { findDeploymentByAddress } from '../chain/safeDeployments.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import type { Claimed } from '../evidence/Evidence.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { decodeExecTransaction } from '../signatures/packSignatures.ts'
import { type Frame, parseFrame } from '../simulate/answerSchemas.ts'
import { listNestedActions } from './listNestedActions.ts'

/** One transfer into or out of a Safe, with its cause and network fee, as reported by a service. */
export type ClaimedMovement = {
  transactionHash: Hex
  blockNumber: bigint
  /** Seconds since 1970. */
  timestamp: bigint
  logIndex: number
  kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Undefined for the native currency. */
  token: Address | undefined
  from: Address
  to: Address
  /** An amount; ignored for ERC-721. */
  value: bigint
  tokenId: bigint | undefined
  /** Whether the row claims to be a refund of the executor. */
  isRefund: boolean
  safeTxHash: Hex | undefined
  nonce: bigint | undefined
  module: Address | undefined
  networkFee: bigint | undefined
  feePayer: Address | undefined
}

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
 * Compares listed transfers with receipts, blocks and, where these do not show how native currency left, the signed
 * call or a trace. A few requests per chain transaction and no log ranges, so omissions are not detected.
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
    const hashes = [...new Set(rows.map(({ transactionHash }) => lower(transactionHash)))]
    const mined = new Map(
      await Promise.all(hashes.map(async (hash) => [hash, await readReceipt(client, hash, safe)] as const)),
    )
    const times = await readTimes(
      client,
      [...mined.values()].flatMap((receipt) => receipt?.blockNumber ?? []),
    )
    const proofs: MovementProof[] = rows.map(() => unreadable)
    const used = new Set(spent)
    const places = new Map<Hex, number[]>(hashes.map((hash) => [hash, []]))
    for (const [index, { transactionHash }] of rows.entries()) places.get(lower(transactionHash))?.push(index)
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

/** Receipt with its parsed logs of the Safe. */
type Receipt = SafeEvents & {
  blockNumber: bigint
  fee: bigint | undefined
  hash: Hex
  isSuccess: boolean
  /** Refund of an execution, by its safeTxHash. */
  payments: ReadonlyMap<string, bigint>
  sender: Address
  sentTo: Address | undefined
}

async function readReceipt(client: ChainClient, hash: Hex, safe: Address): Promise<Receipt | undefined> {
  const receipt = await requestBlock(
    'eth_getTransactionReceipt',
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }),
  )
  if (!receipt) return undefined
  const blockNumber = BigInt(receipt.blockNumber)
  const logs = receipt.logs.map(
    ({ address, data, logIndex, topics }, index): ChainLog => ({
      address,
      blockNumber,
      data,
      logIndex: logIndex === null ? index : Number(logIndex),
      topics,
      transactionHash: hash,
    }),
  )
  return {
    ...parseSafeEvents(logs, safe),
    blockNumber,
    fee: readFee(receipt),
    hash,
    isSuccess: receipt.status !== '0x0',
    payments: new Map(logs.flatMap((log) => parsePayment(log, safe))),
    sender: getAddress(receipt.from),
    sentTo: receipt.to ? getAddress(receipt.to) : undefined,
  }
}

/** Older nodes omit the gas price: then the fee cannot be compared. */
function readFee({ effectiveGasPrice, gasUsed }: Partial<RpcTransactionReceipt>): bigint | undefined {
  return effectiveGasPrice && gasUsed ? hexToBigInt(effectiveGasPrice) * hexToBigInt(gasUsed) : undefined
}

/** The second argument of an execution's event; since 1.4.0 the only unindexed one. */
function parsePayment(log: ChainLog, safe: Address): [string, bigint][] {
  const execution = parseExecution(log, safe)
  if (execution?.kind !== 'multisig' || !execution.safeTxHash) return []
  if (log.topics[0] !== executionTopics.success && log.topics[0] !== executionTopics.failure) return []
  const words = (log.data.length - 2) / 64
  const index = log.topics.length > 1 ? 0 : 1
  if (words < index + 1) return []
  return [[lower(execution.safeTxHash), BigInt(slice(log.data, index * 32, (index + 1) * 32))]]
}

async function readTimes(client: ChainClient, numbers: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const blocks = await Promise.all(
    [...new Set(numbers)].map(async (number) => {
      const block = await requestBlock(
        'eth_getBlockByNumber',
        client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] }),
      )
      return block ? [[number, BigInt(block.timestamp)] as const] : []
    }),
  )
  return new Map(blocks.flat())
}

/** One transfer found on the chain. */
type ChainEvent = {
  id: string
  kind: ClaimedMovement['kind']
  token: Address | undefined
  from: Address
  to: Address
  value: bigint
  tokenId: bigint | undefined
  isRefund: boolean
}

type FindEventsParameters = {
  chainId: number
  receipt: Receipt
  rows: readonly ClaimedMovement[]
  safe: Address
  used: Set<string>
}

async function findEvents(client: ChainClient, parameters: FindEventsParameters): Promise<MovementProof[]> {
  const { receipt, rows, safe, used } = parameters
  const logged = listLoggedEvents(receipt)
  const isNative = (row: ClaimedMovement) => row.kind === 'native'
  const isByHash = (row: ClaimedMovement) => row.safeTxHash !== undefined && row.nonce !== undefined
  const needsBodies = rows.some((row) => isNative(row) || isByHash(row))
  const bodies = needsBodies ? await readBodies(client, parameters) : noBodies
  const paid = bodies.events
  const wasTraced = [...used].some((event) => event.startsWith(`${receipt.hash} trace`))
  const first = wasTraced ? undefined : match(rows, [...logged, ...paid], used)
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
    const isExplained = row.safeTxHash !== undefined && bodies.transactions.has(lower(row.safeTxHash))
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
    const place = `${lower(row.transactionHash)} log ${row.logIndex}`
    return take(row, ({ id }) => id === place || id.startsWith(`${place}.`))
  })
  return rows.map((row, index) => exact[index] ?? take(row, () => true))
}

/** The identity of a transfer as one string. */
function toContent({ from, kind, to, token, tokenId, value }: Omit<ChainEvent, 'id' | 'isRefund'>): string {
  return `${kind} ${token ?? ''} ${from} ${to} ${value} ${tokenId ?? ''}`.toLowerCase()
}

function listLoggedEvents({ hash, multiTransfers, transfers }: Receipt): ChainEvent[] {
  const plain = transfers.map(({ from, logIndex, to, token, type, value }): ChainEvent => {
    const base = { from, id: toLogEvent(hash, logIndex), isRefund: false, to, token }
    if (type === 'ERC721') return { ...base, kind: 'erc721', tokenId: value, value: 1n }
    return { ...base, kind: type === 'ERC20' ? 'erc20' : 'native', tokenId: undefined, value }
  })
  const pieces = multiTransfers.map(
    ({ from, logIndex, position, to, token, tokenId, value }): ChainEvent => ({
      from,
      id: toLogEvent(hash, logIndex, position),
      isRefund: false,
      kind: 'erc1155',
      to,
      token,
      tokenId,
      value,
    }),
  )
  return [...plain, ...pieces]
}

/** Identifies a log, and one item of an ERC-1155 batch, as `MovementProof.event` does. */
export function toLogEvent(transactionHash: Hex, logIndex: number, position?: number): string {
  const place = `${lower(transactionHash)} log ${logIndex}`
  return position === undefined ? place : `${place}.${position}`
}

/** Calls in the Safe's name, as far as proven. */
type Bodies = {
  events: readonly ChainEvent[]
  /** Proven by their hashes. */
  transactions: ReadonlyMap<string, SafeTransaction>
}

const noBodies: Bodies = { events: [], transactions: new Map() }

async function readBodies(
  client: ChainClient,
  { chainId, receipt, rows, safe }: FindEventsParameters,
): Promise<Bodies> {
  const { announcements, executions, hash, sentTo } = receipt
  const sent = await requestBlock(
    'eth_getTransactionByHash',
    client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
  )
  const announced = announcements.flatMap((item) => (item.kind === 'multisig' ? [item.transaction] : []))
  const top: Call | undefined =
    sent && sentTo ? { data: sent.input, operation: 0, to: sentTo, value: BigInt(sent.value) } : undefined
  const inputs = top ? listSentBodies(top, safe) : []
  const nonces = [...new Set(rows.flatMap(({ nonce }) => nonce ?? []))]
  const candidates = [...announced, ...inputs.flatMap((input) => nonces.map((nonce) => ({ ...input, nonce })))]
  const transactions = new Map<string, SafeTransaction>()
  const payments: Payment[] = []
  for (const execution of executions) {
    const { safeTxHash } = execution
    if (execution.kind !== 'multisig' || !safeTxHash) continue
    const body = candidates.find((candidate) => isHashOf(candidate, { chainId, safe, safeTxHash }))
    if (!body) continue
    transactions.set(lower(safeTxHash), body)
    payments.push(...(execution.isSuccess ? listPayments(body) : []), readRefund(body, safeTxHash, receipt))
  }
  payments.push(...listModulePayments(receipt))
  const paid = payments
    .filter(({ value }) => value > 0n)
    .map(({ isRefund = false, to, value }) => ({ from: getAddress(safe), isRefund, to, value }))
  const events = [...paid, ...listDirectPayments(top, { receipt, safe })].map(
    (payment, index): ChainEvent => ({
      ...payment,
      id: `${hash} call ${index}`,
      kind: 'native',
      token: undefined,
      tokenId: undefined,
    }),
  )
  return { events, transactions }
}

/** Native refund of the executor. */
function readRefund(body: SafeTransaction, safeTxHash: Hex, { payments, sender }: Receipt): Payment {
  const isCoin = isAddressEqual(body.gasToken, zeroAddress)
  const to = isAddressEqual(body.refundReceiver, zeroAddress) ? sender : body.refundReceiver
  return { isRefund: true, to, value: isCoin ? (payments.get(lower(safeTxHash)) ?? 0n) : 0n }
}

/** Several calls with a failure among them need a trace to find which one failed. */
function listModulePayments({ announcements, executions }: Receipt): Payment[] {
  if (executions.some(({ isSuccess, kind }) => kind === 'module' && !isSuccess)) return []
  return announcements.flatMap((item) => (item.kind === 'module' ? listPayments(item.call) : []))
}

/** Value of the transaction itself: older versions log nothing on receipt. */
function listDirectPayments(top: Call | undefined, { receipt, safe }: { receipt: Receipt; safe: Address }) {
  const { isSuccess, sender, transfers } = receipt
  const isLogged = transfers.some(({ type }) => type === 'NATIVE_COIN')
  if (!top || !isSuccess || isLogged || top.value === 0n || !isAddressEqual(top.to, safe)) return []
  return [{ from: sender, isRefund: false, to: getAddress(safe), value: top.value }]
}

/** Calls of `execTransaction` on the Safe: the transaction itself, or nested in batches and other Safes' calls. */
function listSentBodies(top: Call, safe: Address): Omit<SafeTransaction, 'nonce'>[] {
  const direct = isAddressEqual(top.to, safe) ? decodeExecTransaction(top.data) : undefined
  const outer = decodeExecTransaction(top.data)
  const inner = outer && !direct ? listNestedActions({ safe: top.to, transaction: outer }) : []
  const batched = listNestedActions({ safe: top.to, transaction: top })
  const nested = [...inner, ...batched].flatMap((action) =>
    action.kind === 'execute' && isAddressEqual(action.innerSafe, safe) ? [action.transaction] : [],
  )
  return direct ? [direct, ...nested] : nested
}

/** Since 1.3.0 the chain id is part of the hash. */
const hashedVersions = ['1.4.1', '1.1.1'] as const

function isHashOf(
  transaction: SafeTransaction,
  { chainId, safe, safeTxHash }: { chainId: number; safe: Address; safeTxHash: Hex },
): boolean {
  return hashedVersions.some(
    (version) => lower(hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash) === lower(safeTxHash),
  )
}

type Payment = { to: Address; value: bigint; isRefund?: boolean }

/** Native currency sent by a call, or by each call of an official batch. Effects of other code are unknown. */
function listPayments(call: Call): Payment[] {
  return listIn(decodeCall(call))
}

function listIn({ batch, call: { operation, to, value }, nested }: DecodedCall): Payment[] {
  if (operation === 0) return value > 0n ? [{ to, value }] : []
  const name = findDeploymentByAddress(to)?.name
  const isBatch = name === 'MultiSend' || name === 'MultiSendCallOnly'
  return isBatch && batch?.ok ? nested.flatMap(listIn) : []
}

/** Native transfers from or to the Safe inside a transaction; undefined where the node cannot trace. */
async function traceValues(client: ChainClient, hash: Hex, safe: Address): Promise<ChainEvent[] | undefined> {
  const answer = await client
    .request<{ Method: 'debug_traceTransaction'; Parameters: unknown[]; ReturnType: unknown }>(
      { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] },
      { retryCount: 0 },
    )
    .catch(() => undefined)
  const top = parseFrame(answer)
  if (!top) return undefined
  const events: ChainEvent[] = []
  const walk = ({ calls = [], error, from, to, type, value = 0n }: Frame) => {
    if (error !== undefined) return
    const isValue = value > 0n && to !== undefined && type !== 'DELEGATECALL' && type !== 'STATICCALL'
    if (isValue && (isAddressEqual(from, safe) || isAddressEqual(to, safe)) && type !== 'CALLCODE')
      events.push({
        from: getAddress(from),
        id: `${hash} trace ${events.length}`,
        isRefund: false,
        kind: 'native',
        to: getAddress(to),
        token: undefined,
        tokenId: undefined,
        value,
      })
    for (const call of calls) walk(call)
  }
  walk(top)
  return events
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
  { bodies, receipt: { executions } }: { bodies: Bodies; receipt: Receipt },
): 'agrees' | 'differs' | 'unknown' {
  const hashes = executions.flatMap((execution) => (execution.safeTxHash ? [lower(execution.safeTxHash)] : []))
  const modules = executions.flatMap((execution) => execution.module ?? [])
  if (safeTxHash === undefined ? hashes.length > 0 : !hashes.includes(lower(safeTxHash))) return 'differs'
  if (module === undefined ? modules.length > 0 : !modules.some((other) => isAddressEqual(other, module)))
    return 'differs'
  if (nonce === undefined) return 'agrees'
  if (safeTxHash === undefined) return 'differs'
  const body = bodies.transactions.get(lower(safeTxHash))
  if (body) return body.nonce === nonce ? 'agrees' : 'differs'
  return 'unknown'
}

type CompareParameters = { match: MovementProof; receipt: Receipt; timestamp: bigint | undefined }

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

function lower(hash: Hex): Hex {
  return `0x${hash.slice(2).toLowerCase()}`
}
