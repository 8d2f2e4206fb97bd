import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { CreateConnectorsParameters } from './createConnectors.ts'
import { loadConnectors } from './loadConnectors.ts'
import { language } from './messages/translate.ts'

const off = { coinbase: false, relayUrl: null, walletConnectProjectId: 'countersign' }

async function listIds(config: Partial<CreateConnectorsParameters['config']>): Promise<string[]> {
  const connectors = await loadConnectors({ config: { ...off, ...config }, origin: 'https://safe.example' })
  return createConfig({ chains: [mainnet], connectors, transports: { [mainnet.id]: http() } }).connectors.map(
    ({ id }) => id,
  )
}

test('default: nothing', async () => {
  expect(await listIds({})).toEqual([])
})

test('parameters: what the operator turned on', async () => {
  expect(await listIds({ relayUrl: 'wss://relay.example' })).toEqual(['walletConnect'])
  expect(await listIds({ coinbase: true })).toEqual(['coinbaseWalletSDK'])
})

test('behavior: messages that are not loaded yet are awaited', async () => {
  language.messages.set('common', undefined).set('connect', undefined)
  expect(await listIds({ relayUrl: 'wss://relay.example' })).toEqual(['walletConnect'])
})
