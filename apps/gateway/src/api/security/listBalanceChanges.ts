import type { Action, TransactionDescription, Transfer } from '@countersign/protocol/decode'
import { type Address, formatUnits } from 'viem'
import type { KnownToken } from '../tokens/knownTokens.ts'
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
