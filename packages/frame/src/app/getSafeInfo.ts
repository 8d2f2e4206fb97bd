import { SafeInfoUnavailableError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type HostSafeInfo, HostSafeInfoSchema } from '../wire/HostSafeInfoSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/**
 * The Safe that the host shows, by the host's word.
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
