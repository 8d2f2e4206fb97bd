import { ContractInfoSchema, safeDeployments } from '@countersign/protocol'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { ContractNotFoundError } from './ContractNotFoundError.ts'

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
