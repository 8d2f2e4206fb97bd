import type { ChainConfig } from '@countersign/protocol/config'
import type { Logger } from '../lib/createLogger.ts'
import { createDefaultChains } from './createDefaultChains.ts'
import { createEmbeddedChainConfig } from './createEmbeddedChainConfig.ts'
import type { Environment } from './parseEnvironment.ts'
import { readChainsFile } from './readChainsFile.ts'

export type ChosenChains = {
  chains: ChainConfig[]
  /** Addresses of the embedded chains among them, which another process runs. */
  embeddedUrls: string[]
}

/** The operator's chains, else those of a running `npm start`, else public ones. */
export async function chooseChains(
  { chainPort, chainsFile, demoChains }: Pick<Environment, 'chainPort' | 'chainsFile' | 'demoChains'>,
  { logger }: { logger: Pick<Logger, 'warn'> },
): Promise<ChosenChains> {
  if (chainsFile) return { chains: await readChainsFile(chainsFile), embeddedUrls: [] }
  if (demoChains === 0) return { chains: createDefaultChains({ logger }), embeddedUrls: [] }
  const ports = [chainPort, chainPort + 1].slice(0, demoChains)
  return {
    chains: ports.map((port, index) => createEmbeddedChainConfig({ port, which: index === 0 ? 'first' : 'second' })),
    embeddedUrls: ports.map((port) => `http://127.0.0.1:${port}`),
  }
}
