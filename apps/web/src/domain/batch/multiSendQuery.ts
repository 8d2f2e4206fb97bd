import { safeDeployments } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { getChainClient, type Services } from '../services/Services.ts'

/** The official MultiSendCallOnly on this chain, by its code: that of the Safe's own version if it is there. */
export async function findMultiSend(client: Client, version: string): Promise<Address | null> {
  const official = safeDeployments.filter(({ name }) => name === 'MultiSendCallOnly')
  const own = official.filter((deployment) => version.startsWith(deployment.version))
  for (const { address, codeHash } of [...own, ...official.toReversed()]) {
    const code = await getCode(client, { address })
    if (code && keccak256(code) === codeHash) return address
  }
  return null
}

export function multiSendQuery(services: Services, { chainId }: Pick<CurrentSafe, 'chainId'>, version: string) {
  return queryOptions({
    queryKey: ['multi-send', chainId, version],
    queryFn: () => findMultiSend(getChainClient(services, chainId), version),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
