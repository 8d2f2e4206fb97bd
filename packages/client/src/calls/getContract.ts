import { type ContractInfo, ContractInfoSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

/** Name and ABI of a contract, as claimed by the service. */
export function getContract(client: Client, { address, chainId, signal }: SafeParameters): Promise<ContractInfo> {
  return request(client, { path: `/v1/chains/${chainId}/contracts/${address}`, schema: ContractInfoSchema, signal })
}
