import { type GasPriceOracle, GasPriceOracleSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

/** Gas prices in gwei, from the service's node. */
export function getGasPrice(client: Client, { chainId, signal }: ChainParameters): Promise<GasPriceOracle> {
  return request(client, { path: `/v1/chains/${chainId}/gas-price`, schema: GasPriceOracleSchema, signal })
}
