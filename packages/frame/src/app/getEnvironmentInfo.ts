import type { Frame } from '../transport/createFrame.ts'
import { type EnvironmentInfo, EnvironmentInfoSchema } from '../wire/HostChainInfoSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/** Origin that the host claims. Trust `frame.origin` instead: the browser reports it. */
export function getEnvironmentInfo(frame: Frame, options: CallOptions = {}): Promise<EnvironmentInfo> {
  return frame.request({ ...options, method: 'getEnvironmentInfo', schema: EnvironmentInfoSchema })
}
