import { getSafe, type Client as ServiceClient } from '@countersign/client'
import { claim } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'
import type { KernelCalls } from '../verification/createKernel.ts'
import { toCheck } from '../verification/toCheck.ts'
import { isContradiction } from './isContradiction.ts'

export type CheckSafeOfParameters = {
  chainId: number
  address: Address
  account: Address | undefined
  /** Seen in this browser. */
  highestNonceSeen?: bigint | undefined
  signal: AbortSignal
  /** How long a service may take to index the latest block. */
  waitForService?: () => Promise<void>
}

/** Compares the service's data on a Safe with the chain. Without the service, checks the chain alone. */
export async function checkSafeOf(
  service: ServiceClient,
  kernel: Pick<KernelCalls, 'verifySafe'>,
  parameters: CheckSafeOfParameters,
): Promise<Check[]> {
  const { chainId, address, account, highestNonceSeen, signal, waitForService = waitTwoSeconds } = parameters
  const check = async () => {
    const claimed = await getSafe(service, { chainId, address, signal }).catch(() => undefined)
    const { checks } = await kernel.verifySafe({
      chainId,
      safe: address,
      ...(account ? { account } : {}),
      ...(claimed ? { claimed: claim(claimed) } : {}),
      ...(highestNonceSeen === undefined ? {} : { highestNonceSeen }),
    })
    return checks.map(toCheck)
  }
  const checks = await check()
  if (!checks.some(isContradiction)) return checks
  // A service that only lags behind is right a moment later: avoids false alarms.
  await waitForService()
  signal.throwIfAborted()
  return check()
}

const waitTwoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000))
