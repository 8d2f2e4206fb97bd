import { type Address, type Hash, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { decodeExecution } from '../abi/decodeExecution.ts'
import type { ExecutionCall } from '../ChainTransaction.ts'
import { AddressSchema, AmountSchema, HashSchema, HexSchema } from '../rpcSchemas.ts'
import type { Tracer } from '../trace/createTracer.ts'
import type { ReceivedValue } from '../trace/listSafeCalls.ts'

/** Every execution changes the nonce, every transfer of coin the balance. */
type LegacyState = { balance: bigint; nonce: bigint }

/** The state of a Safe at the end of a block. Rejects if the node does not have it. */
export type StateReader = (safe: Address, block: number) => Promise<LegacyState>

/** The storage slot of the nonce in every version. */
const nonceSlot = '0x5'

/**
 * Cached: a bisection returns to the same blocks. The nonce is read from storage: a Safe can replace its code by one
 * that burns the gas of every call, or reverts.
 */
export function createStateReader(client: ChainClient): StateReader {
  const known = new Map<string, Promise<LegacyState>>()
  const read = async (safe: Address, block: number): Promise<LegacyState> => {
    const [balance, nonce] = await Promise.all([
      client.request({ method: 'eth_getBalance', params: [safe, numberToHex(block)] }),
      client.request({ method: 'eth_getStorageAt', params: [safe, nonceSlot, numberToHex(block)] }),
    ])
    const word = HexSchema.parse(nonce)
    return { balance: BigInt(HexSchema.parse(balance)), nonce: word === '0x' ? 0n : BigInt(word) }
  }
  return (safe, block) => {
    const key = `${safe}:${block}`
    const requested = known.get(key) ?? read(safe, block)
    known.set(key, requested)
    return requested
  }
}

/**
 * The blocks after `from` and up to `to` in which a Safe's nonce or balance changed. Coin that comes and goes between two
 * compared blocks is not noticed.
 */
export async function findChanges(
  read: StateReader,
  { from, safe, to }: { from: number; safe: Address; to: number },
): Promise<number[]> {
  const [before, after] = await Promise.all([read(safe, from), read(safe, to)])
  if (before.balance === after.balance && before.nonce === after.nonce) return []
  if (to - from <= 1) return [to]
  const middle = Math.floor((from + to) / 2)
  const [first, second] = await Promise.all([
    findChanges(read, { from, safe, to: middle }),
    findChanges(read, { from: middle, safe, to }),
  ])
  return [...first, ...second]
}

/** Calls of a Safe, and coin that it received, in one transaction of the chain. */
export type UnloggedCall = {
  executions: readonly Omit<ExecutionCall, 'source'>[]
  received: readonly ReceivedValue[]
  transaction: { hash: Hash; index: number }
}

type ListUnloggedCallsParameters = {
  after: LegacyState
  before: LegacyState
  number: number
  safe: Address
}

/** Transactions of a block that are traced for indirect calls. Anybody can cause that in every block. */
const maxTraces = 25

const BlockSchema = z.object({
  hash: HashSchema,
  transactions: z.array(
    z.object({
      from: AddressSchema,
      hash: HashSchema,
      input: HexSchema,
      to: AddressSchema.nullish(),
      value: AmountSchema,
    }),
  ),
})
const ReceiptSchema = z.object({ status: HexSchema })
type Transaction = z.infer<typeof BlockSchema>['transactions'][number]

/**
 * Calls of a Safe in a block, in order. Direct calls are in calldata; if they do not explain how nonce and balance changed,
 * the transactions of the block are traced. The error is that of a failed trace, if something is still missing.
 */
export async function listUnloggedCalls(
  { client, trace }: { client: ChainClient; trace: Tracer },
  { after, before, number, safe }: ListUnloggedCallsParameters,
): Promise<{ blockHash: Hash; calls: UnloggedCall[]; error?: unknown }> {
  const answer: unknown = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), true] })
  const { hash: blockHash, transactions } = BlockSchema.parse(answer)
  const direct = await Promise.all(
    transactions.map((transaction, index) => readDirect(client, { index, safe, transaction })),
  )
  const calls = direct.flatMap((call) => call ?? [])
  if (makesUp(calls, { after, before })) return { blockHash, calls }
  const traced = new Map(calls.map((call) => [call.transaction.index, call]))
  let failure: { error: unknown } | undefined
  for (const [index, { hash }] of transactions.slice(0, maxTraces).entries()) {
    const found = await trace(hash, new Set([safe])).catch((error: unknown) => {
      failure ??= { error }
      return undefined
    })
    const received = found?.received.get(safe) ?? []
    if (found && (received.length > 0 || found.executions.length > 0))
      traced.set(index, { executions: found.executions, received, transaction: { hash, index } })
  }
  const inOrder = [...traced.values()].toSorted((a, b) => a.transaction.index - b.transaction.index)
  // A transaction that could not be traced may not involve the Safe.
  return { blockHash, calls: inOrder, ...(makesUp(inOrder, { after, before }) ? {} : failure) }
}

function makesUp(calls: readonly UnloggedCall[], { after, before }: { after: LegacyState; before: LegacyState }) {
  let { balance, nonce } = before
  for (const { executions, received } of calls) {
    for (const { value } of received) balance += value
    for (const { transaction } of executions) balance -= transaction.value
    nonce += BigInt(executions.length)
  }
  return balance === after.balance && nonce === after.nonce
}

async function readDirect(
  client: ChainClient,
  { index, safe, transaction }: { index: number; safe: Address; transaction: Transaction },
): Promise<UnloggedCall | undefined> {
  const { from, hash, input, to, value } = transaction
  if (to !== safe) return undefined
  const receipt: unknown = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  if (BigInt(ReceiptSchema.parse(receipt).status) !== 1n) return undefined
  const execution = decodeExecution({ from, input, to })
  return {
    executions: execution ? [execution] : [],
    received: value > 0n ? [{ from, value }] : [],
    transaction: { hash, index },
  }
}
