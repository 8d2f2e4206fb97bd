import { type Balances, BalancesSchema } from '@countersign/protocol/wire'
import { SafeInfoUnavailableError } from '../errors/callErrors.ts'
import type { CallOptions, Frame } from '../transport/createFrame.ts'
import {
  type EnvironmentInfo,
  EnvironmentInfoSchema,
  type HostChainInfo,
  HostChainInfoSchema,
  type HostSafeInfo,
  HostSafeInfoSchema,
} from '../wire/HostInfoSchema.ts'

/**
 * Safe that the host shows: a claim of the host.
 *
 * @example
 * const { chainId, safeAddress } = await getSafeInfo(frame)
 */
export async function getSafeInfo(frame: Frame, options: CallOptions = {}): Promise<HostSafeInfo> {
  try {
    return await frame.request({ ...options, method: 'getSafeInfo', schema: HostSafeInfoSchema })
  } catch (cause) {
    throw new SafeInfoUnavailableError({ cause })
  }
}

/** Chain of the host's Safe: a claim of the host. */
export function getChainInfo(frame: Frame, options: CallOptions = {}): Promise<HostChainInfo> {
  return frame.request({ ...options, method: 'getChainInfo', schema: HostChainInfoSchema })
}

/** Origin that the host claims. Trust `frame.origin` instead: the browser reports it. */
export function getEnvironmentInfo(frame: Frame, options: CallOptions = {}): Promise<EnvironmentInfo> {
  return frame.request({ ...options, method: 'getEnvironmentInfo', schema: EnvironmentInfoSchema })
}

export type GetSafeBalancesParameters = CallOptions & {
  /** @default 'usd' */
  currency?: string
}

/** Balances of the Safe: a claim of the host. */
export function getSafeBalances(frame: Frame, parameters: GetSafeBalancesParameters = {}): Promise<Balances> {
  const { currency = 'usd', ...options } = parameters
  return frame.request({ ...options, method: 'getSafeBalances', params: { currency }, schema: BalancesSchema })
}
