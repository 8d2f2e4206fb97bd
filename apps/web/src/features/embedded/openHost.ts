import { connectToHost, type FramePage } from '@countersign/frame'
import type { WebConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { embeddedText } from '../../lib/messages/embedded.ts'
import { createHostConnector } from './createHostConnector.ts'

class HostChainError extends BaseError {
  override readonly name = 'HostChainError'
  readonly code = 'HOST_CHAIN_UNKNOWN'
  constructor({ chainId }: { chainId: number }) {
    super(embeddedText.chainUnknown(chainId))
  }
}

export type OpenHostParameters = { config: Pick<WebConfig, 'chains' | 'frameHosts'>; page: FramePage; wagmi: Config }

/** Shakes hands with the host and connects its Safe, in the place of any other connector for Safes. */
export async function openHost({ config, page, wagmi }: OpenHostParameters): Promise<Host> {
  const host = await connectToHost({ hosts: config.frameHosts, page })
  const { chainId } = host.info
  if (!config.chains.some(({ id }) => id === chainId)) {
    host.frame.dispose()
    throw new HostChainError({ chainId })
  }
  const { connectors } = wagmi._internal
  const connector = connectors.setup(createHostConnector(host))
  connectors.setState((all) => [...all.filter(({ type }) => type !== connector.type), connector])
  await connect(wagmi, { connector })
  return host
}
