import { ResourceUnavailableError, SwitchChainUnsupportedError, UserRejectedError } from '../errors/connectorErrors.ts'
import type { SwitchStatus } from '../state/DialogState.ts'

/** What a failed switch means for the user. By class: the codes inside it include those that libraries made up. */
export function toSwitchFailure(thrown: unknown, chainId: number): SwitchStatus {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof UserRejectedError) return { chainId, error, status: 'rejected' }
  if (error instanceof ResourceUnavailableError) return { chainId, error, status: 'pending' }
  if (error instanceof SwitchChainUnsupportedError) return { chainId, error, status: 'unsupported' }
  return { chainId, error, status: 'failed' }
}
