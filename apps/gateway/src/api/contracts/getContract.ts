import { type ContractInfo, safeDeployments } from '@countersign/protocol'
import { Hono } from 'hono'
import type { ContractBook } from '../../lib/contracts/createContractBook.ts'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { ContractNotFoundError } from './ContractNotFoundError.ts'

/** `GET /v1/chains/:chainId/contracts/:address`: the published contracts of Safe and those the operator describes. */
export function getContract({ chains, contracts }: { chains: ChainRegistry; contracts: ContractBook }) {
  return new Hono().get('/v1/chains/:chainId/contracts/:address', (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    getServedChain(chains, chainId)
    const described = contracts.find({ address, chainId })
    const deployment = safeDeployments.find((known) => known.address === address)
    if (!described && !deployment) throw new ContractNotFoundError({ address, chainId })
    const name = deployment ? `${deployment.name} ${deployment.version}` : (described?.name ?? null)
    return c.json<ContractInfo>({
      address,
      contractAbi: described ? { abi: described.abi.map((item) => ({ ...item })) } : null,
      displayName: name,
      logoUri: null,
      name,
      trustedForDelegateCall: isKnownDelegatecallTarget(address),
    })
  })
}
