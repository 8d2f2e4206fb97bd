import { SafeInfoUnavailableError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type HostSafeInfo, HostSafeInfoSchema } from '../wire/HostSafeInfoSchema.ts'
import type { CallOptions } from './CallOptions.ts'

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
