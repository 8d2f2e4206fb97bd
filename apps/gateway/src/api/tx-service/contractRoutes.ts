import { safeDeployments } from '@countersign/protocol/chain'
import { AddressSchema, createPageSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { describeContract } from '../contracts/getContract.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import { createSlicedPage, PageQuerySchema, ServiceAddressParamsSchema, ServiceParamsSchema } from './dialect.ts'

const ServiceContractSchema = z.object({
  address: AddressSchema,
  contractAbi: z
    .object({
      abi: z.array(z.record(z.string(), z.unknown())),
      description: z.string(),
      relevance: z.number(),
    })
    .nullable(),
  displayName: z.string(),
  logoUri: z.string().nullable(),
  name: z.string(),
  trustedForDelegateCall: z.boolean(),
})

type ServiceContract = z.output<typeof ServiceContractSchema>

/** The official service ranks its sources by it. */
const relevance = 100

type ToContractParameters = {
  abi?: readonly object[] | undefined
  address: Address
  displayName?: string
  logoUri?: string | null
  name: string
}

function toContract({ abi, address, displayName, logoUri, name }: ToContractParameters): ServiceContract {
  return {
    address,
    contractAbi: abi ? { abi: abi.map((item) => ({ ...item })), description: name, relevance } : null,
    displayName: displayName ?? name,
    logoUri: logoUri || null,
    name,
    trustedForDelegateCall: isKnownDelegatecallTarget(address),
  }
}

export const serviceContractRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/contracts',
    summary: 'List known contracts',
    description: 'Safe’s deployments and those of COUNTERSIGN_ABIS.',
    params: ServiceParamsSchema,
    query: PageQuerySchema.extend({ trusted_for_delegate_call: OptionalBooleanQuerySchema }),
    response: createPageSchema(ServiceContractSchema),
    handle({ c, chain: { config }, query: { trusted_for_delegate_call: trusted } }, { contracts, publicUrl }) {
      const described = contracts.list({ chainId: config.id })
      const published = safeDeployments.filter(
        ({ address }) => !described.some((known) => isAddressEqual(known.address, address)),
      )
      const known = [
        ...described.map(({ abi, address, name = '' }) => toContract({ abi, address, name })),
        ...published.map(({ address, name, version }) => toContract({ address, name: `${name} ${version}` })),
      ]
      const listed = known
        .filter(({ trustedForDelegateCall }) => trusted === undefined || trustedForDelegateCall === trusted)
        .toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
      return createSlicedPage(c, listed, publicUrl)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/contracts/:address',
    summary: 'Get name and ABI of a contract',
    params: ServiceAddressParamsSchema,
    response: ServiceContractSchema,
    async handle({ chain, params: { address } }, deps) {
      const { contractAbi, displayName, logoUri, name } = await describeContract({ ...deps, chain }, address)
      return toContract({
        abi: contractAbi?.abi,
        address,
        displayName: displayName ?? '',
        logoUri,
        name: name ?? '',
      })
    },
  }),
]
