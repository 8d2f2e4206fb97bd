import {
  AboutChainSchema,
  AboutSchema,
  BackboneSchema,
  ChainInfoSchema,
  ContractInfoSchema,
  createPageSchema,
  DataDecodedSchema,
  GasPriceOracleSchema,
  IndexingStatusSchema,
  MasterCopiesSchema,
  SafeAppsSchema,
} from '@countersign/protocol'
import { ListSafeAppsQuerySchema } from '../../apps/listSafeApps.ts'
import { ServiceKeyQuerySchema } from '../../chains/ServiceKeyQuerySchema.ts'
import { DecodeDataRequestSchema } from '../../decoder/decodeData.ts'
import { CursorQuerySchema } from '../../wire/CursorQuerySchema.ts'
import type { ApiSection } from '../ApiRoute.ts'

const ChainPageSchema = createPageSchema(ChainInfoSchema)

export const chainRoutes: ApiSection = {
  name: 'Chains',
  routes: [
    {
      answer: ChainPageSchema,
      method: 'get',
      path: '/v1/chains',
      query: CursorQuerySchema,
      summary: 'The chains of the operator.',
    },
    {
      answer: ChainPageSchema,
      method: 'get',
      path: '/v2/chains',
      query: ServiceKeyQuerySchema,
      summary: 'The same, for a kind of client.',
    },
    { answer: ChainInfoSchema, method: 'get', path: '/v1/chains/:chainId', summary: 'One chain.' },
    {
      answer: ChainInfoSchema,
      method: 'get',
      path: '/v2/chains/:chainId',
      query: ServiceKeyQuerySchema,
      summary: 'The same, for a kind of client.',
    },
    { answer: AboutSchema, method: 'get', path: '/about', summary: 'Name and version of the service.' },
    {
      answer: AboutChainSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about',
      summary: 'The same for a chain, with the address of its transaction service.',
    },
    {
      answer: BackboneSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about/backbone',
      summary: 'What older clients ask of the service behind.',
    },
    {
      answer: IndexingStatusSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about/indexing',
      summary: 'How far the chain has been read.',
    },
    {
      answer: MasterCopiesSchema,
      method: 'get',
      path: '/v1/chains/:chainId/about/master-copies',
      summary: 'The Safe implementations that are known.',
    },
    {
      answer: GasPriceOracleSchema,
      method: 'get',
      path: '/v1/chains/:chainId/gas-price',
      summary: 'Prices of gas, from the node.',
    },
    {
      answer: ContractInfoSchema,
      method: 'get',
      path: '/v1/chains/:chainId/contracts/:address',
      summary: 'Name and ABI of a contract, bundled or from the operator.',
    },
    {
      answer: DataDecodedSchema,
      body: DecodeDataRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/data-decoder',
      summary: 'Calldata in words.',
    },
    {
      answer: SafeAppsSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safe-apps',
      query: ListSafeAppsQuerySchema,
      summary: 'Apps that the operator recommends.',
    },
  ],
}
