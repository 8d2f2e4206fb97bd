import type { Action, TransactionDescription, Transfer } from '@countersign/protocol/decode'
import { type Address, formatUnits } from 'viem'
import type { KnownToken } from '../tokens/loadTokenMap.ts'
import type { BalanceChange } from './AnalysisSchema.ts'

export type ListBalanceChangesParameters = {
  nativeCurrency: { decimals: number; symbol: string }
  safe: Address
  tokens: ReadonlyMap<Address, KnownToken>
}

type Movement = Pick<BalanceChange, 'asset'> & { amount: BalanceChange['in'][number] }

/**
 * What a transaction moves that consists of transfers and changes of settings alone. Undefined for any other: what a
 * contract does when it is called cannot be read from the call.
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

/** The calls that are made in the end: those of a sound batch in its place, else the call itself. */
function listLeaves(action: Action): Action[] {
  const { actions, decoded } = action
  return decoded.batch?.ok && decoded.call.operation === 1 && !decoded.isCutOff ? actions.flatMap(listLeaves) : [action]
}

function movesNothing({ class: kind, decoded: { call } }: Action): boolean {
  if (kind.kind === 'SettingsChange') return true
  return kind.kind === 'Custom' && call.operation === 0 && call.data === '0x' && call.value === 0n
}

/** Undefined where the official form cannot hold it: decimals that nobody knows, and numbers too large for JSON. */
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
