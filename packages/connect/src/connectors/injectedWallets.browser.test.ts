import { http } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { connect, getConnection, reconnect } from 'wagmi/actions'
import { chains } from '../../test/chains.ts'
import { injectedWallets } from './injectedWallets.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function createWallet(account: string, marks: Record<string, boolean>) {
  return {
    ...marks,
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [account]),
  }
}

function setup(ethereum: unknown) {
  const config = createConfig({
    chains,
    connectors: injectedWallets(ethereum),
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { 5: http('http://127.0.0.1:9'), 31337: http('http://127.0.0.1:9') },
  })
  return { config }
}

test('default: one on window.ethereum, called what it is marked as', () => {
  const names = (ethereum: unknown) => setup(ethereum).config.connectors.map(({ id, name }) => [id, name])
  expect(names(createWallet(alice, { isMetaMask: true }))).toEqual([['injected', 'MetaMask']])
  expect(names(createWallet(alice, {}))).toEqual([['injected', 'Browser wallet']])
  expect(names(undefined)).toEqual([['injected', 'Browser wallet']])
})

test('behavior: it connects to what sits there', async () => {
  const ethereum: unknown = Reflect.get(window, 'ethereum')
  Reflect.set(window, 'ethereum', createWallet(alice, { isMetaMask: true }))
  try {
    const { config } = setup(Reflect.get(window, 'ethereum'))
    const [connector] = config.connectors
    if (!connector) throw new Error('There is no connector.')
    await connect(config, { connector })
    expect(getConnection(config)).toMatchObject({ address: alice, chainId: 31337, status: 'connected' })
  } finally {
    Reflect.set(window, 'ethereum', ethereum)
  }
})

test('behavior: each of a list, once, and the chosen one connects', async () => {
  const providers = [
    createWallet(alice, { isMetaMask: true }),
    createWallet(bob, { isRabby: true }),
    createWallet(bob, { isRabby: true }),
    'nonsense',
  ]
  const { config } = setup({ ...createWallet(alice, {}), providers })
  expect(config.connectors.map(({ id, name }) => [id, name])).toEqual([
    ['injected:MetaMask', 'MetaMask'],
    ['injected:Rabby Wallet', 'Rabby Wallet'],
  ])
  const connector = config.connectors[1]
  if (!connector) throw new Error('There is no connector.')
  await connect(config, { connector })
  expect(getConnection(config).address).toBe(bob)
})

test('behavior: nobody who never connected is connected by a reload', async () => {
  const { config } = setup(createWallet(alice, { isMetaMask: true }))
  expect(await reconnect(config)).toEqual([])
})
