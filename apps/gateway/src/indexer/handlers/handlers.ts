import { type AbiEvent, type Hex, toEventSelector } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { addedOwner } from './addedOwner.ts'
import { approveHash } from './approveHash.ts'
import { changedFallbackHandler } from './changedFallbackHandler.ts'
import { changedGuard } from './changedGuard.ts'
import { changedMasterCopy } from './changedMasterCopy.ts'
import { changedModuleGuard } from './changedModuleGuard.ts'
import { changedThreshold } from './changedThreshold.ts'
import { disabledModule } from './disabledModule.ts'
import { enabledModule } from './enabledModule.ts'
import { executionFailed } from './executionFailed.ts'
import { executionFailure } from './executionFailure.ts'
import { executionFromModuleFailure } from './executionFromModuleFailure.ts'
import { executionFromModuleSuccess } from './executionFromModuleSuccess.ts'
import { executionSuccess } from './executionSuccess.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { transferBatch, transferSingle } from './multiTransfer.ts'
import { oldProxyCreation } from './oldProxyCreation.ts'
import { proxyCreation } from './proxyCreation.ts'
import { removedOwner } from './removedOwner.ts'
import { safeModuleTransaction } from './safeModuleTransaction.ts'
import { safeMultiSigTransaction } from './safeMultiSigTransaction.ts'
import { safeReceived } from './safeReceived.ts'
import { safeSetup } from './safeSetup.ts'
import { signMsg } from './signMsg.ts'
import { transfer } from './transfer.ts'
import { userOperationEvent } from './userOperationEvent.ts'

/** Turns one kind of log into facts. */
type EventHandler = {
  /** All variants of the event: they share topic 0 and differ in what is indexed. */
  abi: readonly AbiEvent[]
  handle: (log: ChainLog, context: HandlerContext) => void
}

/** Events that Safes emit. */
const safeHandlers: readonly EventHandler[] = [
  addedOwner,
  approveHash,
  changedFallbackHandler,
  changedGuard,
  changedMasterCopy,
  changedModuleGuard,
  changedThreshold,
  disabledModule,
  enabledModule,
  executionFailed,
  executionFailure,
  executionFromModuleFailure,
  executionFromModuleSuccess,
  executionSuccess,
  removedOwner,
  safeModuleTransaction,
  safeMultiSigTransaction,
  safeReceived,
  safeSetup,
  signMsg,
]

export const topics = {
  creation: toTopic(proxyCreation),
  /** Of factories before 1.3.0. */
  oldCreation: toTopic(oldProxyCreation),
  executions: [toTopic(executionSuccess), toTopic(executionFailure), toTopic(executionFailed)],
  moduleExecutions: [toTopic(executionFromModuleSuccess), toTopic(executionFromModuleFailure)],
  multisigAnnouncement: toTopic(safeMultiSigTransaction),
  moduleAnnouncement: toTopic(safeModuleTransaction),
  received: toTopic(safeReceived),
  safe: safeHandlers.map(toTopic),
  /** Of ERC-1155, whose events have an operator before sender and recipient. */
  multiTransfers: [toTopic(transferSingle), toTopic(transferBatch)],
  transfer: toTopic(transfer),
  userOperation: toTopic(userOperationEvent),
} as const

/** Every kind of log that becomes facts. A new one needs a flood of its own in `floods.db.test.ts`. */
export const handlers: readonly EventHandler[] = [
  ...safeHandlers,
  oldProxyCreation,
  proxyCreation,
  transfer,
  transferBatch,
  transferSingle,
  userOperationEvent,
]

const byTopic = new Map<Hex, EventHandler>(handlers.map((handler) => [toTopic(handler), handler]))

export function isExecution({ topics: [topic] }: ChainLog): boolean {
  return topics.executions.some((execution) => execution === topic)
}

export function findHandler(topic: Hex | undefined): EventHandler | undefined {
  return topic === undefined ? undefined : byTopic.get(topic)
}

function toTopic({ abi: [event] }: EventHandler): Hex {
  if (!event) throw new TypeError('A handler needs at least one form of its event.')
  return toEventSelector(event)
}
