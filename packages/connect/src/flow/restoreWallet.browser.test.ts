import { type EIP1193Provider, http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { type Config, createConfig, createStorage } from 'wagmi'
import { connect, disconnect, getConnection } from 'wagmi/actions'
import { chains } from '../../test/chains.ts'
import { restoreWallet } from './restoreWallet.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function createWallet(account: string): EIP1193Provider {
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [account]),
  }
  // viem's type has an overload for every method; a wallet has one function.
  return Object.assign(Object.create(null), provider)
}

/** Announces a provider like an extension (EIP-6963). */
function announce(rdns: string, account: string): void {
  const info = { icon: 'data:image/svg+xml,x', name: rdns, rdns, uuid: crypto.randomUUID() }
  const detail = Object.freeze({ info, provider: createWallet(account) })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A page with the storage of the previous visit. */
async function openPage(items: Map<string, string>) {
  const config = createConfig({
    chains,
    storage: createStorage({
      storage: {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
        setItem: (key, value) => void items.set(key, value),
      },
    }),
    transports: { 5: http('http://127.0.0.1:9'), 31337: http('http://127.0.0.1:9') },
  })
  ends.push(() => config._internal.mipd?.destroy())
  // wagmi reads its storage first, and drops earlier announcements.
  await nextTask()
  return config
}

function restore(config: Config) {
  const { isAwaited, stop } = restoreWallet(config)
  ends.push(stop)
  return isAwaited
}

const lastUsed = (id: string) => new Map([['wagmi.recentConnectorId', JSON.stringify(id)]])

test('default: the wallet of the last visit', async () => {
  const config = await openPage(lastUsed('test.lab'))
  announce('test.lab', alice)
  expect(await restore(config)).toBe(false)
  expect(getConnection(config)).toMatchObject({ address: alice, status: 'connected' })
})

test('behavior: one that announces itself after the attempt is reconnected', async () => {
  const config = await openPage(lastUsed('test.lab'))
  // As wagmi restores it from a visit that ended connected.
  config.setState((state) => ({ ...state, current: 'of the last visit' }))
  expect(await restore(config)).toBe(true)
  expect(getConnection(config).status).toBe('disconnected')
  announce('test.lab', alice)
  await expect.poll(() => getConnection(config)).toMatchObject({ address: alice, status: 'connected' })
})

test('behavior: no other wallet replaces it, neither before nor after', async () => {
  const config = await openPage(lastUsed('test.lab'))
  announce('test.other', bob)
  expect(await restore(config)).toBe(true)
  announce('test.third', bob)
  announce('test.lab', alice)
  await expect.poll(() => getConnection(config)).toMatchObject({ address: alice, status: 'connected' })
})

test('behavior: who connected another one meanwhile stays with it', async () => {
  const config = await openPage(lastUsed('test.lab'))
  await restore(config)
  announce('test.other', bob)
  const connector = config.connectors.find(({ id }) => id === 'test.other')
  if (!connector) throw new Error('The wallet is not there.')
  await connect(config, { connector })
  announce('test.lab', alice)
  await nextTask()
  expect(getConnection(config)).toMatchObject({ address: bob, status: 'connected' })
})

test('behavior: who disconnected stays so', async () => {
  const items = new Map<string, string>()
  const before = await openPage(items)
  announce('test.lab', alice)
  const [connector] = before.connectors
  if (!connector) throw new Error('The wallet is not there.')
  await connect(before, { connector })
  await disconnect(before)
  const config = await openPage(items)
  await restore(config)
  announce('test.lab', alice)
  await nextTask()
  expect(getConnection(config).status).toBe('disconnected')
})
