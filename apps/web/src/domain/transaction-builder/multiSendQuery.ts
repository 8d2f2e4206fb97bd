import { type SafeContractName, type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, type Hex, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../services/Services.ts'

/** Address of the official MultiSendCallOnly on this chain; null where there is none. */
export function multiSendQuery(services: Services, { chainId, version }: { chainId: number; version: string }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'multiSend', version],
    queryFn: () => findLibrary(getChainClient(services, chainId), version, 'MultiSendCallOnly'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Verified by code hash, the Safe's own version first. */
export async function findLibrary(client: Client, version: string, name: SafeContractName): Promise<Address | null> {
  const candidates = listCandidates(version, name)
  const codes = await Promise.all(candidates.map(({ address }) => getCode(client, { address })))
  return findOfficial(candidates, codes) ?? null
}

/** The canonical deployment first; others exist for chains that cannot have it. */
export function listCandidates(version: string, wanted: SafeContractName = 'MultiSendCallOnly'): SafeDeployment[] {
  const all = safeDeployments
    .filter(({ name }) => name === wanted)
    .toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
  const isOwn = (deployment: SafeDeployment) => version.startsWith(deployment.version)
  return [...all.filter(isOwn), ...all.filter((deployment) => !isOwn(deployment))]
}

export function findOfficial(
  candidates: readonly SafeDeployment[],
  codes: readonly (Hex | undefined)[],
): Address | undefined {
  return candidates.find(({ codeHash }, index) => {
    const code = codes[index]
    return code !== undefined && keccak256(code) === codeHash
  })?.address
}
