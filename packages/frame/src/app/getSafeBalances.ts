import { type Balances, BalancesSchema } from '@countersign/protocol/wire'
import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'

export type GetSafeBalancesParameters = CallOptions & {
  /** @default 'usd' */
  currency?: string
}

/** What the Safe holds, by the host's word. */
export function getSafeBalances(frame: Frame, parameters: GetSafeBalancesParameters = {}): Promise<Balances> {
  const { currency = 'usd', ...options } = parameters
  return frame.request({ ...options, method: 'getSafeBalances', params: { currency }, schema: BalancesSchema })
}
