import { type ContractInfo, ContractInfoSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

/** What the service knows of a contract: a name, an ABI. A claim like all others. */
export function getContract(client: Client, { address, chainId, signal }: SafeParameters): Promise<ContractInfo> {
  return request(client, { path: `/v1/chains/${chainId}/contracts/${address}`, schema: ContractInfoSchema, signal })
}
