import { zeroAddress } from 'viem'
import { type DescribeContext, type OwnerState, toAddressPart, toCountPart } from './DescribeContext.ts'
import type { SettingsChange } from './parseSettingsChange.ts'
import { createSentence, type Sentence } from './Sentence.ts'

type DescribeSettingsChangeParameters = {
  change: SettingsChange
  context: DescribeContext
  /** State before the change; undefined where unknown. */
  state: OwnerState | undefined
}

/** "Replace owner A by B and keep 2 of 3": with numbers only if the previous state is known. */
export function describeSettingsChange({ change, context, state }: DescribeSettingsChangeParameters): Sentence {
  const address = (value: Parameters<typeof toAddressPart>[1]) => toAddressPart(context, value)
  const after = applySettingsChange(change, state)
  const counts = after && { ownerCount: toCountPart(after.ownerCount), threshold: toCountPart(after.threshold) }
  switch (change.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER': {
      const id = change.type === 'ADD_OWNER' ? 'addOwner' : 'removeOwner'
      const values = { owner: address(change.owner), threshold: toCountPart(change.threshold), ...counts }
      return createSentence(counts ? id : `${id}Unknown`, values)
    }
    case 'SWAP_OWNER': {
      const values = { oldOwner: address(change.oldOwner), newOwner: address(change.newOwner), ...counts }
      return createSentence(counts ? 'swapOwner' : 'swapOwnerUnknown', values)
    }
    case 'CHANGE_THRESHOLD': {
      const threshold = toCountPart(change.threshold)
      if (!state || !counts) return createSentence('changeThresholdUnknown', { threshold })
      return createSentence('changeThreshold', { ...counts, threshold, oldThreshold: toCountPart(state.threshold) })
    }
    case 'CHANGE_IMPLEMENTATION':
      return createSentence('changeImplementation', { implementation: address(change.implementation) })
    case 'ENABLE_MODULE':
      return createSentence('enableModule', { module: address(change.module) })
    case 'DISABLE_MODULE':
      return createSentence('disableModule', { module: address(change.module) })
    case 'SET_GUARD':
      return createSentence('setGuard', { guard: address(change.guard) })
    case 'DELETE_GUARD':
      return createSentence('deleteGuard')
    case 'SET_MODULE_GUARD':
      return createSentence('setModuleGuard', { moduleGuard: address(change.moduleGuard) })
    case 'DELETE_MODULE_GUARD':
      return createSentence('deleteModuleGuard')
    case 'SET_FALLBACK_HANDLER':
      return change.handler === zeroAddress
        ? createSentence('deleteFallbackHandler')
        : createSentence('setFallbackHandler', { handler: address(change.handler) })
  }
}

export function applySettingsChange(change: SettingsChange, state: OwnerState | undefined): OwnerState | undefined {
  if (!state) return undefined
  switch (change.type) {
    case 'ADD_OWNER':
      return { ownerCount: state.ownerCount + 1, threshold: Number(change.threshold) }
    case 'REMOVE_OWNER':
      return { ownerCount: state.ownerCount - 1, threshold: Number(change.threshold) }
    case 'CHANGE_THRESHOLD':
      return { ...state, threshold: Number(change.threshold) }
    case 'CHANGE_IMPLEMENTATION':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
    case 'DISABLE_MODULE':
    case 'ENABLE_MODULE':
    case 'SET_FALLBACK_HANDLER':
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
    case 'SWAP_OWNER':
      return state
  }
}
