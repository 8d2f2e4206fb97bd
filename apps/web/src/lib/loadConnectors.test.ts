import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { CreateConnectorsParameters } from './createConnectors.ts'
import { loadConnectors } from './loadConnectors.ts'

const off = { coinbase: false, relayUrl: null, walletConnectProjectId: 'countersign' }

async function listIds(config: Partial<CreateConnectorsParameters['config']>): Promise<string[]> {
  const parameters = { config: { ...off, ...config }, origin: 'https://safe.example' }
  const connectors = await loadConnectors(parameters, Promise.resolve())
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

test('behavior: waits for the texts that the connectors show', async () => {
  let isReady = false
  const localeReady = new Promise<void>((resolve) =>
    setTimeout(() => {
      isReady = true
      resolve()
    }, 50),
  )
  await loadConnectors({ config: { ...off, coinbase: true }, origin: 'https://safe.example' }, localeReady)
  expect(isReady).toBe(true)
})
