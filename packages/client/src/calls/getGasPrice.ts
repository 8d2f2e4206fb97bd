import { type GasPriceOracle, GasPriceOracleSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

/** Prices of gas in gwei, as the service's node sees them. */
export function getGasPrice(client: Client, { chainId, signal }: ChainParameters): Promise<GasPriceOracle> {
  return request(client, { path: `/v1/chains/${chainId}/gas-price`, schema: GasPriceOracleSchema, signal })
}
