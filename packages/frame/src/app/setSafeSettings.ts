import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'
import { rpcCall } from './rpcCall.ts'

export type SetSafeSettingsParameters = CallOptions & {
  /** Whether messages may be signed off-chain. */
  offChainSigning: boolean
}

/** Changes how the host signs messages. */
export function setSafeSettings(
  frame: Frame,
  { offChainSigning, ...options }: SetSafeSettingsParameters,
): Promise<unknown> {
  return rpcCall(frame, { ...options, call: 'safe_setSettings', params: [{ offChainSigning }] })
}
