import { ContractInfoSchema } from '@countersign/protocol/wire'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/wireSchemas.ts'
import { nameContracts } from './nameContracts.ts'

/** Sources: Safe's deployments, the operator's file, indexed tokens and Safes. */
export const getContract = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/contracts/:address',
  summary: 'Name of a contract, bundled, from the operator or of the index, and the ABI that the operator gave.',
  params: SafeParamsSchema,
  response: ContractInfoSchema,
  async handle({ chain, params: { address, chainId } }, { contracts, db }) {
    const described = contracts.find({ address, chainId })
    const named = (await nameContracts({ chain, contracts, db }, [address])).get(address)
    if (!described && !named)
      throw new RequestError(
        404,
        'CONTRACT_NOT_FOUND',
        `Nothing is known of a contract at ${address} on chain ${chainId}.`,
      )
    return {
      address,
      contractAbi: described ? { abi: described.abi.map((item) => ({ ...item })) } : null,
      displayName: named?.name ?? '',
      logoUri: named?.logoUri ?? '',
      name: named?.name ?? '',
      trustedForDelegateCall: isKnownDelegatecallTarget(address),
    }
  },
})
