import { type SafeContractName, type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import { hashMessageContent, isVersionAtLeast, type SafeMessageContent } from '@countersign/protocol/hash'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../services/Services.ts'
import type { Call } from './createTransaction.ts'

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
  const candidates = listOfficialDeployments(version, name)
  const codes = await Promise.all(candidates.map(({ address }) => getCode(client, { address })))
  return findOfficial(candidates, codes) ?? null
}

/** The canonical deployment first; others exist for chains that cannot have it. */
export function listOfficialDeployments(
  version: string,
  wanted: SafeContractName = 'MultiSendCallOnly',
): SafeDeployment[] {
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

/** Address of the official SignMessageLib; null where there is none, or the Safe's version cannot use it. */
export function signMessageLibQuery(services: Services, { chainId, version }: { chainId: number; version: string }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'signMessageLib', version],
    queryFn: async () =>
      isVersionAtLeast(version, '1.3.0')
        ? findLibrary(getChainClient(services, chainId), version, 'SignMessageLib')
        : null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const signMessageLibAbi = parseAbi(['function signMessage(bytes _data)'])

/** Signs a message on the chain: a delegatecall to the official SignMessageLib. */
export function createOnChainCall(library: Address, content: SafeMessageContent): Call {
  return {
    to: library,
    value: 0n,
    data: encodeFunctionData({ abi: signMessageLibAbi, args: [hashMessageContent(content)] }),
    operation: 1,
  }
}
