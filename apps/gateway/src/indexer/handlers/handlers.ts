import { type Hex, toEventSelector } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { oldProxyCreation, proxyCreation } from './creationEvents.ts'
import type { EventHandler } from './decodeLog.ts'
import { executionFailed, executionFailure, executionSuccess, safeMultiSigTransaction } from './executionEvents.ts'
import { executionFromModuleFailure, executionFromModuleSuccess, safeModuleTransaction } from './moduleEvents.ts'
import { safeEvents } from './safeEvents.ts'
import { safeReceived, transfer, transferBatch, transferSingle } from './transferEvents.ts'
import { userOperationEvent } from './userOperationEvent.ts'

/** Events that Safes emit. */
const safeHandlers: readonly EventHandler[] = [
  ...safeEvents,
  executionFailed,
  executionFailure,
  executionFromModuleFailure,
  executionFromModuleSuccess,
  executionSuccess,
  safeModuleTransaction,
  safeMultiSigTransaction,
  safeReceived,
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
  if (!event) throw new TypeError('A handler needs at least one event layout.')
  return toEventSelector(event)
}
