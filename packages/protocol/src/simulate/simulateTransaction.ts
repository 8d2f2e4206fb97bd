import { type Address, type Hex, numberToHex } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { isRevert } from '../chain/callContracts.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareCustomErrors } from '../rules/customErrors.ts'
import { tooLittleCoin } from '../rules/describeSafeError.ts'
import { toNodeError } from '../rules/NodeError.ts'
import { type AuthorizedExecution, authorize, createPlannedAccount, setWord } from './authorize.ts'
import { emptyWatch } from './probes.ts'
import { encodeApprovalProbe, isTrue, toOverrides } from './runSimulations.ts'
import type { SimulatedSafe, Simulation, SimulationMethod } from './Simulation.ts'
import { allMethods, settle } from './simulateTransactions.ts'
import { createUnknownSimulation, toSimulation } from './toSimulation.ts'
import { type ExecutionTrace, traceExecution } from './traceExecution.ts'

type SimulateTransactionParameters = {
  facts: SimulatedSafe
  transaction: SafeTransaction
  /** Tokens to watch besides those in the calls. */
  tokens?: readonly Address[]
  /** Enough packed signatures: a node without overrides for traces can then trace the complete execution. */
  signatures?: Hex | undefined
  /** Simulation claimed by the service: has no influence. */
  claimedOutcome?: 'success' | 'failure'
  /** Methods to use. @default all that the node supports */
  ways?: readonly SimulationMethod[]
}

/**
 * Simulates a transaction on our own node as if it were fully signed: by `eth_simulateV1`, or else by calls with state
 * overrides; a tracing node adds the calls and all storage changes. `notSeen` lists what none of them shows.
 */
export async function simulateTransaction(
  client: ChainClient,
  parameters: SimulateTransactionParameters,
): Promise<Simulation> {
  const { claimedOutcome, facts, signatures, tokens = [], transaction, ways = allMethods } = parameters
  const { block, nonce, owners, safe, threshold, version } = facts
  if (!owners?.length || !threshold || nonce === undefined || version === undefined)
    return createUnknownSimulation(facts, { claimedOutcome })
  const execution = authorize({
    account: facts.planned && createPlannedAccount(facts.planned),
    chainId: block.chainId,
    consent: { nonce, owners, threshold },
    safe,
    transaction,
    version,
  })
  // Reasons are decoded while responses are read.
  await prepareCustomErrors()
  const trace = ways.includes('debug_traceCall')
    ? await traceExecution(client, { block, execution, safe, signatures, transaction })
    : undefined
  const { discarded, settled } = await settle(client, {
    facts,
    logs: trace?.logs ?? [],
    tokens,
    transactions: [transaction],
    ways,
  })
  const tried = settled?.trials[0]
  const direct =
    tried && settled?.way === 'eth_simulateV1' ? undefined : await tryDirectly(client, { block, execution, safe })
  const decided = direct ?? tried
  if (!decided) return createUnknownSimulation(facts, { claimedOutcome, discarded })
  const { outcome } = decided
  // A contract may behave differently for this sender than for an owner: that was not simulated.
  const trial = tried?.outcome === outcome ? tried : undefined
  const shown = trace && trace.hasFailed === (outcome === 'failure') ? trace : undefined
  return toSimulation({
    claimedOutcome,
    discarded,
    facts,
    outcome,
    ownSlots: execution.approvals,
    reason:
      outcome === 'failure'
        ? await findReasonOf(client, { coin: tried?.before.coin, decided, facts, shown, transaction })
        : undefined,
    trace: shown,
    transaction,
    trial,
    watch: settled?.watch ?? emptyWatch,
    ways: [settled && trial ? settled.way : ('eth_call' as const), ...(shown ? (['debug_traceCall'] as const) : [])],
  })
}

type Decided = { outcome: 'success' | 'failure'; reason: string | undefined }

/** The execution alone, sent by an owner. Undefined where the node ignores overrides or fails. */
async function tryDirectly(
  client: ChainClient,
  { block, execution, safe }: { block: BlockReference; execution: AuthorizedExecution; safe: Address },
): Promise<Decided | undefined> {
  const overrides = toOverrides(safe, [execution])
  const at = numberToHex(block.number)
  const request = (call: { data: Hex; from?: Address; to: Address }) =>
    client.request({ method: 'eth_call', params: [call, at, overrides] })
  const [approved, outcome] = await Promise.all([
    request(encodeApprovalProbe(safe, execution)).catch(() => undefined),
    request({ data: execution.data, from: execution.sender, to: safe }).then(
      (answer): Decided | undefined => ({ outcome: isTrue(answer) ? 'success' : 'failure', reason: undefined }),
      (error: unknown) =>
        isRevert(error) ? { outcome: 'failure' as const, reason: toNodeError(error)?.reason } : undefined,
    ),
  ])
  return approved === setWord ? outcome : undefined
}

type FindReasonParameters = {
  /** The native balance, where known. */
  coin: bigint | undefined
  decided: Decided
  facts: SimulatedSafe
  shown: ExecutionTrace | undefined
  transaction: SafeTransaction
}

/** The Safe often only reports that its inner call failed: calls the target directly for the reason. */
async function findReasonOf(
  client: ChainClient,
  { coin, decided, facts, shown, transaction }: FindReasonParameters,
): Promise<string | undefined> {
  if (shown?.reason !== undefined) return shown.reason
  const { data, operation, to, value } = transaction
  if (operation === 1) return decided.reason
  // Some nodes allow a call to spend more than its sender's balance.
  if (coin !== undefined && coin < value) return tooLittleCoin.text
  try {
    const call = { data, from: facts.safe, to, value: numberToHex(value) }
    await client.request({ method: 'eth_call', params: [call, numberToHex(facts.block.number)] })
    return decided.reason
  } catch (error) {
    return toNodeError(error)?.reason ?? decided.reason
  }
}
