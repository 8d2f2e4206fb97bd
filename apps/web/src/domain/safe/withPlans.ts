import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import type { StartedKernel } from '../verification/createKernel.ts'
import { findPlanned } from './openCreations.ts'

/** Passes stored creation plans to the kernel, which verifies a counterfactual Safe against them. */
export function withPlans({ calls, ...started }: StartedKernel, storage: PageStorage): StartedKernel {
  const add = <parameters extends { safe: Address; planned?: PlanCreationParameters }>(parameters: parameters) => {
    const planned = findPlanned(storage, parameters.safe)
    return planned ? { ...parameters, planned } : parameters
  }
  return {
    ...started,
    calls: {
      ...calls,
      verifyQueue: (parameters) => calls.verifyQueue(add(parameters)),
      verifySafe: (parameters) => calls.verifySafe(add(parameters)),
    },
  }
}
