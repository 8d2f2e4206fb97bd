import { type Balances, BalancesSchema } from '@countersign/protocol/wire'
import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'

export type GetSafeBalancesParameters = CallOptions & {
  /** @default 'usd' */
  currency?: string
}

/** Balances of the Safe: a claim of the host. */
export function getSafeBalances(frame: Frame, parameters: GetSafeBalancesParameters = {}): Promise<Balances> {
  const { currency = 'usd', ...options } = parameters
  return frame.request({ ...options, method: 'getSafeBalances', params: { currency }, schema: BalancesSchema })
}
