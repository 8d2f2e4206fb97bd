import { type FiatCodes, FiatCodesSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** The currencies with prices. */
export function listFiatCodes(client: Client, { signal }: CallParameters = {}): Promise<FiatCodes> {
  return request(client, { path: '/v1/balances/supported-fiat-codes', schema: FiatCodesSchema, signal })
}
