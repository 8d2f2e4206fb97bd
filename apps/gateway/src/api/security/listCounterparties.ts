import type { Action, TransactionDescription } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'

export type CalledContract = { address: Address; fallbackHandler: Address | undefined; isDelegated: boolean }

export type Counterparties = { contracts: CalledContract[]; recipients: Address[] }

/** Bounds the lookups of a long batch. */
const maxCounterparties = 50

/** Recipients and called contracts of a transaction, including its batch. */
export function listCounterparties(description: TransactionDescription, safe: Address): Counterparties {
  const contracts = new Map<Address, CalledContract>()
  const recipients = new Set<Address>()
  for (const action of listActions(description)) {
    const { class: kind, decoded, executor } = action
    const { data, operation, to } = decoded.call
    if (kind.kind === 'Transfer') {
      if (executor === safe) recipients.add(kind.recipient)
      continue
    }
    const fallbackHandler =
      kind.kind === 'SettingsChange' && kind.change.type === 'SET_FALLBACK_HANDLER' ? kind.change.handler : undefined
    // Skips calls to the Safe itself, except a change of the fallback handler.
    if (to === safe && operation === 0 && !fallbackHandler) continue
    const isBatch = decoded.batch?.ok === true && operation === 1 && isKnownDelegatecallTarget(to)
    if (isBatch || (data === '0x' && operation === 0)) continue
    const before = contracts.get(to)
    contracts.set(to, {
      address: to,
      fallbackHandler: fallbackHandler ?? before?.fallbackHandler,
      isDelegated: operation === 1 || before?.isDelegated === true,
    })
  }
  return {
    contracts: [...contracts.values()].slice(0, maxCounterparties),
    recipients: [...recipients].slice(0, maxCounterparties),
  }
}

/** An action and all nested ones. */
export function listActions(action: Action): Action[] {
  return [action, ...action.actions.flatMap(listActions)]
}
