import { WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { addUserNetworks, readNetworkUrl, type UserNetwork, withholdFromService } from './userNetworks.ts'

const origin = 'https://app.test'
const createConfig = (config: object = {}) =>
  WebConfigSchema.parse({ chains: [testChain], nodeOrigins: ['https://node.test'], serviceUrl: '', ...config })
const network: UserNetwork = {
  explorerUrl: 'https://scan.test',
  id: 7,
  name: 'Ours',
  rpcUrl: 'https://node.test/key',
  symbol: 'OUR',
}

test('default: a network of the user is a chain of the app', () => {
  const { added, config } = addUserNetworks([network], { config: createConfig(), origin })
  expect([...added]).toEqual([7])
  expect(config.chains).toHaveLength(2)
  expect(config.chains[1]).toMatchObject({
    blockExplorers: { default: { name: 'scan.test', url: 'https://scan.test' } },
    id: 7,
    name: 'Ours',
    nativeCurrency: { decimals: 18, symbol: 'OUR' },
    rpcUrls: { default: { http: ['https://node.test/key'] } },
  })
})

test('behavior: the operator’s chain of the same id comes first, and what is no longer allowed is left out', () => {
  const add = (all: readonly UserNetwork[], config = createConfig()) =>
    addUserNetworks(all, { config, origin }).config.chains.map(({ id, name }) => [id, name])
  const own = [testChain.id, testChain.name]
  expect(add([{ ...network, id: testChain.id }])).toEqual([own])
  expect(add([{ ...network, rpcUrl: 'https://other.test' }])).toEqual([own])
  expect(add([network], createConfig({ userNetworks: 'off' }))).toEqual([own])
  // The first one's node does not allow the second's.
  const second = { ...network, id: 8, rpcUrl: 'http://user:pass@node.test' }
  expect(add([network, second])).toEqual([own, [7, 'Ours']])
  expect(add([{ ...network, explorerUrl: 'javascript:alert(1)' }])).toHaveLength(2)
})

test('parameters: userNetworks', () => {
  const read = (url: string, userNetworks: string) =>
    readNetworkUrl(url, { config: createConfig({ userNetworks }), origin })
  expect(read('https://other.test', 'listed')).toEqual({ origin: 'https://other.test', refusal: 'notAllowed' })
  expect(read('https://other.test/x', 'any')).toEqual({ url: 'https://other.test/x' })
  expect(read('http://127.0.0.1:8545', 'any')).toEqual({ url: 'http://127.0.0.1:8545/' })
  // The page could not fetch it.
  for (const url of ['http://other.test', 'http://127.0.0.1.other.test', 'http://localhost.other.test:80'])
    expect(read(url, 'any')).toMatchObject({ refusal: 'notAllowed' })
  expect(read('https://node.test', 'off')).toMatchObject({ refusal: 'off' })
})

test('behavior: requests about such a network are answered here, all others pass', async () => {
  const sent: string[] = []
  const fetchUrl = withholdFromService(
    async (input) => {
      sent.push(String(input))
      return new Response('{}')
    },
    new Set([7]),
  )
  const response = await fetchUrl('/v1/chains/7/safes/0x12')
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'NETWORK_NOT_SERVED' }),
  ])
  expect((await fetchUrl('https://service.test/tx-service/7/api/v1/about')).status).toBe(404)
  expect((await fetchUrl('/v1/chains/7')).status).toBe(404)
  const others = ['/v1/chains', '/v1/chains/71/about', '/v1/chains/1/safes/7', '/v1/status']
  for (const path of others) await fetchUrl(path)
  expect(sent).toEqual(others)
})
