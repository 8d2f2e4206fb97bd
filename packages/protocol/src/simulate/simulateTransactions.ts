import type { Address } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareCustomErrors } from '../rules/customErrors.ts'
import { type AuthorizedExecution, authorize, type Consent, createPlannedAccount } from './authorize.ts'
import { emptyWatch, listWatched, type Reading, type Watch, widenWatch } from './probes.ts'
import { readMovements } from './readMovements.ts'
import { runSimulations, type SimulationRun, type SimulationRuns } from './runSimulations.ts'
import type { DiscardedResponse, SimulatedLog, SimulatedSafe, Simulation, SimulationMethod } from './Simulation.ts'
import { createUnknownSimulation, toSimulation } from './toSimulation.ts'

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
export const allMethods: readonly SimulationMethod[] = ['eth_simulateV1', 'debug_traceCall', 'eth_call']

/** Bounds the passes, each of which discovers at least one more dependency. */
const maxPasses = 8

type SimulateTransactionsParameters = {
  facts: SimulatedSafe
  /** In nonce order. */
  transactions: readonly SafeTransaction[]
  /** Tokens to watch besides those in the calls. */
  tokens?: readonly Address[]
  /** Methods to use. @default all that the node supports */
  ways?: readonly SimulationMethod[]
}

/** Simulates a queue on our own node, each on the state that the previous ones left. A failed one counts as skipped. */
export async function simulateTransactions(
  client: ChainClient,
  { facts, tokens = [], transactions, ways = allMethods }: SimulateTransactionsParameters,
): Promise<Simulation[]> {
  await prepareCustomErrors()
  const { discarded, settled } = await settle(client, { facts, tokens, transactions, ways })
  return transactions.map((transaction, index) => {
    const trial = settled?.trials[index]
    const execution = settled?.executions[index]
    if (!settled || !trial || !execution) return createUnknownSimulation(facts, { discarded })
    const { outcome, reason } = trial
    const { watch, way } = settled
    const ownSlots = execution.approvals
    const common = { discarded, facts, outcome, ownSlots, reason, transaction, trial, watch }
    return toSimulation({ ...common, trace: undefined, ways: [way] })
  })
}

type SettleParameters = Required<SimulateTransactionsParameters> & {
  logs?: readonly SimulatedLog[]
}

type Settled = {
  way: SimulationMethod
  executions: readonly AuthorizedExecution[]
  watch: Watch
  /** The simulated prefix. */
  trials: readonly SimulationRun[]
}

/** Repeats until nothing new appears: owners change on the way, and contracts move tokens that no call names. */
export async function settle(
  client: ChainClient,
  { facts, logs = [], tokens, transactions, ways }: SettleParameters,
): Promise<{ discarded: readonly DiscardedResponse[]; settled: Settled | undefined }> {
  const { block, safe, version } = facts
  const start = toConsent(facts)
  if (!start || version === undefined || transactions.length === 0) return { discarded: [], settled: undefined }
  const multicall = client.chain?.contracts?.multicall3?.address ?? multicall3
  const account = facts.planned && createPlannedAccount(facts.planned)
  const authorizeAll = (consents: readonly Consent[]) =>
    transactions.map((transaction, index) =>
      authorize({
        account,
        chainId: block.chainId,
        consent: consents[index] ?? start,
        safe,
        transaction,
        version,
      }),
    )
  const run = (executions: readonly AuthorizedExecution[], watch: Watch) =>
    runSimulations(client, {
      block,
      executions,
      isOfBlock: (before) => isOfBlock(before, facts),
      multicall,
      safe,
      watch,
      ways,
    })

  let consents: readonly Consent[] = transactions.map((_, index) => ({ ...start, nonce: start.nonce + BigInt(index) }))
  let watch = widenWatch(await listWatched(transactions, { safe, tokens }), [readMovements(logs, safe)])
  for (let pass = 1; ; pass++) {
    const executions = authorizeAll(consents)
    const { discarded, runs: tried } = await run(executions, watch)
    if (!tried?.trials[0]) return { discarded, settled: undefined }
    const learnt = [start, ...tried.trials.slice(0, -1).map(({ after }) => toConsent(after))]
    const wider = widenWatch(
      watch,
      tried.trials.map((trial) => readMovements(trial.logs ?? [], safe)),
    )
    // Unknown state after one of them stays as assumed; those after it are not reported.
    const next = consents.map((consent, index) => learnt[index] ?? consent)
    const isSettled = wider === watch && countFollowed(consents, next) === transactions.length
    if (isSettled || pass === maxPasses) {
      const spared = await spare(tried, watch, async () => (await run(executions, emptyWatch)).runs)
      const trials = spared.trials.slice(0, countFollowed(consents, learnt))
      return { discarded, settled: { executions, ...spared, trials } }
    }
    consents = next
    watch = wider
  }
}

/** A hostile token can burn the gas of the execution: failed simulations are repeated without token reads. */
async function spare(
  { trials, way }: SimulationRuns,
  watch: Watch,
  again: () => Promise<SimulationRuns | undefined>,
): Promise<Pick<Settled, 'trials' | 'watch' | 'way'>> {
  const hasFailed = trials.some(({ outcome }) => outcome === 'failure')
  if (way !== 'eth_call' || !hasFailed || watch.tokens.length + watch.allowances.length + watch.operators.length === 0)
    return { trials, watch, way }
  const other = await again()
  const isOther = other?.trials.some(({ outcome }, index) => outcome !== trials[index]?.outcome)
  return other && isOther ? { trials: other.trials, watch: emptyWatch, way } : { trials, watch, way }
}

function toConsent({ nonce, owners, threshold }: Pick<Reading, 'nonce' | 'owners' | 'threshold'>): Consent | undefined {
  if (nonce === undefined || !threshold || !owners || BigInt(owners.length) < threshold) return undefined
  return { nonce, owners, threshold }
}

/** Rejects results of another block than requested. */
function isOfBlock({ implementation, nonce, owners, threshold }: Reading, facts: SimulatedSafe): boolean {
  return (
    nonce === facts.nonce &&
    threshold === facts.threshold &&
    owners?.join() === facts.owners?.join() &&
    (implementation === undefined || implementation === facts.implementation)
  )
}

/** Number of transactions simulated with the owners and threshold in effect at their position. */
function countFollowed(assumed: readonly Consent[], actual: readonly (Consent | undefined)[]): number {
  const place = assumed.findIndex((consent, index) => {
    const other = actual[index]
    return (
      !other ||
      other.nonce !== consent.nonce ||
      other.threshold !== consent.threshold ||
      other.owners.join() !== consent.owners.join()
    )
  })
  return place === -1 ? assumed.length : place
}
