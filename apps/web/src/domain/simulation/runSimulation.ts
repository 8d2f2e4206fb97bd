import { readProxyTarget, type SafeState, safeDeployments } from '@countersign/protocol/chain'
import { type DecodedCall, decodeCall } from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { packSignatures } from '@countersign/protocol/signatures'
import {
  type Simulation,
  simulateTransaction,
  simulateTransactions,
  toSimulatedSafe,
} from '@countersign/protocol/simulate'
import { type Check, checkTarget } from '@countersign/protocol/verify'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { balancesQuery } from '../assets/balancesQuery.ts'
import { fetchSafeState } from '../safe/fetchSafeState.ts'
import type { SafeId } from '../safe/queries.ts'
import { findChain, getChainClient, type Services } from '../services/Services.ts'
import { withOwnTokens } from '../settings/ownTokens.ts'
import { countValid, type Report } from '../transactions/Report.ts'
import type { TokenFacts } from '../transactions/readToken.ts'
import { tokenQuery } from '../transactions/tokenMetadataQuery.ts'
import { listEffects } from './listEffects.ts'
import { type SimulationOutcome, storeSimulation, toStoredSimulation } from './simulationCache.ts'

/** Simulates before signing or execution, and compares the result with the previous one. */
export async function runSimulation(
  services: Services,
  report: Pick<Report, 'id' | 'progress' | 'signatures' | 'transaction'>,
  before: SimulationOutcome | undefined,
): Promise<SimulationOutcome> {
  const { id, transaction } = report
  if (!transaction) throw new Error('Nothing to try: what is shown was not verified.')
  const client = getChainClient(services, id.chainId)
  const { address, chainId } = id
  const opening = getLargeStorage(services)
  const state = await fetchSafeState(client, { address, chainId, storage: services.storage })
  const [simulation, targets] = await Promise.all([
    simulateTransaction(client, {
      facts: toSimulatedSafe(state),
      signatures: findSignatures(report, state),
      tokens: listHeld(services, id),
      transaction: transaction.value,
    }),
    checkTargets(services, state, transaction.value),
  ])
  const tokens = await readMoved(services, id.chainId, [simulation])
  const stored = toStoredSimulation(
    simulation,
    listEffects({ native: getNative(services, id.chainId), simulation, tokens }),
  )
  // A reported change stays reported while the page is open.
  const changed = storeSimulation(await opening, id.safeTxHash, stored) ?? before?.changed
  return { changed, simulation, targets, tokens }
}

export function getNative(services: Pick<Services, 'config'>, chainId: number): { decimals: number; symbol: string } {
  return findChain(services, String(chainId))?.nativeCurrency ?? { decimals: 18, symbol: '?' }
}

/** With signatures the node can simulate the entire `execTransaction`. */
function findSignatures(
  { progress, signatures, transaction }: Pick<Report, 'progress' | 'signatures' | 'transaction'>,
  state: SafeState,
): Hex | undefined {
  if (progress !== 'ready' || !signatures || transaction?.value.nonce !== state.nonce) return undefined
  try {
    return packSignatures(signatures.value)
  } catch {
    return undefined
  }
}

/** Known holdings and listed tokens: their balances are always compared. */
function listHeld(services: Services, safe: SafeId): Address[] {
  const { queryKey } = balancesQuery(services, safe)
  const held = services.queryClient.getQueryData(queryKey)?.holdings ?? []
  const chain = findChain(services, String(safe.chainId))
  const listed = chain ? withOwnTokens(chain, services.settings.get()).tokens : []
  return [
    ...held.flatMap(({ amount, isNative, token }) => (isNative || amount === 0n ? [] : [token])),
    ...listed.map(({ address }) => address),
  ]
}

const maxTokens = 50

async function readMoved(
  services: Services,
  chainId: number,
  simulations: readonly Simulation[],
): Promise<ReadonlyMap<string, TokenFacts>> {
  const moved = simulations.flatMap(({ allowances, pieces, tokens }) => [...allowances, ...pieces, ...tokens])
  const addresses = [...new Set(moved.map(({ token }) => token))].slice(0, maxTokens)
  const facts = await Promise.all(
    addresses.map((address) =>
      services.queryClient.ensureQueryData(tokenQuery(services, chainId, address)).catch(() => undefined),
    ),
  )
  return new Map(facts.flatMap((token) => (token ? [[token.address.toLowerCase(), token] as const] : [])))
}

/** A batch may call thousands. */
const maxTargets = 20

async function checkTargets(
  services: Services,
  { address, block, chainId }: SafeState,
  transaction: SafeTransaction,
): Promise<Check[]> {
  const client = getChainClient(services, chainId)
  const targets = [...new Set(listTargets(decodeCall(transaction)))]
    .filter((target) => !isAddressEqual(target, address) && !isOfficial(target))
    .slice(0, maxTargets)
  const checks = await Promise.all(
    targets.map(async (target) => {
      try {
        return [checkTarget({ block, implementation: await readProxyTarget(client, target, block), target })]
      } catch {
        // The simulation reports the unreachable node.
        return []
      }
    }),
  )
  return checks.flat()
}

function listTargets({ call, nested }: DecodedCall): Address[] {
  return [...(call.data === '0x' ? [] : [call.to]), ...nested.flatMap(listTargets)]
}

function isOfficial(target: Address): boolean {
  return safeDeployments.some(({ address }) => isAddressEqual(address, target))
}

/** Bounds the node's work. */
export const maxInOrder = 20

export type SimulatedStep = {
  report: Report
  simulation: Simulation
  /** Other transactions have the same nonce. */
  hasConflicts: boolean
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
  const chosen = lanes.slice(0, maxInOrder)
  const simulations = await simulateTransactions(client, {
    facts: toSimulatedSafe(state),
    tokens: listHeld(services, safe),
    transactions: chosen.map(({ transaction }) => transaction.value),
  })
  const steps = chosen.flatMap(({ hasConflicts, report, transaction }, index): SimulatedStep[] => {
    const simulation = simulations[index]
    const before = chosen[index - 1]?.transaction.value.nonce
    const expected = before === undefined ? state.nonce : before + 1n
    return simulation ? [{ hasConflicts, isAfterGap: transaction.value.nonce !== expected, report, simulation }] : []
  })
  const tokens = await readMoved(services, safe.chainId, simulations)
  return { block: state.block.number, isCut: lanes.length > chosen.length, steps, tokens }
}

type Lane = { hasConflicts: boolean; report: Report; transaction: NonNullable<Report['transaction']> }

export function listNonceGroups(reports: readonly Report[], next: bigint): Lane[] {
  const lanes = new Map<bigint, Lane>()
  for (const report of reports) {
    const { transaction } = report
    if (!transaction || transaction.value.nonce < next) continue
    const { nonce } = transaction.value
    const other = lanes.get(nonce)
    const isBetter = !other || countValid(report) > countValid(other.report)
    lanes.set(
      nonce,
      isBetter ? { hasConflicts: other !== undefined, report, transaction } : { ...other, hasConflicts: true },
    )
  }
  return [...lanes.values()].toSorted((a, b) => (a.transaction.value.nonce < b.transaction.value.nonce ? -1 : 1))
}
