import type { Address } from 'viem'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { checkSimulation } from './checkSimulation.ts'
import { listSettingChanges } from './listSettingChanges.ts'
import type { Watch } from './probes.ts'
import { type Movements, readMovements } from './readMovements.ts'
import type { SimulationRun } from './runSimulations.ts'
import type {
  AllowanceChange,
  DiscardedResponse,
  NotSeen,
  SimulatedSafe,
  Simulation,
  SimulationMethod,
  TokenChange,
} from './Simulation.ts'
import type { ExecutionTrace } from './traceExecution.ts'

type Seen = {
  facts: SimulatedSafe
  transaction: SafeTransaction
  outcome: 'success' | 'failure'
  reason: string | undefined
  ways: readonly SimulationMethod[]
  /** Undefined if the state before and after could not be read. */
  trial: SimulationRun | undefined
  watch: Watch
  trace: ExecutionTrace | undefined
  /** Storage slots that are overridden. */
  ownSlots: readonly `0x${string}`[]
  claimedOutcome?: 'success' | 'failure' | undefined
  discarded?: readonly DiscardedResponse[]
}

const nothing = {
  allowances: [],
  calls: [],
  coin: 0n,
  gas: undefined,
  otherStorage: 0,
  pieces: [],
  settings: [],
  tokens: [],
} as const

/** Nothing was simulated: everything is unknown. */
export function createUnknownSimulation(
  { block }: Pick<SimulatedSafe, 'block'>,
  { claimedOutcome, discarded = [] }: Pick<Seen, 'claimedOutcome' | 'discarded'> = {},
): Simulation {
  const unknown = { notSeen: ['all'], outcome: 'unknown', reason: undefined, ways: [] } as const
  const simulation = { ...nothing, ...unknown, block, discarded }
  return { ...simulation, checks: checkSimulation(simulation, claimedOutcome) }
}

/** Merges the results of all methods, and lists what none of them shows. */
export function toSimulation(seen: Seen): Simulation {
  const { claimedOutcome, discarded = [], facts, outcome, reason, transaction, ways } = seen
  const refund: readonly NotSeen[] = transaction.gasPrice > 0n && BigInt(transaction.gasToken) === 0n ? ['refund'] : []
  const common = { block: facts.block, discarded, outcome, reason, ways }
  const simulation: Omit<Simulation, 'checks'> =
    outcome === 'failure' ? { ...nothing, ...common, notSeen: refund } : { ...common, ...listEffects(seen, refund) }
  return { ...simulation, checks: checkSimulation(simulation, claimedOutcome) }
}

type Effects = Omit<Simulation, 'block' | 'checks' | 'discarded' | 'outcome' | 'reason' | 'ways'>

function listEffects(seen: Seen, refund: readonly NotSeen[]): Effects {
  const { facts, ownSlots, trace, trial, watch } = seen
  const logs = trial?.logs ?? trace?.logs
  const moved = logs && readMovements(logs, facts.safe)
  const { isPartial, otherStorage, settings } = listSettingChanges({
    after: trial?.after,
    before: trial?.before,
    facts,
    ownSlots,
    storage: trace?.storage,
  })
  const gas = trial?.gas ?? trace?.gas
  const coin = subtract(trial?.after.coin, trial?.before.coin)
  const notSeen: NotSeen[] = [
    ...(coin === undefined ? (['coin'] as const) : []),
    ...(moved ? [] : (['tokens', 'pieces', 'allowances'] as const)),
    ...(moved?.isCut ? (['pieces'] as const) : []),
    ...(isPartial ? (['settings'] as const) : []),
    ...(otherStorage === undefined ? (['storage'] as const) : []),
    ...(trace ? [] : (['calls'] as const)),
    ...(gas === undefined ? (['gas'] as const) : []),
    ...refund,
  ]
  return {
    allowances: listAllowances(trial, watch, moved),
    calls: trace?.calls ?? [],
    coin: coin ?? 0n,
    gas,
    notSeen,
    otherStorage: otherStorage ?? 0,
    pieces: moved?.pieces ?? [],
    settings,
    tokens: listTokens(trial, watch, moved),
  }
}

/** Balance change by the token's balances; by its logs only if balances are unknown. */
function listTokens(trial: SimulationRun | undefined, { tokens }: Watch, moved: Movements | undefined): TokenChange[] {
  const collections = new Set(moved?.pieces.map(({ token }) => token.toLowerCase()))
  const changes = new Map<string, TokenChange>()
  for (const [token, change] of moved?.tokens ?? []) changes.set(token.toLowerCase(), { change, token })
  tokens.forEach((token: Address, index) => {
    const change = subtract(trial?.after.balances[index], trial?.before.balances[index])
    if (change !== undefined) changes.set(token.toLowerCase(), { change, token })
  })
  return [...changes].flatMap(([key, value]) => (value.change === 0n || collections.has(key) ? [] : [value]))
}

function listAllowances(
  trial: SimulationRun | undefined,
  { allowances, operators }: Watch,
  moved: Movements | undefined,
): AllowanceChange[] {
  const amounts = allowances.flatMap(({ spender, token }, index): AllowanceChange[] => {
    const [before, after] = [trial?.before.allowances[index], trial?.after.allowances[index]]
    if (before === undefined || after === undefined || before === after) return []
    return [{ after, before, kind: 'amount', spender, token }]
  })
  const alls = operators.flatMap(({ spender, token }, index): AllowanceChange[] => {
    const [before, isAllowed] = [trial?.before.operators[index], trial?.after.operators[index]]
    if (isAllowed === undefined || before === isAllowed) return []
    return [{ isAllowed, kind: 'all', spender, token }]
  })
  return [...amounts, ...(moved?.pieceApprovals ?? []), ...alls]
}

function subtract(after: bigint | undefined, before: bigint | undefined): bigint | undefined {
  return after === undefined || before === undefined ? undefined : after - before
}
