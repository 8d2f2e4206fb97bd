import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { findPlanned } from '../safe-creation/findPlanned.ts'
import type { KernelCalls } from './createKernel.ts'

/** Tells the kernel what was planned here: it uses it where the chain has nothing and the address is made of it. */
export function withPlans(calls: KernelCalls, storage: PageStorage): KernelCalls {
  const add = <parameters extends { safe: Address; planned?: PlanCreationParameters }>(given: parameters) => {
    const planned = findPlanned(storage, given.safe)
    return planned ? { ...given, planned } : given
  }
  return {
    readSafeRange: (parameters) => calls.readSafeRange(parameters),
    verifyHistory: (parameters) => calls.verifyHistory(parameters),
    verifyMessage: (parameters) => calls.verifyMessage(parameters),
    verifyQueue: (parameters) => calls.verifyQueue(add(parameters)),
    verifySafe: (parameters) => calls.verifySafe(add(parameters)),
    verifyTransfers: (parameters) => calls.verifyTransfers(parameters),
  }
}
