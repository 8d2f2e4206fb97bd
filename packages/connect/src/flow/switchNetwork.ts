import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'
import { classifyFailure } from '../errors/classifyFailure.ts'
import {
  ChainNotConfiguredError,
  ConnectorNotFoundError,
  ResourceUnavailableError,
  SwitchChainFailedError,
  SwitchChainUnsupportedError,
  UserRejectedError,
} from '../errors/connectorErrors.ts'
import { listErrorCodes } from '../errors/listErrorCodes.ts'
import type { SwitchStatus } from '../state/DialogState.ts'

/** Method unknown to the wallet: 4200 (EIP-1193) or -32601 (JSON-RPC). */
const UNSUPPORTED = [4200, -32601, 'SWITCH_CHAIN_UNSUPPORTED']

/** Switches the connected wallet's network, adding an unknown one (code 4902). Throws one of the connector errors. */
export async function switchNetwork(config: Config, { chainId }: { chainId: number }): Promise<void> {
  const { connector } = getConnection(config)
  if (!connector) throw new ConnectorNotFoundError({ connector: 'none' })
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainNotConfiguredError({ chainId, connector: connector.name })
  if (!connector.switchChain) throw new SwitchChainUnsupportedError({ connector: connector.name })
  try {
    await switchChain(config, { chainId })
  } catch (cause) {
    const codes = listErrorCodes(cause)
    if (codes.some((code) => UNSUPPORTED.includes(code)))
      throw new SwitchChainUnsupportedError({ cause, connector: connector.name })
    switch (classifyFailure(unwrap(cause))) {
      case 'rejected':
        throw new UserRejectedError({ cause })
      case 'pending':
        throw new ResourceUnavailableError({ cause })
      case 'failed':
      case 'noAccount':
      case 'notInstalled':
      case 'offline':
      case 'timedOut':
      case 'unsupported':
        throw new SwitchChainFailedError({ cause, chainId })
    }
  }
}

/** wagmi reports every failed addition as a rejection; the wallet's error is its cause. */
function unwrap(error: unknown): unknown {
  const isWrapped = error instanceof Error && error.name === 'UserRejectedRequestError' && error.cause !== undefined
  return isWrapped ? error.cause : error
}

/** Classifies a failed switch by class: libraries put made-up codes into the error. */
export function toSwitchFailure(thrown: unknown, chainId: number): SwitchStatus {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof UserRejectedError) return { chainId, error, status: 'rejected' }
  if (error instanceof ResourceUnavailableError) return { chainId, error, status: 'pending' }
  if (error instanceof SwitchChainUnsupportedError) return { chainId, error, status: 'unsupported' }
  return { chainId, error, status: 'failed' }
}
