import { BaseError, type SafeDeployment, safeDeployments } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, keccak256 } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'

/** The chain has none of the official contracts that carry a batch. */
class NoMultiSendError extends BaseError {
  override readonly name = 'NoMultiSendError'
  readonly code = 'NO_MULTI_SEND'
  constructor({ chainId }: { chainId: number }) {
    super(`The official MultiSendCallOnly is not deployed on chain ${chainId}: several calls cannot be made one there.`)
  }
}

/** Where the chain has the official MultiSendCallOnly, found by its code; that of the Safe's own version first. */
export function multiSendQuery(services: Services, { chainId, version }: { chainId: number; version: string }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'multiSend', version],
    queryFn: async (): Promise<Address> => {
      const client = getChainClient(services, chainId)
      const candidates = listCandidates(version)
      const codes = await Promise.all(
        candidates.map(({ address }) => client.request({ method: 'eth_getCode', params: [address, 'latest'] })),
      )
      const found = findOfficial(candidates, codes)
      if (!found) throw new NoMultiSendError({ chainId })
      return found
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The canonical deployment of a version before its others, which are for chains that cannot have it. */
export function listCandidates(version: string): SafeDeployment[] {
  const all = safeDeployments
    .filter(({ name }) => name === 'MultiSendCallOnly')
    .toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
  const isOwn = (deployment: SafeDeployment) => version.startsWith(deployment.version)
  return [...all.filter(isOwn), ...all.filter((deployment) => !isOwn(deployment))]
}

export function findOfficial(candidates: readonly SafeDeployment[], codes: readonly Hex[]): Address | undefined {
  return candidates.find(({ codeHash }, index) => {
    const code = codes[index]
    return code !== undefined && code !== '0x' && keccak256(code) === codeHash
  })?.address
}
