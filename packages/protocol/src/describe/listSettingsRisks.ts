import { type Address, zeroAddress } from 'viem'
import { findDeploymentByAddress, isAllowanceModule } from '../chain/findDeployment.ts'
import { say } from '../text/Words.ts'
import type { OwnerState } from './DescribeContext.ts'
import type { SettingsChange } from './parseSettingsChange.ts'
import { createRisk, type Risk } from './Risk.ts'

/** The risks of a settings change. */
export function listSettingsRisks({
  change,
  isOfficial = () => false,
  path,
  state,
}: {
  change: SettingsChange
  /** Whether the bundled contract was read at its address. */
  isOfficial?: (address: Address) => boolean
  path: readonly number[]
  /** State before the change. */
  state: OwnerState | undefined
}): Risk[] {
  switch (change.type) {
    case 'ADD_OWNER': {
      const text = say`${change.owner} becomes an owner and can sign.`
      const risk = createRisk('OWNERS_CHANGED', { address: change.owner, path, text })
      return [risk, ...listThresholdRisks(change.threshold, path, state)]
    }
    case 'REMOVE_OWNER': {
      const text = say`${change.owner} is no longer an owner.`
      const risk = createRisk('OWNERS_CHANGED', { address: change.owner, path, text })
      return [risk, ...listThresholdRisks(change.threshold, path, state)]
    }
    case 'SWAP_OWNER': {
      const text = say`${change.newOwner} becomes an owner in place of ${change.oldOwner}.`
      return [createRisk('OWNERS_CHANGED', { address: change.newOwner, path, text })]
    }
    case 'CHANGE_THRESHOLD':
      return listThresholdRisks(change.threshold, path, state)
    case 'CHANGE_IMPLEMENTATION': {
      const text = say`The code of the Safe is replaced by ${change.implementation}: whoever wrote it controls everything.`
      return [createRisk('IMPLEMENTATION_CHANGED', { address: change.implementation, path, text })]
    }
    case 'ENABLE_MODULE': {
      if (isAllowanceModule(change.module) && isOfficial(change.module)) {
        const text = say`The official spending limit module can then pay beneficiaries up to their limits.`
        return [createRisk('LIMIT_MODULE_ENABLED', { address: change.module, path, text })]
      }
      const text = say`${change.module} can then move everything without any signature.`
      return [createRisk('MODULE_ENABLED', { address: change.module, path, text })]
    }
    case 'DISABLE_MODULE': {
      const text = say`What ${change.module} did for the Safe stops working.`
      return [createRisk('MODULE_DISABLED', { address: change.module, path, text })]
    }
    case 'SET_GUARD': {
      const text = say`${change.guard} can then refuse every transaction, its own removal included.`
      return [createRisk('GUARD_CHANGED', { address: change.guard, path, text })]
    }
    case 'SET_MODULE_GUARD': {
      const text = say`${change.moduleGuard} can then refuse every module transaction.`
      return [createRisk('GUARD_CHANGED', { address: change.moduleGuard, path, text })]
    }
    case 'DELETE_GUARD':
      return [createRisk('GUARD_REMOVED', { path, text: say`What the guard refused is possible again.` })]
    case 'DELETE_MODULE_GUARD':
      return [createRisk('GUARD_REMOVED', { path, text: say`What the module guard refused is possible again.` })]
    case 'SET_FALLBACK_HANDLER': {
      const official = isOfficial(change.handler) ? findDeploymentByAddress(change.handler) : undefined
      if (official?.name.endsWith('Handler')) {
        const text = say`The official ${official.name} ${official.version} then answers in the name of the Safe.`
        return [createRisk('OFFICIAL_HANDLER_SET', { address: change.handler, path, text })]
      }
      const text =
        change.handler === zeroAddress
          ? say`The Safe no longer answers signature checks and may refuse some tokens.`
          : say`${change.handler} then answers in the name of the Safe, signature checks included.`
      return [createRisk('FALLBACK_HANDLER_CHANGED', { address: change.handler, path, text })]
    }
  }
}

function listThresholdRisks(threshold: bigint, path: readonly number[], state: OwnerState | undefined): Risk[] {
  if (!state) {
    return [createRisk('THRESHOLD_CHANGED', { path, text: say`The threshold is ${threshold} from then on.` })]
  }
  const before = BigInt(state.threshold)
  if (threshold === before) return []
  const text = say`The threshold is ${threshold} from then on, instead of ${before}.`
  return [createRisk(threshold < before ? 'THRESHOLD_LOWERED' : 'THRESHOLD_CHANGED', { path, text })]
}
