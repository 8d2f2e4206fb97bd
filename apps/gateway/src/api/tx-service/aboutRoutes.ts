import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { AddressSchema, CountSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { listSingletons as listKnownSingletons } from '../../lib/safeSingletons.ts'
import { loadIndexingStatus } from '../about/aboutRoutes.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ServiceParamsSchema } from './dialect.ts'

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

const ServiceIndexingSchema = z.object({
  currentBlockNumber: CountSchema,
  currentBlockTimestamp: z.iso.datetime(),
  erc20BlockNumber: CountSchema,
  erc20BlockTimestamp: z.iso.datetime(),
  erc20Synced: z.boolean(),
  masterCopiesBlockNumber: CountSchema,
  masterCopiesBlockTimestamp: z.iso.datetime(),
  masterCopiesSynced: z.boolean(),
  synced: z.boolean(),
})

const NodeSchema = z.object({
  block_number: CountSchema,
  chain: z.string(),
  chain_id: CountSchema,
  syncing: z.boolean(),
  /** Always null: strangers could look up its faults. */
  version: z.null(),
})

async function describeNode({ client, config }: ServedChain): Promise<z.output<typeof NodeSchema>> {
  const [blockNumber, syncing] = await withNodeTimeout(config.id, () =>
    Promise.all([client.getBlockNumber(), isSyncing(client)]),
  )
  return {
    block_number: Number(blockNumber),
    chain: config.shortName.toUpperCase(),
    chain_id: config.id,
    syncing,
    version: null,
  }
}

/** Nodes that hide it count as synced. */
async function isSyncing({ transport }: ChainClient): Promise<boolean> {
  const request: Promise<unknown> = transport.request({ method: 'eth_syncing' })
  return request.then((progress) => progress !== false).catch(() => false)
}

const DeploymentSchema = z.object({
  contracts: z.array(z.object({ address: AddressSchema.nullable(), contractName: z.string() })),
  version: z.string(),
})

/** Deployments found on a chain: code at these addresses stays. */
const deployed = new WeakMap<ChainClient, Set<Address>>()

async function listDeployed({ client, config }: ServedChain, addresses: readonly Address[]): Promise<Set<Address>> {
  const found = deployed.get(client) ?? new Set()
  deployed.set(client, found)
  const missing = addresses.filter((address) => !found.has(address))
  const codes = await withNodeTimeout(config.id, () =>
    Promise.all(missing.map((address) => client.getCode({ address }))),
  )
  for (const [index, address] of missing.entries()) if (codes[index]) found.add(address)
  return found
}

type Deployment = z.output<typeof DeploymentSchema>

/** Of several addresses the one that is deployed; null where none is. */
function toDeployments(listed: typeof safeDeployments, found: ReadonlySet<Address>): Deployment[] {
  const versions = [...new Set(listed.map(({ version }) => version))]
  return versions.map((version) => {
    const ofVersion = listed.filter((deployment) => deployment.version === version)
    const names = [...new Set<SafeContractName>(ofVersion.map(({ name }) => name))].toSorted()
    return {
      contracts: names.map((contractName) => ({
        address: ofVersion.find(({ address, name }) => name === contractName && found.has(address))?.address ?? null,
        contractName,
      })),
      version,
    }
  })
}

const NameQuerySchema = z.string().min(1).max(50).optional()

export const serviceAboutRoutes = [
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
    method: 'get',
    path: '/v1/about/indexing',
    summary: 'Get indexing status',
    params: ServiceParamsSchema,
    response: ServiceIndexingSchema,
    handle({ chain: { config } }, { db }) {
      return loadIndexingStatus(db, config.id)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/about/ethereum-rpc',
    summary: 'Get state of the node',
    params: ServiceParamsSchema,
    response: NodeSchema,
    handle: ({ chain }) => describeNode(chain),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/about/ethereum-tracing-rpc',
    summary: 'Get state of the tracing node',
    description: 'The same node: traces are requested from it if it has them.',
    params: ServiceParamsSchema,
    response: NodeSchema,
    handle: ({ chain }) => describeNode(chain),
  }),
  defineRoute({
    isExpensive: true,
    method: 'get',
    path: '/v1/about/deployments',
    summary: 'List Safe deployments by version',
    description: 'Published deployments; `address` is null if the chain has no code there.',
    params: ServiceParamsSchema,
    query: z.object({ contract: NameQuerySchema, version: NameQuerySchema }),
    response: z.array(DeploymentSchema),
    async handle({ chain, query: { contract, version } }) {
      const listed = safeDeployments.filter(
        (deployment) =>
          (version === undefined || deployment.version === version) &&
          (contract === undefined || deployment.name === contract),
      )
      if (listed.length === 0)
        throw new RequestError(404, 'DEPLOYMENT_NOT_FOUND', 'No such deployment. Check version and contract name.')
      return toDeployments(
        listed,
        await listDeployed(
          chain,
          listed.map(({ address }) => address),
        ),
      )
    },
  }),
]
