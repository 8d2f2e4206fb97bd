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

/** Method unknown to the wallet: 4200 (EIP-1193) or -32601 (JSON-RPC). */
const UNSUPPORTED = [4200, -32601, 'SWITCH_CHAIN_UNSUPPORTED']
/** Parameters that the wallet does not accept, such as a node without TLS: nobody rejected anything. */
const INVALID = [-32602]

/**
 * Asks the connected wallet to change its network; one that does not know it (code 4902) is asked to add it. Throws one
 * of the connector errors. Codes deep in the chain come first, because wagmi calls every failed addition a rejection.
 */
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
    if (codes.some((code) => INVALID.includes(Number(code)))) throw new SwitchChainFailedError({ cause, chainId })
    switch (classifyFailure(cause)) {
      case 'rejected':
        throw new UserRejectedError({ cause })
      case 'pending':
        throw new ResourceUnavailableError({ cause })
      case 'failed':
      case 'notInstalled':
      case 'offline':
      case 'timedOut':
      case 'unsupported':
        throw new SwitchChainFailedError({ cause, chainId })
    }
  }
}
