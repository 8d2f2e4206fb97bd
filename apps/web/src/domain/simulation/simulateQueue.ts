import { type Simulation, simulateTransactions, toSimulatedSafe } from '@countersign/protocol/simulate'
import { fetchSafeState } from '../safe/fetchSafeState.ts'
import type { SafeId } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { countValid, type Report } from '../transactions/Report.ts'
import type { TokenFacts } from '../transactions/readToken.ts'
import { listHeld, readMoved } from './runSimulation.ts'

/** Bounds the node's work. */
export const mostInOrder = 20

export type SimulatedStep = {
  report: Report
  simulation: Simulation
  /** Other transactions have the same nonce. */
  hasRivals: boolean
  /** A lower nonce is unused. */
  isAfterGap: boolean
}

export type SimulatedQueue = {
  block: bigint
  steps: readonly SimulatedStep[]
  tokens: ReadonlyMap<string, TokenFacts>
  isCut: boolean
}

/** Simulates a Safe's queue in nonce order; of conflicting transactions, the one with the most signatures. */
export async function simulateQueue(
  services: Services,
  safe: SafeId,
  reports: readonly Report[],
): Promise<SimulatedQueue> {
  const client = getChainClient(services, safe.chainId)
  const state = await fetchSafeState(client, { ...safe, storage: services.storage })
  const lanes = listNonceGroups(reports, state.nonce)
  const chosen = lanes.slice(0, mostInOrder)
  const simulations = await simulateTransactions(client, {
    facts: toSimulatedSafe(state),
    tokens: listHeld(services, safe),
    transactions: chosen.map(({ transaction }) => transaction.value),
  })
  const steps = chosen.flatMap(({ hasRivals, report, transaction }, index): SimulatedStep[] => {
    const simulation = simulations[index]
    const before = chosen[index - 1]?.transaction.value.nonce
    const expected = before === undefined ? state.nonce : before + 1n
    return simulation ? [{ hasRivals, isAfterGap: transaction.value.nonce !== expected, report, simulation }] : []
  })
  const tokens = await readMoved(services, safe.chainId, simulations)
  return { block: state.block.number, isCut: lanes.length > chosen.length, steps, tokens }
}

type Lane = { hasRivals: boolean; report: Report; transaction: NonNullable<Report['transaction']> }

/** One group per pending nonce, in order. */
export function listNonceGroups(reports: readonly Report[], next: bigint): Lane[] {
  const lanes = new Map<bigint, Lane>()
  for (const report of reports) {
    const { transaction } = report
    if (!transaction || transaction.value.nonce < next) continue
    const { nonce } = transaction.value
    const other = lanes.get(nonce)
    const isBetter = !other || countValid(report) > countValid(other.report)
    lanes.set(nonce, isBetter ? { hasRivals: other !== undefined, report, transaction } : { ...other, hasRivals: true })
  }
  return [...lanes.values()].toSorted((a, b) => (a.transaction.value.nonce < b.transaction.value.nonce ? -1 : 1))
}
