import { MasterCopiesSchema, type MasterCopy } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

/** The Safe singletons indexed on a chain. */
export function listMasterCopies(client: Client, { chainId, signal }: ChainParameters): Promise<MasterCopy[]> {
  return request(client, { path: `/v1/chains/${chainId}/about/master-copies`, schema: MasterCopiesSchema, signal })
}
