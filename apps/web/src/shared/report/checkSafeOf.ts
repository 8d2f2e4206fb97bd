import { getSafe, type Client as ServiceClient } from '@countersign/client'
import { claim, verifySafe } from '@countersign/protocol'
import type { Address, Chain, Client, Transport } from 'viem'
import type { Check } from '../createCheckBook.ts'
import { toCheck } from './toCheck.ts'

export type CheckSafeOfParameters = {
  chainId: number
  address: Address
  account: Address | undefined
  signal: AbortSignal
}

/** Compares what the service says of a Safe with the chain. Without the service, the chain alone is checked. */
export async function checkSafeOf(
  service: ServiceClient,
  node: Client<Transport, Chain>,
  parameters: CheckSafeOfParameters,
): Promise<Check[]> {
  const { chainId, address, account, signal } = parameters
  const claimed = await getSafe(service, { chainId, address, signal }).catch(() => undefined)
  const { checks } = await verifySafe(node, {
    chainId,
    safe: address,
    ...(account ? { account } : {}),
    ...(claimed ? { claimed: claim(claimed) } : {}),
  })
  return checks.map(toCheck)
}
