import { readFileSync } from 'node:fs'
import { parseChainsFile } from '@countersign/protocol/config'
import { mainnet, sepolia } from 'viem/chains'
import { expect, test } from 'vitest'
import { createLogger } from '../lib/createLogger.ts'
import { createDefaultChains as create } from './createDefaultChains.ts'
import { createEmbeddedChainConfig } from './createEmbeddedChainConfig.ts'
import { walletFeatures } from './walletFeatures.ts'

const createDefaultChains = () => create({ logger: createLogger({ level: 'silent' }) })

test('default: mainnet and a test network, as the example file has them, on public nodes', () => {
  const file = new URL('../../../../chains.example.json', import.meta.url)
  const { chains } = parseChainsFile({ file: file.pathname, text: readFileSync(file, 'utf8') })
  const withoutLooks = (chain: (typeof chains)[number]) => ({ ...chain, rpcUrls: undefined, theme: undefined })
  expect(createDefaultChains().map(withoutLooks)).toEqual(chains.map(withoutLooks))
  expect(createDefaultChains().map(({ rpcUrls }) => rpcUrls.public.http)).toEqual(
    [mainnet, sepolia].map(({ rpcUrls }) => rpcUrls.default.http),
  )
})

test('behavior: every chain that we describe has what the official web wallet needs', () => {
  const chains = [...createDefaultChains(), createEmbeddedChainConfig({ port: 8545 })]
  for (const { features } of chains) expect(features).toEqual(expect.arrayContaining([...walletFeatures]))
})
