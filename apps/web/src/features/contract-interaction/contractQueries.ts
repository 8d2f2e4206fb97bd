import { decodeData, getContract, HttpRequestError } from '@countersign/client'
import { readProxyTarget, safeDeployments } from '@countersign/protocol/chain'
import type { BlockReference } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, type Hex, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { parseAbiText } from '../../domain/transaction-builder/parseAbiText.ts'

export type ContractFacts = {
  hasCode: boolean
  official: string | undefined
  /** EIP-1967 implementation. */
  implementation: { address: Address; official: string | undefined } | undefined
  block: bigint
}

export function contractFactsQuery(services: Services, chainId: number, address: Address, block: BlockReference) {
  return queryOptions({
    queryKey: ['contract', chainId, address.toLowerCase(), 'facts'],
    queryFn: async (): Promise<ContractFacts> => {
      const client = getChainClient(services, chainId)
      const [code, target] = await Promise.all([readOfficial(client, address), readProxyTarget(client, address, block)])
      const implementation = target && { address: target, official: (await readOfficial(client, target)).official }
      return { ...code, implementation, block: block.number }
    },
    staleTime: 60_000,
  })
}

async function readOfficial(client: Client, address: Address): Promise<Pick<ContractFacts, 'hasCode' | 'official'>> {
  const code = await getCode(client, { address })
  if (!code || code === '0x') return { hasCode: false, official: undefined }
  const hash = keccak256(code)
  const deployment = safeDeployments.find(({ codeHash }) => codeHash === hash)
  return { hasCode: true, official: deployment && `${deployment.name} ${deployment.version}` }
}

/** The service's or operator's ABI: a claim. Null: unknown. */
export function contractClaimQuery(services: Services, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['service', chainId, 'contract', address.toLowerCase()],
    queryFn: async ({ signal }) => {
      const answer = await getContract(services.service, { address, chainId, signal }).catch(forgiveUnknown)
      if (!answer?.contractAbi) return null
      return { name: answer.displayName ?? answer.name, abi: parseAbiText(JSON.stringify(answer.contractAbi.abi)) }
    },
    staleTime: 60_000,
  })
}

/** The service's decoding of a call: a claim. Null: unknown. */
export function decodingQuery(services: Services, chainId: number, { to, data }: { to: Address; data: Hex }) {
  return queryOptions({
    queryKey: ['service', chainId, 'decoding', to.toLowerCase(), keccak256(data)],
    queryFn: ({ signal }) => decodeData(services.service, { chainId, data, signal, to }).catch(forgiveUnknown),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

function forgiveUnknown(error: unknown): null {
  if (error instanceof HttpRequestError && error.status === 404) return null
  throw error
}
