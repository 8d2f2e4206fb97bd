import {
  AddressSchema,
  CountSchema,
  CreationInfoSchema,
  DataDecodedSchema,
  OwnerSafesSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import { listSafesOfModule, listSafesOfOwner } from '../../db/queries/ownedSafes.ts'
import { listSingletons as listKnownSingletons } from '../../lib/safeSingletons.ts'
import { DecodeDataRequestSchema, explainData } from '../decoder/decodeData.ts'
import { estimateCall } from '../estimations/estimateCall.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { getShownSafe } from '../safe-state/getShownSafe.ts'
import { loadCreationInfo } from '../safes/safeRoutes.ts'
import { ServiceAddressParamsSchema, ServiceParamsSchema } from './dialect.ts'
import { ServiceCallSchema } from './transactionRoutes.ts'

/** Version of the official API that we implement; clients compare it. */
const dialectVersion = '6.0.0'

const SingletonSchema = z.object({
  address: AddressSchema,
  deployedBlockNumber: CountSchema,
  deployer: z.string(),
  l2: z.boolean(),
  lastIndexedBlockNumber: CountSchema,
  version: z.string(),
})

export const serviceSafeRoutes = [
  // RPC URLs are private and left empty.
  defineRoute({
    method: 'get',
    path: '/v1/about',
    summary: 'Get service information',
    params: ServiceParamsSchema,
    response: z.object({
      api_version: z.string(),
      name: z.string(),
      secure: z.boolean(),
      settings: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()])),
      version: z.string(),
    }),
    handle({ c, chain: { config } }, { publicUrl }) {
      return {
        api_version: 'v1',
        name: 'Countersign',
        secure: (publicUrl ?? c.req.url).startsWith('https:'),
        settings: {
          AWS_CONFIGURED: false,
          AWS_S3_CUSTOM_DOMAIN: null,
          ETH_L2_NETWORK: config.l2,
          ETHEREUM_NODE_URL: null,
          ETHEREUM_TRACING_NODE_URL: null,
        },
        version: dialectVersion,
      }
    },
  }),
  // Indexed singletons with their progress.
  defineRoute({
    method: 'get',
    path: '/v1/about/singletons',
    summary: 'List supported Safe singletons',
    params: ServiceParamsSchema,
    response: z.array(SingletonSchema),
    async handle({ chain: { config } }, { db }) {
      const status = await findIndexingStatus(db, { chainId: config.id })
      return listKnownSingletons(config).map(({ address, version }) => ({
        address,
        deployedBlockNumber: config.startBlock,
        deployer: 'Safe',
        l2: version.endsWith('+L2'),
        lastIndexedBlockNumber: status?.blockNumber ?? 0,
        version,
      }))
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/data-decoder',
    summary: 'Decode calldata',
    params: ServiceParamsSchema,
    body: DecodeDataRequestSchema,
    response: DataDecodedSchema,
    handle({ chain, body }) {
      return explainData(chain, body)
    },
  }),
  // From the node, or from the index if the node is slow. Unset addresses are zero.
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address',
    summary: 'Get a Safe',
    description: 'From the node or, if it is slow, from the index.',
    params: ServiceAddressParamsSchema,
    response: z.object({
      address: AddressSchema,
      fallbackHandler: AddressSchema,
      guard: AddressSchema,
      masterCopy: AddressSchema,
      moduleGuard: AddressSchema,
      modules: z.array(AddressSchema),
      nonce: UintStringSchema,
      owners: z.array(AddressSchema),
      threshold: CountSchema,
      version: z.string(),
    }),
    async handle({ chain, params: { address } }, { db }) {
      const state = await getShownSafe(db, chain, address)
      return {
        address,
        fallbackHandler: state.fallbackHandler ?? zeroAddress,
        guard: state.guard ?? zeroAddress,
        masterCopy: state.implementation,
        moduleGuard: state.moduleGuard ?? zeroAddress,
        modules: [...(state.modules ?? [])],
        nonce: state.nonce.toString(),
        owners: [...state.owners],
        threshold: state.threshold,
        version: state.version,
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/creation',
    summary: 'Get the creation of a Safe',
    params: ServiceAddressParamsSchema,
    // User operations are not indexed: the creation is attributed to the bundler's transaction.
    response: CreationInfoSchema.extend({ userOperation: z.null() }),
    async handle({ chain, params: { address } }, { db }) {
      return { ...(await loadCreationInfo(db, { address, chainId: chain.config.id })), userOperation: null }
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/safes/:address/multisig-transactions/estimations',
    summary: 'Estimate gas of a Safe transaction',
    params: ServiceAddressParamsSchema,
    body: ServiceCallSchema,
    response: z.object({ safeTxGas: UintStringSchema }),
    async handle({ chain, params: { address: safe }, body: { data, operation, to, value } }) {
      const { version } = await getLiveSafe(chain, safe)
      const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
      const safeTxGas = await estimateCall(chain, { call, safe, version })
      return { safeTxGas: safeTxGas.toString() }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/owners/:address/safes',
    summary: 'List Safes of an owner',
    params: ServiceAddressParamsSchema,
    response: OwnerSafesSchema,
    async handle({ chain, params: { address: owner } }, { db }) {
      return { safes: await listSafesOfOwner(db, { chainId: chain.config.id, owner }) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/modules/:address/safes',
    summary: 'List Safes with an enabled module',
    params: ServiceAddressParamsSchema,
    response: OwnerSafesSchema,
    async handle({ chain, params: { address: module } }, { db }) {
      return { safes: await listSafesOfModule(db, { chainId: chain.config.id, module }) }
    },
  }),
]
