import { ResourceUnavailableError, SwitchChainUnsupportedError, UserRejectedError } from '../errors/connectorErrors.ts'
import type { SwitchStatus } from '../state/DialogState.ts'

/** Classifies a failed switch by class: libraries put made-up codes into the error. */
export function toSwitchFailure(thrown: unknown, chainId: number): SwitchStatus {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof UserRejectedError) return { chainId, error, status: 'rejected' }
  if (error instanceof ResourceUnavailableError) return { chainId, error, status: 'pending' }
  if (error instanceof SwitchChainUnsupportedError) return { chainId, error, status: 'unsupported' }
  return { chainId, error, status: 'failed' }
}
