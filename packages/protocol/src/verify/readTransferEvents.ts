import {
  type Address,
  getAddress,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  type RpcTransactionReceipt,
  slice,
  zeroAddress,
} from 'viem'
import { type ChainClient, requestTransaction } from '../chain/ChainClient.ts'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { executionTopics, parseExecution } from '../chain/findExecution.ts'
import type { ChainLog } from '../chain/readLogs.ts'
import { readSafeReceipt, type SafeReceipt } from '../chain/readTransaction.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { decodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { type Frame, parseFrame } from '../simulate/answerSchemas.ts'
import { toLowerHex } from '../wire/primitives.ts'
import type { ClaimedMovement } from './ClaimedTransaction.ts'
import { listNestedActions } from './listNestedActions.ts'

/** Receipt with its parsed logs of the Safe. */
export type MinedTransfers = SafeReceipt & {
  fee: bigint | undefined
  hash: Hex
  /** Refund of an execution, by its safeTxHash. */
  payments: ReadonlyMap<string, bigint>
}

export async function readMinedTransfers(
  client: ChainClient,
  hash: Hex,
  safe: Address,
): Promise<MinedTransfers | undefined> {
  const mined = await readSafeReceipt(client, hash, safe)
  if (!mined) return undefined
  const payments = new Map(mined.logs.flatMap((log) => parsePayment(log, safe)))
  return { ...mined, fee: readFee(mined.receipt), hash, payments }
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
  return [[toLowerHex(execution.safeTxHash), BigInt(slice(log.data, index * 32, (index + 1) * 32))]]
}

export type ChainEvent = Pick<ClaimedMovement, 'from' | 'isRefund' | 'kind' | 'to' | 'token' | 'tokenId' | 'value'> & {
  id: string
}

export function listLoggedEvents({ hash, multiTransfers, transfers }: MinedTransfers): ChainEvent[] {
  const plain = transfers.map(({ from, logIndex, to, token, type, value }): ChainEvent => {
    const base = { from, id: toLogEvent(hash, logIndex), isRefund: false, to, token }
    if (type === 'ERC721') return { ...base, kind: 'erc721', tokenId: value, value: 1n }
    return { ...base, kind: type === 'ERC20' ? 'erc20' : 'native', tokenId: undefined, value }
  })
  const pieces = multiTransfers.map(({ logIndex, position, ...piece }): ChainEvent => {
    return { ...piece, id: toLogEvent(hash, logIndex, position), isRefund: false, kind: 'erc1155' }
  })
  return [...plain, ...pieces]
}

/** Identifies a log, and one item of an ERC-1155 batch, as `MovementProof.event` does. */
export function toLogEvent(transactionHash: Hex, logIndex: number, position?: number): string {
  const place = `${toLowerHex(transactionHash)} log ${logIndex}`
  return position === undefined ? place : `${place}.${position}`
}

/** Calls in the Safe's name, as far as proven. */
export type Bodies = {
  events: readonly ChainEvent[]
  /** Proven by their hashes. */
  transactions: ReadonlyMap<string, SafeTransaction>
}

export const noBodies: Bodies = { events: [], transactions: new Map() }

type ReadBodiesParameters = { chainId: number; mined: MinedTransfers; nonces: readonly bigint[]; safe: Address }

export async function readBodies(client: ChainClient, parameters: ReadBodiesParameters): Promise<Bodies> {
  const { chainId, mined, nonces, safe } = parameters
  const { announcements, executions, hash, receipt } = mined
  const sent = await requestTransaction(client, hash)
  const announced = announcements.flatMap((item) => (item.kind === 'multisig' ? [item.transaction] : []))
  const top: Call | undefined =
    sent && receipt.to
      ? { data: sent.input, operation: 0, to: getAddress(receipt.to), value: BigInt(sent.value) }
      : undefined
  const inputs = top ? listSentBodies(top, safe) : []
  const candidates = [...announced, ...inputs.flatMap((input) => nonces.map((nonce) => ({ ...input, nonce })))]
  const transactions = new Map<string, SafeTransaction>()
  const payments: Payment[] = []
  for (const execution of executions) {
    const { safeTxHash } = execution
    if (execution.kind !== 'multisig' || !safeTxHash) continue
    const body = candidates.find((candidate) => isHashOf(candidate, { chainId, safe, safeTxHash }))
    if (!body) continue
    transactions.set(toLowerHex(safeTxHash), body)
    payments.push(...(execution.isSuccess ? listPayments(body) : []), readRefund(body, safeTxHash, mined))
  }
  payments.push(...listModulePayments(mined))
  const paid = payments.flatMap((payment) => (payment.value > 0n ? [{ ...payment, from: getAddress(safe) }] : []))
  const events = [...paid, ...listDirectPayments(top, mined, safe)].map((payment, index) =>
    toNativeEvent(`${hash} call ${index}`, payment),
  )
  return { events, transactions }
}

/** Native refund of the executor. */
function readRefund(body: SafeTransaction, safeTxHash: Hex, { payments, sender }: MinedTransfers): Payment {
  const isCoin = isAddressEqual(body.gasToken, zeroAddress)
  const to = isAddressEqual(body.refundReceiver, zeroAddress) ? sender : body.refundReceiver
  return { isRefund: true, to, value: isCoin ? (payments.get(toLowerHex(safeTxHash)) ?? 0n) : 0n }
}

/** Several calls with a failure among them need a trace to find which one failed. */
function listModulePayments({ announcements, executions }: MinedTransfers): Payment[] {
  if (executions.some(({ isSuccess, kind }) => kind === 'module' && !isSuccess)) return []
  return announcements.flatMap((item) => (item.kind === 'module' ? listPayments(item.call) : []))
}

/** Value of the transaction itself: older versions log nothing on receipt. */
function listDirectPayments(top: Call | undefined, mined: MinedTransfers, safe: Address) {
  const { isSuccess, sender, transfers } = mined
  const isLogged = transfers.some(({ type }) => type === 'NATIVE_COIN')
  if (!top || !isSuccess || isLogged || top.value === 0n || !isAddressEqual(top.to, safe)) return []
  return [{ from: sender, to: getAddress(safe), value: top.value }]
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
    (version) =>
      toLowerHex(hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash) === toLowerHex(safeTxHash),
  )
}

type Payment = { to: Address; value: bigint; isRefund?: boolean }

function toNativeEvent(id: string, { from, isRefund = false, to, value }: Payment & { from: Address }): ChainEvent {
  return { from, id, isRefund, kind: 'native', to, token: undefined, tokenId: undefined, value }
}

/** Native currency sent by a call, or by each call of an official batch. Effects of other code are unknown. */
const listPayments = (call: Call): Payment[] => listIn(decodeCall(call))

function listIn({ batch, call: { operation, to, value }, nested }: DecodedCall): Payment[] {
  if (operation === 0) return value > 0n ? [{ to, value }] : []
  const name = findDeploymentByAddress(to)?.name
  const isBatch = name === 'MultiSend' || name === 'MultiSendCallOnly'
  return isBatch && batch?.ok ? nested.flatMap(listIn) : []
}

/** Native transfers from or to the Safe inside a transaction; undefined where the node cannot trace. */
export async function traceValues(client: ChainClient, hash: Hex, safe: Address): Promise<ChainEvent[] | undefined> {
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
      events.push(
        toNativeEvent(`${hash} trace ${events.length}`, { from: getAddress(from), to: getAddress(to), value }),
      )
    for (const call of calls) walk(call)
  }
  walk(top)
  return events
}
