import { readFile } from 'node:fs/promises'
import { type ChainConfig, parseChainsFile } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { createPublicClient, http } from 'viem'
import type { Logger } from '../lib/createLogger.ts'
import { createDefaultChains } from './createDefaultChains.ts'
import { createEmbeddedChainConfig } from './createEmbeddedChainConfig.ts'
import { describeSystemError } from './describeSystemError.ts'
import type { Environment } from './settings.ts'

export type ChosenChains = {
  chains: ChainConfig[]
  /** RPC URLs of the embedded chains among them, which another process runs. */
  embeddedUrls: string[]
}

/** The chains file, else the embedded chains of a running `npm start`, else mainnet and Sepolia. */
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

/** Fails the start of a gateway whose embedded chain is not running: it would report ready and index nothing. */
export async function assertChainAnswers(url: string): Promise<void> {
  const client = createPublicClient({ transport: http(url, { retryCount: 0, timeout: 3_000 }) })
  await client.getChainId().catch((cause: unknown) => {
    throw new BaseError(
      'CHAIN_UNREACHABLE',
      `No chain responds at ${url}. Start one with npm start, set CHAIN_PORT to its port, or set COUNTERSIGN_CHAINS to a chains file.`,
      { cause },
    )
  })
}

export async function readChainsFile(file: string): Promise<ChainConfig[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BaseError(
      'CHAINS_FILE_UNREADABLE',
      `The chains file ${file} cannot be read (${describeSystemError(cause)}). Create it with countersign-admin chain add, correct COUNTERSIGN_CHAINS, or unset it to use the embedded chain.`,
      { cause },
    )
  })
  return parseChainsFile({ file, text }).chains
}
