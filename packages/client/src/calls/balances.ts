import { type Balances, type FiatCodes, FiatCodesSchema, PausingBalancesSchema } from '@countersign/protocol/wire'
import type { CallParameters, Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

export type GetBalancesParameters = SafeParameters & {
  /** @default 'usd' */
  currency?: string
  excludeSpam?: boolean | undefined
  trusted?: boolean | undefined
}

/** The balances of a Safe, with their value in `currency` where a price is known. */
export function getBalances(client: Client, parameters: GetBalancesParameters): Promise<Balances> {
  const { address, chainId, currency = 'usd', excludeSpam, signal, trusted } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/balances/${encodeURIComponent(currency)}`,
    query: { exclude_spam: excludeSpam, trusted },
    schema: PausingBalancesSchema,
    signal,
  })
}

/** The currencies with prices. */
export function listFiatCodes(client: Client, { signal }: CallParameters = {}): Promise<FiatCodes> {
  return request(client, { path: '/v1/balances/supported-fiat-codes', schema: FiatCodesSchema, signal })
}
