import { type Address, concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../chain/ChainClient.ts'
import { isRevert } from '../chain/callContracts.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { sentinel, slots } from '../chain/slots.ts'
import { fromChain } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

const thresholdSlot = numberToHex(4, { size: 32 })
const nonceSlot = numberToHex(5, { size: 32 })

/** Slots that decide who controls a Safe. */
const critical: Record<Hex, string> = {
  [slots.implementation]: 'implementation',
  [slots.guard]: 'guard',
  [slots.fallbackHandler]: 'fallback handler',
  [slots.moduleGuard]: 'module guard',
  [numberToHex(3, { size: 32 })]: 'number of owners',
  [thresholdSlot]: 'threshold',
  [toMappingSlot(sentinel, 1n)]: 'modules',
  [toMappingSlot(sentinel, 2n)]: 'owners',
}

export type Simulation = {
  outcome: 'success' | 'failure' | 'unknown'
  /** What would change in the Safe itself; undefined where the node does not trace. */
  changes: string[] | undefined
  checks: Check[]
}

export type SimulateTransactionParameters = {
  facts: SafeFacts
  transaction: SafeTransaction
  /** What the service says that a simulation gave. It changes nothing here. */
  claimedOutcome?: 'success' | 'failure'
}

/**
 * Executes on our own node what owners are about to sign, as if it had its signatures, and looks at the slots of the
 * Safe that change. The real contracts run: only the threshold is set to one, for the length of the call.
 */
export async function simulateTransaction(
  client: ChainClient,
  { claimedOutcome, facts, transaction }: SimulateTransactionParameters,
): Promise<Simulation> {
  const [owner] = facts.owners ?? []
  if (!owner) return { changes: undefined, checks: [createSimulationUnknown(claimedOutcome)], outcome: 'unknown' }
  const call = { data: encodeCall(transaction, owner), from: owner, to: facts.safe }
  const overrides = { [facts.safe]: { stateDiff: { [thresholdSlot]: pad('0x01', { size: 32 }) } } }
  const block = numberToHex(facts.block.number)
  const outcome = await runCall(() => client.request({ method: 'eth_call', params: [call, block, overrides] }))
  const changes = await readChanges(client, { block, call, facts, overrides, transaction })
  return { changes, checks: createChecks({ changes, claimedOutcome, facts, outcome }), outcome }
}

function encodeCall(transaction: SafeTransaction, owner: Address): Hex {
  // v 1: the sender is an owner, which needs no signature.
  const signatures = concat([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
  return encodeExecTransaction({ signatures, transaction })
}

async function runCall(run: () => Promise<Hex>): Promise<Simulation['outcome']> {
  try {
    const answer = await run()
    return BigInt(answer) === 1n ? 'success' : 'failure'
  } catch (error) {
    return isRevert(error) ? 'failure' : 'unknown'
  }
}

const StateSchema = z.record(z.string(), z.object({ storage: z.record(z.string(), z.string()).optional() }))
const TraceSchema = z.object({ post: StateSchema, pre: StateSchema })
type Trace = z.infer<typeof TraceSchema>
type TraceMethod = { Method: 'debug_traceCall'; Parameters: unknown[]; ReturnType: unknown }

/** Many nodes do not trace, and some trace in another form: then nothing is known about the slots. */
async function runTrace(client: ChainClient, params: unknown[]): Promise<Trace | undefined> {
  try {
    const answer = await client.request<TraceMethod>({ method: 'debug_traceCall', params })
    const { data } = TraceSchema.safeParse(answer)
    return data
  } catch {
    return undefined
  }
}

type ReadChangesParameters = {
  block: Hex
  call: { data: Hex; from: Address; to: Address }
  facts: SafeFacts
  overrides: object
  transaction: SafeTransaction
}

/** What the execution would change in the Safe itself, as far as the node traces. */
async function readChanges(client: ChainClient, parameters: ReadChangesParameters): Promise<string[] | undefined> {
  const { block, call, facts, overrides, transaction } = parameters
  const tracer = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  const whole = await runTrace(client, [call, block, { ...tracer, stateOverrides: overrides }])
  // A node that ignores the override traces a refusal, in which nothing changes: the nonce tells the two apart.
  if (whole && toStorage(whole.post, facts.safe).has(nonceSlot)) return listChanges(whole, facts.safe)
  if (transaction.operation === 1) return undefined
  const { data, to, value } = transaction
  const direct = { data, from: facts.safe, to, value: numberToHex(value) }
  const part = await runTrace(client, [direct, block, tracer])
  return part && listChanges(part, facts.safe)
}

function listChanges({ post, pre }: Trace, safe: Address): string[] {
  const before = toStorage(pre, safe)
  const after = toStorage(post, safe)
  const changes = new Set<string>()
  for (const slot of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(slot) === after.get(slot) || slot === nonceSlot) continue
    changes.add(critical[slot] ?? 'other storage')
  }
  return [...changes].toSorted()
}

function toStorage(state: Trace['pre'], safe: Address): Map<Hex, bigint> {
  const entry = Object.entries(state).find(([address]) => address.toLowerCase() === safe.toLowerCase())?.[1]
  return new Map(
    Object.entries(entry?.storage ?? {}).map(([slot, value]) => [
      numberToHex(BigInt(slot), { size: 32 }),
      BigInt(value),
    ]),
  )
}

function toMappingSlot(key: Hex, slot: bigint): Hex {
  return keccak256(concat([pad(key, { size: 32 }), numberToHex(slot, { size: 32 })]))
}

function createSimulationUnknown(claimed: string | undefined): Check {
  return createUnknown({
    claimed,
    code: 'SIMULATION_UNKNOWN',
    id: 'T80',
    message: 'Nobody could try it out on your node.',
  })
}

type Result = {
  changes: string[] | undefined
  claimedOutcome: string | undefined
  facts: SafeFacts
  outcome: Simulation['outcome']
}

function createChecks({ changes, claimedOutcome, facts, outcome }: Result): Check[] {
  const evidence = fromChain(facts.block)
  const checks: Check[] =
    outcome === 'unknown'
      ? [createSimulationUnknown(claimedOutcome)]
      : [
          createCheck(
            outcome === 'success' ? 'ok' : 'warn',
            {
              actual: outcome,
              claimed: claimedOutcome,
              code: outcome === 'success' ? 'SIMULATION_SUCCEEDS' : 'SIMULATION_FAILS',
              id: 'T80',
              message:
                outcome === 'success' ? 'Tried out on your node, it succeeds.' : 'Tried out on your node, it fails.',
            },
            evidence,
          ),
        ]
  if (changes === undefined)
    checks.push(
      createUnknown({
        code: 'CHANGES_UNKNOWN',
        id: 'T80',
        message: 'Your node does not say what would change in the Safe.',
      }),
    )
  else if (changes.length > 0)
    checks.push(
      createCheck(
        'warn',
        {
          actual: changes.join(', '),
          code: 'SAFE_CHANGES',
          id: 'T80',
          message: `It changes the Safe itself: ${changes.join(', ')}.`,
        },
        evidence,
      ),
    )
  return checks
}
