import type { Action, TransactionDescription, Transfer } from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Simulation, simulateTransaction, toSimulatedSafe } from '@countersign/protocol/simulate'
import type { Kysely } from 'kysely'
import { type Address, formatUnits } from 'viem'
import { listTokensOfSafe } from '../../db/queries/tokens.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { RequestError } from '../errors/RequestError.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { type KnownToken, toKnownToken } from '../tokens/knownTokens.ts'
import type { BalanceChange } from './AnalysisSchema.ts'

export type ListBalanceChangesParameters = {
  nativeCurrency: { decimals: number; symbol: string }
  safe: Address
  tokens: ReadonlyMap<Address, KnownToken>
}

type Movement = Pick<BalanceChange, 'asset'> & { amount: BalanceChange['in'][number] }

/**
 * Balance changes of a transaction that only transfers or changes settings. Undefined for any other: calldata does not
 * reveal what a contract does.
 */
export function listBalanceChanges(
  description: TransactionDescription,
  parameters: ListBalanceChangesParameters,
): BalanceChange[] | undefined {
  const changes = new Map<string, BalanceChange>()
  for (const action of listLeaves(description)) {
    const { class: kind, executor } = action
    if (movesNothing(action)) continue
    if (kind.kind !== 'Transfer' || executor !== parameters.safe) return undefined
    if (kind.direction === 'UNKNOWN') continue
    const movement = toMovement(kind, parameters)
    if (!movement) return undefined
    const key = 'address' in movement.asset ? movement.asset.address : ''
    const change = changes.get(key) ?? { asset: movement.asset, in: [], out: [] }
    change[kind.direction === 'INCOMING' ? 'in' : 'out'].push(movement.amount)
    changes.set(key, change)
  }
  return [...changes.values()]
}

/** The executed calls: those of a valid batch, else the call itself. */
function listLeaves(action: Action): Action[] {
  const { actions, decoded } = action
  return decoded.batch?.ok && decoded.call.operation === 1 && !decoded.isCutOff ? actions.flatMap(listLeaves) : [action]
}

function movesNothing({ class: kind, decoded: { call } }: Action): boolean {
  if (kind.kind === 'SettingsChange') return true
  return kind.kind === 'Custom' && call.operation === 0 && call.data === '0x' && call.value === 0n
}

/** Undefined if unrepresentable: unknown decimals, or too large for a JSON number. */
function toMovement(
  { asset }: Transfer,
  { nativeCurrency, tokens }: ListBalanceChangesParameters,
): Movement | undefined {
  if (asset.type === 'NATIVE_COIN')
    return {
      amount: { value: formatUnits(asset.value, nativeCurrency.decimals) },
      asset: { symbol: nativeCurrency.symbol, type: 'NATIVE' },
    }
  const { decimals = null, symbol } = tokens.get(asset.tokenAddress) ?? {}
  const token = { address: asset.tokenAddress, ...(symbol ? { symbol } : {}), type: asset.type }
  if (asset.type === 'ERC20')
    return decimals === null ? undefined : { amount: { value: formatUnits(asset.value, decimals) }, asset: token }
  return asset.tokenId > BigInt(Number.MAX_SAFE_INTEGER)
    ? undefined
    : { amount: { token_id: Number(asset.tokenId) }, asset: token }
}

/** Each token costs two node calls, and anybody can send tokens to a Safe. */
const maxTokens = 30

export type TryOutParameters = {
  safe: Address
  tokens: ReadonlyMap<Address, KnownToken>
  transaction: Omit<SafeTransaction, 'nonce'>
}

export type SimulatedOnNode = {
  /** Undefined if the simulation could not run. */
  changes: BalanceChange[] | undefined
  hasFailed: boolean
}

/** Simulates a transaction on the operator's node and returns its balance changes. */
export async function simulateOnNode(
  { chain, db }: { chain: ServedChain; db: Kysely<Database> },
  { safe, tokens, transaction }: TryOutParameters,
): Promise<SimulatedOnNode> {
  const first = chain.config.tokens.map(({ address }) => address)
  const held = await listTokensOfSafe(db, { chainId: chain.config.id, first, kind: 'erc20', max: maxTokens, safe })
  const known = new Map([
    ...[...tokens].filter(([, { kind }]) => kind === 'erc20'),
    ...held.map((token) => [token.address, toKnownToken(token, chain.config)] as const),
  ])
  const shown = [...known.values()].filter(({ decimals }) => decimals !== null).slice(0, maxTokens)
  const simulated = await simulate(chain, { safe, tokens: shown.map(({ address }) => address), transaction })
  // An incomplete simulation must not be reported as "no changes".
  if (!simulated || simulated.outcome === 'unknown' || simulated.notSeen.includes('coin'))
    return { changes: undefined, hasFailed: simulated?.outcome === 'failure' }
  if (simulated.outcome === 'failure') return { changes: [], hasFailed: true }
  const amounts = new Map(simulated.tokens.map(({ change, token }) => [token, change]))
  const { nativeCurrency } = chain.config
  return {
    changes: [
      ...toChange({ symbol: nativeCurrency.symbol, type: 'NATIVE' }, simulated.coin, nativeCurrency.decimals),
      ...shown.flatMap(({ address, decimals, symbol }) =>
        toChange({ address, ...(symbol ? { symbol } : {}), type: 'ERC20' }, amounts.get(address) ?? 0n, decimals ?? 0),
      ),
    ],
    hasFailed: false,
  }
}

/** Undefined without a node or for an undeployed Safe: the rules still apply. */
async function simulate(
  chain: ServedChain,
  { safe, tokens, transaction }: Pick<TryOutParameters, 'safe' | 'transaction'> & { tokens: readonly Address[] },
): Promise<Simulation | undefined> {
  // Balances before and after are read by Multicall3.
  if (!chain.config.contracts?.multicall3) return undefined
  try {
    const state = await getLiveSafe(chain, safe)
    const { client, config, requester } = chain
    return await runOnNode({ chainId: config.id, client, requester }, (untrusted) =>
      simulateTransaction(untrusted, {
        facts: toSimulatedSafe(state),
        tokens,
        transaction: { ...transaction, nonce: state.nonce },
        // The cheapest method: traces of untrusted code have unbounded size.
        ways: ['eth_call'],
      }),
    )
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

function toChange(asset: BalanceChange['asset'], change: bigint, decimals: number): BalanceChange[] {
  if (change === 0n) return []
  const moved = [{ value: formatUnits(change < 0n ? -change : change, decimals) }]
  return [{ asset, in: change > 0n ? moved : [], out: change < 0n ? moved : [] }]
}
