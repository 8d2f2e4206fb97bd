import { type ContractInfo, ContractInfoSchema, type DataDecoded, DataDecodedSchema } from '@countersign/protocol/wire'
import type { ChainParameters, Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

/** Name and ABI of a contract, as claimed by the service. */
export function getContract(client: Client, { address, chainId, signal }: SafeParameters): Promise<ContractInfo> {
  return request(client, { path: `/v1/chains/${chainId}/contracts/${address}`, schema: ContractInfoSchema, signal })
}

export type DecodeDataParameters = ChainParameters & {
  data: `0x${string}`
  operation?: 0 | 1 | undefined
  /** The called contract, which selects the ABI. */
  to?: `0x${string}` | undefined
}

/** Decoded calldata as claimed by the service; the kernel decodes the bytes itself. */
export function decodeData(client: Client, parameters: DecodeDataParameters): Promise<DataDecoded> {
  const { chainId, data, operation, signal, to } = parameters
  return request(client, {
    body: { operation, data, to },
    isRepeatable: true,
    method: 'POST',
    path: `/v1/chains/${chainId}/data-decoder`,
    schema: DataDecodedSchema,
    signal,
  })
}
