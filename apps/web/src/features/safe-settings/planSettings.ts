import { type SafeState, safeAbi, sentinel } from '@countersign/protocol/chain'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import type { MigrationOffer } from './listMigrationOffers.ts'

/** Functions that depend on the module list's order, or change it. */
export const moduleSelectors: readonly Hex[] = [
  // enableModule(address)
  '0x610b5925',
  // disableModule(address,address)
  '0xe009cfde',
]

export type SinglePart = 'guard' | 'moduleGuard' | 'fallbackHandler'

export type SettingsChange =
  | { part: 'modules'; disabled: readonly Address[]; enabled: readonly Address[] }
  /** Undefined: removed. */
  | { part: SinglePart; address: Address | undefined }
  | { part: 'implementation'; offer: MigrationOffer }

/** The Safe's calls to itself, or one delegatecall to the official migration. */
export function planSettings(state: Pick<SafeState, 'address' | 'modules'>, change: SettingsChange): Call[] {
  const toSelf = (data: Hex): Call => ({ to: state.address, value: 0n, data })
  switch (change.part) {
    case 'modules':
      return planModules(state.modules ?? [], change).map(toSelf)
    case 'implementation':
      return [{ to: change.offer.library, value: 0n, data: change.offer.data, operation: 1 }]
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler': {
      const args = [change.address ?? zeroAddress] as const
      return [toSelf(encodeFunctionData({ abi: safeAbi, functionName: setters[change.part], args }))]
    }
  }
}

const setters = { guard: 'setGuard', moduleGuard: 'setModuleGuard', fallbackHandler: 'setFallbackHandler' } as const

/** Tracks `prevModule` as the contract's list changes. */
function planModules(
  modules: readonly Address[],
  { disabled, enabled }: Extract<SettingsChange, { part: 'modules' }>,
): Hex[] {
  const left = [...modules]
  const calls: Hex[] = []
  for (const module of disabled) {
    const index = left.findIndex((other) => isAddressEqual(other, module))
    const args = [left[index - 1] ?? sentinel, module] as const
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args }))
    left.splice(index, 1)
  }
  for (const module of enabled)
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }))
  return calls
}
