import type { Frame } from '../transport/createFrame.ts'
import { type HostChainInfo, HostChainInfoSchema } from '../wire/HostChainInfoSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/** Chain of the host's Safe: a claim of the host. */
export function getChainInfo(frame: Frame, options: CallOptions = {}): Promise<HostChainInfo> {
  return frame.request({ ...options, method: 'getChainInfo', schema: HostChainInfoSchema })
}
