import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'
import { rpcCall } from './rpcCall.ts'

export type SetSafeSettingsParameters = CallOptions & {
  /** Whether messages may be signed off the chain. */
  offChainSigning: boolean
}

/** How the host is to sign messages from now on. */
export function setSafeSettings(
  frame: Frame,
  { offChainSigning, ...options }: SetSafeSettingsParameters,
): Promise<unknown> {
  return rpcCall(frame, { ...options, call: 'safe_setSettings', params: [{ offChainSigning }] })
}
