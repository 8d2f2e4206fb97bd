import { type Address, zeroAddress } from 'viem'
import { findDeploymentByAddress, isAllowanceModule } from '../chain/findDeployment.ts'
import { msg } from '../text/msg.ts'
import type { OwnerState } from './DescribeContext.ts'
import type { SettingsChange } from './parseSettingsChange.ts'
import { createRisk, type Risk } from './Risk.ts'

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
      const text = msg('risk.ownerAdded', '{owner} becomes an owner and can sign.', { owner: change.owner })
      const risk = createRisk('OWNERS_CHANGED', { address: change.owner, path, text })
      return [risk, ...listThresholdRisks(change.threshold, path, state)]
    }
    case 'REMOVE_OWNER': {
      const text = msg('risk.ownerRemoved', '{owner} is no longer an owner.', { owner: change.owner })
      const risk = createRisk('OWNERS_CHANGED', { address: change.owner, path, text })
      return [risk, ...listThresholdRisks(change.threshold, path, state)]
    }
    case 'SWAP_OWNER': {
      const text = msg('risk.ownerReplaced', '{newOwner} replaces {oldOwner} as an owner.', {
        newOwner: change.newOwner,
        oldOwner: change.oldOwner,
      })
      return [createRisk('OWNERS_CHANGED', { address: change.newOwner, path, text })]
    }
    case 'CHANGE_THRESHOLD':
      return listThresholdRisks(change.threshold, path, state)
    case 'CHANGE_IMPLEMENTATION': {
      const text = msg(
        'risk.codeReplacedBy',
        'The code of the Safe is replaced by {implementation}: its author controls all assets.',
        { implementation: change.implementation },
      )
      return [createRisk('IMPLEMENTATION_CHANGED', { address: change.implementation, path, text })]
    }
    case 'ENABLE_MODULE': {
      if (isAllowanceModule(change.module) && isOfficial(change.module)) {
        const text = msg(
          'risk.limitModuleEnabled',
          'The official spending limit module can then pay beneficiaries up to their limits.',
        )
        return [createRisk('LIMIT_MODULE_ENABLED', { address: change.module, path, text })]
      }
      const text = msg('risk.moduleEnabled', '{module} can then move all assets without a signature.', {
        module: change.module,
      })
      return [createRisk('MODULE_ENABLED', { address: change.module, path, text })]
    }
    case 'DISABLE_MODULE': {
      const text = msg('risk.moduleDisabled', 'The functions of module {module} stop working for the Safe.', {
        module: change.module,
      })
      return [createRisk('MODULE_DISABLED', { address: change.module, path, text })]
    }
    case 'SET_GUARD': {
      const text = msg('risk.guardSet', '{guard} can then block every transaction, including its own removal.', {
        guard: change.guard,
      })
      return [createRisk('GUARD_CHANGED', { address: change.guard, path, text })]
    }
    case 'SET_MODULE_GUARD': {
      const text = msg('risk.moduleGuardSet', '{moduleGuard} can then block every module transaction.', {
        moduleGuard: change.moduleGuard,
      })
      return [createRisk('GUARD_CHANGED', { address: change.moduleGuard, path, text })]
    }
    case 'DELETE_GUARD':
      return [
        createRisk('GUARD_REMOVED', {
          path,
          text: msg('risk.guardRemoved', 'Transactions that the guard blocked become possible.'),
        }),
      ]
    case 'DELETE_MODULE_GUARD':
      return [
        createRisk('GUARD_REMOVED', {
          path,
          text: msg('risk.moduleGuardRemoved', 'Transactions that the module guard blocked become possible.'),
        }),
      ]
    case 'SET_FALLBACK_HANDLER': {
      const official = isOfficial(change.handler) ? findDeploymentByAddress(change.handler) : undefined
      if (official?.name.endsWith('Handler')) {
        const text = msg(
          'risk.officialHandlerSet',
          'The official {name} {version} then responds in the name of the Safe.',
          { name: official.name, version: official.version },
        )
        return [createRisk('OFFICIAL_HANDLER_SET', { address: change.handler, path, text })]
      }
      const text =
        change.handler === zeroAddress
          ? msg('risk.handlerRemoved', 'The Safe no longer answers signature checks and may refuse some tokens.')
          : msg('risk.handlerSet', '{handler} then responds in the name of the Safe, including to signature checks.', {
              handler: change.handler,
            })
      return [createRisk('FALLBACK_HANDLER_CHANGED', { address: change.handler, path, text })]
    }
  }
}

function listThresholdRisks(threshold: bigint, path: readonly number[], state: OwnerState | undefined): Risk[] {
  if (!state) {
    return [
      createRisk('THRESHOLD_CHANGED', {
        path,
        text: msg('risk.thresholdSet', 'The threshold becomes {threshold}.', { threshold }),
      }),
    ]
  }
  const before = BigInt(state.threshold)
  if (threshold === before) return []
  const text = msg('risk.thresholdChanged', 'The threshold changes to {threshold} from {before}.', {
    threshold,
    before,
  })
  return [createRisk(threshold < before ? 'THRESHOLD_LOWERED' : 'THRESHOLD_CHANGED', { path, text })]
}
