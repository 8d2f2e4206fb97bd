import { ContractInfoSchema, safeDeployments } from '@countersign/protocol'
import type { Address } from 'viem'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'

/** `GET /v1/chains/:chainId/contracts/:address`: the published contracts of Safe and those the operator describes. */
export const getContract = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/contracts/:address',
  summary: 'Name and ABI of a contract, bundled or from the operator.',
  params: SafeParamsSchema,
  response: ContractInfoSchema,
  handle({ params: { address, chainId } }, { chains, contracts }) {
    getServedChain(chains, chainId)
    const described = contracts.find({ address, chainId })
    const deployment = safeDeployments.find((known) => known.address === address)
    if (!described && !deployment) throw new ContractNotFoundError({ address, chainId })
    const name = deployment ? `${deployment.name} ${deployment.version}` : (described?.name ?? null)
    return {
      address,
      contractAbi: described ? { abi: described.abi.map((item) => ({ ...item })) } : null,
      displayName: name,
      logoUri: null,
      name,
      trustedForDelegateCall: isKnownDelegatecallTarget(address),
    }
  },
})

class ContractNotFoundError extends RequestError {
  override readonly name = 'ContractNotFoundError'
  readonly code = 'CONTRACT_NOT_FOUND'
  readonly status = 404
  constructor({ address, chainId }: { address: Address; chainId: number }) {
    super(`Nothing is known of a contract at ${address} on chain ${chainId}.`)
  }
}
