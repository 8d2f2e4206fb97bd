import type { Action, TransactionDescription } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'

export type CalledContract = { address: Address; fallbackHandler: Address | undefined; isDelegated: boolean }

export type Counterparties = { contracts: CalledContract[]; recipients: Address[] }

/** Of a longer batch the first ones: each is looked up. */
const mostCounterparties = 50

/** Who is paid and which contracts are called by a transaction and the calls of its batch. */
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
    // The Safe is no counterparty of itself, unless it is about who answers for it.
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
    contracts: [...contracts.values()].slice(0, mostCounterparties),
    recipients: [...recipients].slice(0, mostCounterparties),
  }
}

/** An action and all inside it. */
export function listActions(action: Action): Action[] {
  return [action, ...action.actions.flatMap(listActions)]
}
