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
  /** Ever seen here. */
  highestNonceSeen?: bigint | undefined
  signal: AbortSignal
  /** How long a service may take to read the block that the chain has just made. */
  waitForService?: () => Promise<void>
}

/** Compares what the service says of a Safe with the chain. Without the service, the chain alone is checked. */
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
  // Whoever was only slower than the chain is right a moment later, and nobody was alarmed.
  await waitForService()
  signal.throwIfAborted()
  return check()
}

const waitTwoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000))
