import { http } from 'viem'
import { expect, test } from 'vitest'
import { createConfig, injected } from 'wagmi'
import { connect, getConnection } from 'wagmi/actions'
import { chains } from '../../test/chains.ts'
import { describeReason } from '../errors/describeReason.ts'
import { switchNetwork, toSwitchFailure } from './switchNetwork.ts'

type Answer = () => unknown
const refuse = (code: number | undefined, message: string) => () => {
  throw Object.assign(new Error(message), code === undefined ? {} : { code })
}
const unknownChain = refuse(4902, 'Unrecognized chain ID.')

/** A wallet on the first chain with the given responses to a switch and an addition; true accepts. */
async function setup({ add, change }: { add?: Answer | true; change: Answer | true }) {
  const listeners = new Map<string, (data: unknown) => void>()
  const requested: string[] = []
  let chainId = '0x7a69'
  const move = (answer: Answer | true | undefined) => {
    if (answer !== true) return answer?.()
    chainId = '0x5'
    listeners.get('chainChanged')?.(chainId)
    return null
  }
  const provider = {
    on: (event: string, listener: (data: unknown) => void) => void listeners.set(event, listener),
    removeListener: () => undefined,
    async request({ method }: { method: string }) {
      requested.push(method)
      if (method === 'eth_chainId') return chainId
      if (method === 'wallet_switchEthereumChain') return move(chainId === '0x5' ? true : change)
      if (method === 'wallet_addEthereumChain') return move(add)
      return ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
    },
  }
  const config = createConfig({
    chains,
    connectors: [
      injected({ shimDisconnect: false, target: { id: 'acme', name: 'Acme', provider: () => provider as never } }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { 5: http('http://127.0.0.1:9'), 31337: http('http://127.0.0.1:9') },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  await connect(config, { connector })
  return { requested, config }
}

test('default: a chain that the wallet knows', async () => {
  const { requested, config } = await setup({ change: true })
  await switchNetwork(config, { chainId: 5 })
  expect(getConnection(config).chainId).toBe(5)
  expect(requested).not.toContain('wallet_addEthereumChain')
})

test('behavior: one that it does not know (4902) is added', async () => {
  const { requested, config } = await setup({ add: true, change: unknownChain })
  await switchNetwork(config, { chainId: 5 })
  expect(getConnection(config).chainId).toBe(5)
  expect(requested).toContain('wallet_addEthereumChain')
})

test.each([
  ['4001 to the switch', { change: refuse(4001, 'User rejected the request.') }, 'rejected'],
  ['4001 to the addition', { add: refuse(4001, 'User rejected the request.'), change: unknownChain }, 'rejected'],
  ['no code but the words', { change: refuse(undefined, 'User denied the switch') }, 'rejected'],
  ['-32002', { change: refuse(-32002, 'Already processing.') }, 'pending'],
  ['-32002 to the addition', { add: refuse(-32002, 'Already processing.'), change: unknownChain }, 'pending'],
  ['4200', { change: refuse(4200, 'Not supported.') }, 'unsupported'],
  ['-32601', { change: refuse(-32601, 'The method does not exist.') }, 'unsupported'],
  ['4200 to the addition', { add: refuse(4200, 'Not supported.'), change: unknownChain }, 'unsupported'],
  ['-32602', { add: refuse(-32602, 'Expected an HTTPS URL.'), change: unknownChain }, 'failed'],
  ['-32603', { add: refuse(-32603, 'The node answers with another id.'), change: unknownChain }, 'failed'],
  ['no code to the addition', { add: refuse(undefined, 'The vault is on fire'), change: unknownChain }, 'failed'],
] as const)('error: a wallet that answers %s', async (_, wallet, status) => {
  const { config } = await setup(wallet)
  const error = await switchNetwork(config, { chainId: 5 }).catch((reason: unknown) => reason)
  expect(toSwitchFailure(error, 5)).toMatchObject({ chainId: 5, status })
  expect(getConnection(config)).toMatchObject({ chainId: 31337, status: 'connected' })
})

test('error: the wallet’s own reason survives', async () => {
  const { config } = await setup({ add: refuse(-32602, 'Expected an HTTPS URL.'), change: unknownChain })
  const error = await switchNetwork(config, { chainId: 5 }).catch((reason: unknown) => reason)
  expect(describeReason(error)).toBe('Expected an HTTPS URL.')
})

test('error: a chain that is not configured is not requested', async () => {
  const { requested, config } = await setup({ change: true })
  await expect(switchNetwork(config, { chainId: 7 })).rejects.toThrow('Chain "7" not configured for connector "Acme".')
  expect(requested).not.toContain('wallet_switchEthereumChain')
})

test('error: a connector that has no way to switch', async () => {
  const { requested, config } = await setup({ change: true })
  const connector = getConnection(config).connector
  if (!connector) throw new Error('There is no connector.')
  Reflect.deleteProperty(connector, 'switchChain')
  const error = await switchNetwork(config, { chainId: 5 }).catch((reason: unknown) => reason)
  expect(toSwitchFailure(error, 5).status).toBe('unsupported')
  expect(requested).not.toContain('wallet_switchEthereumChain')
})
