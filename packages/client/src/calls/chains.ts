import {
  type About,
  type AboutChain,
  AboutChainSchema,
  AboutSchema,
  type Backbone,
  BackboneSchema,
  type ChainInfo,
  ChainInfoSchema,
  createPageSchema,
  type GasPriceOracle,
  GasPriceOracleSchema,
  MasterCopiesSchema,
  type MasterCopy,
  type Page,
} from '@countersign/protocol/wire'
import type { CallParameters, ChainParameters, Client, PageParameters } from '../createClient.ts'
import { request } from '../request.ts'

const ChainPageSchema = createPageSchema(ChainInfoSchema)

export type ListChainsParameters = CallParameters &
  PageParameters & {
    /** Uses the newer endpoint, with the features for this kind of client. */
    serviceKey?: string | undefined
  }

/** The service's chains in pages of 20; follow `next` with `paginate`. */
export function listChains(
  client: Client,
  { pageUrl, serviceKey, signal }: ListChainsParameters = {},
): Promise<Page<ChainInfo>> {
  return request(client, {
    pageUrl,
    path: `/v${serviceKey === undefined ? 1 : 2}/chains`,
    query: { serviceKey },
    schema: ChainPageSchema,
    signal,
  })
}

export type GetChainParameters = ChainParameters & {
  /** Uses the newer endpoint, with the features for this kind of client. */
  serviceKey?: string | undefined
}

/** Chain information claimed by the service. Never a source of RPC URLs. */
export function getChain(client: Client, { chainId, serviceKey, signal }: GetChainParameters): Promise<ChainInfo> {
  return request(client, {
    path: `/v${serviceKey === undefined ? 1 : 2}/chains/${chainId}`,
    query: { serviceKey },
    schema: ChainInfoSchema,
    signal,
  })
}

/** Name and version of the service. */
export function getAbout(client: Client, { signal }: CallParameters = {}): Promise<About> {
  return request(client, { path: '/about', schema: AboutSchema, signal })
}

/** Name and version for one chain, with the URL of its transaction service. */
export function getChainAbout(client: Client, { chainId, signal }: ChainParameters): Promise<AboutChain> {
  return request(client, { path: `/v1/chains/${chainId}/about`, schema: AboutChainSchema, signal })
}

/** Information on the transaction service of one chain, for older clients. */
export function getBackbone(client: Client, { chainId, signal }: ChainParameters): Promise<Backbone> {
  return request(client, { path: `/v1/chains/${chainId}/about/backbone`, schema: BackboneSchema, signal })
}

/** Gas prices in gwei, from the service's node. */
export function getGasPrice(client: Client, { chainId, signal }: ChainParameters): Promise<GasPriceOracle> {
  return request(client, { path: `/v1/chains/${chainId}/gas-price`, schema: GasPriceOracleSchema, signal })
}

/** The Safe singletons indexed on a chain. */
export function listMasterCopies(client: Client, { chainId, signal }: ChainParameters): Promise<MasterCopy[]> {
  return request(client, { path: `/v1/chains/${chainId}/about/master-copies`, schema: MasterCopiesSchema, signal })
}
