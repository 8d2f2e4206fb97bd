import type { Frame } from '../transport/createFrame.ts'
import { type EnvironmentInfo, EnvironmentInfoSchema } from '../wire/HostChainInfoSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/** Where the host says it is. The true origin is `frame.origin`, which the browser vouches for. */
export function getEnvironmentInfo(frame: Frame, options: CallOptions = {}): Promise<EnvironmentInfo> {
  return frame.request({ ...options, method: 'getEnvironmentInfo', schema: EnvironmentInfoSchema })
}
