import { type Address, getAddress, type Hash, type Hex, isHash, isHex, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { ExecutionCall } from '../TransactionContext.ts'
import type { Tracer } from '../trace/createTracer.ts'
import { decodeExecution } from '../trace/decodeExecution.ts'
import type { ReceivedValue } from '../trace/listSafeCalls.ts'
import type { LegacyState } from './createStateReader.ts'

/** Calls of a Safe, and coin that it received, in one transaction of the chain. */
export type UnloggedCall = {
  executions: readonly Omit<ExecutionCall, 'source'>[]
  received: readonly ReceivedValue[]
  transaction: { hash: Hash; index: number }
}

export type ListUnloggedCallsParameters = {
  after: LegacyState
  before: LegacyState
  number: number
  safe: Address
}

/** Transactions of a block that are traced for indirect calls. Anybody can cause that in every block. */
const mostTraces = 25

const HexSchema = z.string().refine((value): value is Hex => isHex(value))
const HashSchema = z.string().refine((value): value is Hash => isHash(value))
const AddressSchema = z.string().transform((address) => getAddress(address))
const BlockSchema = z.object({
  hash: HashSchema,
  transactions: z.array(
    z.object({
      from: AddressSchema,
      hash: HashSchema,
      input: HexSchema,
      to: AddressSchema.nullish(),
      value: HexSchema.transform((value) => BigInt(value)),
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
): Promise<{ blockHash: Hash; deeds: UnloggedCall[]; error?: unknown }> {
  const answer: unknown = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), true] })
  const { hash: blockHash, transactions } = BlockSchema.parse(answer)
  const direct = await Promise.all(
    transactions.map((transaction, index) => readDirect(client, { index, safe, transaction })),
  )
  const deeds = direct.flatMap((deed) => deed ?? [])
  if (makesUp(deeds, { after, before })) return { blockHash, deeds }
  const traced = new Map(deeds.map((deed) => [deed.transaction.index, deed]))
  let failure: { error: unknown } | undefined
  for (const [index, { hash }] of transactions.slice(0, mostTraces).entries()) {
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
  return { blockHash, deeds: inOrder, ...(makesUp(inOrder, { after, before }) ? {} : failure) }
}

function makesUp(
  deeds: readonly UnloggedCall[],
  { after, before }: { after: LegacyState; before: LegacyState },
): boolean {
  let { balance, nonce } = before
  for (const { executions, received } of deeds) {
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
