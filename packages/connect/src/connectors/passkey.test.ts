import { http } from 'viem'
import { expect, test } from 'vitest'
import { createConfig, createStorage } from 'wagmi'
import {
  connect,
  disconnect,
  getConnection,
  getConnectorClient,
  reconnect,
  sendTransaction,
  switchChain,
} from 'wagmi/actions'
import { chains } from '../../test/chains.ts'
import { passkey } from './passkey.ts'
import type { Passkey } from './requestPasskey.ts'

const [alice, bob] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const first: Passkey = { address: alice, id: 'Zmlyc3Q', rpId: 'safe.example' }

function setup(passkeys: readonly Passkey[], stored = new Map<string, string>()) {
  const config = createConfig({
    chains,
    connectors: [passkey({ name: 'Passkey', passkeys: async () => passkeys })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        removeItem: (key) => void stored.delete(key),
        setItem: (key, value) => void stored.set(key, value),
      },
    }),
    transports: { 5: http('http://127.0.0.1:9'), 31337: http('http://127.0.0.1:9') },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The connector is missing.')
  return { config, connector, stored }
}

test('default: the signer contract is the account, also after a reload, until it is disconnected', async () => {
  const { config, connector, stored } = setup([first])
  expect(await connect(config, { connector })).toMatchObject({ accounts: [alice] })
  await switchChain(config, { chainId: 5 })
  const later = setup([first], stored).config
  await reconnect(later)
  expect(getConnection(later)).toMatchObject({ address: alice, chainId: 5, status: 'connected' })
  await disconnect(later)
  const last = setup([first], stored).config
  await reconnect(last)
  expect(getConnection(last).status).toBe('disconnected')
})

test('behavior: a page signs as any of them without a connection, and on its own chain', async () => {
  // Entries of one passkey: its own contract and one that several share.
  const { config, connector } = setup([first, { ...first, address: bob }])
  await connector.switchChain?.({ chainId: 31337 })
  const client = await getConnectorClient(config, { account: bob, chainId: 31337, connector })
  expect(client.account.address).toBe(bob)
  expect(getConnection(config).status).toBe('disconnected')
  // One passkey: nothing to choose.
  expect(await connect(config, { connector })).toMatchObject({ accounts: [alice] })
})

test('behavior: a passkey that is gone is not reconnected', async () => {
  const { config, connector, stored } = setup([first])
  await connect(config, { connector })
  const later = setup([], stored).config
  await reconnect(later)
  expect(getConnection(later).status).toBe('disconnected')
})

test('error: no passkey, no authenticator, and no transactions', async () => {
  const none = setup([])
  await expect(connect(none.config, { connector: none.connector })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  const { config, connector } = setup([first])
  await connect(config, { connector })
  await expect(sendTransaction(config, { gas: 21_000n, to: bob })).rejects.toThrow(/cannot send transactions/)
  const { request } = await connector.getProvider().then((provider) => Object(provider))
  await expect(request({ method: 'personal_sign', params: ['0x01', alice] })).rejects.toMatchObject({ code: -32_603 })
  await expect(request({ method: 'personal_sign', params: ['0x01', bob] })).rejects.toMatchObject({ code: 4001 })
  await expect(request({ method: 'eth_sign', params: [alice, '0x01'] })).rejects.toMatchObject({ code: 4200 })
})
