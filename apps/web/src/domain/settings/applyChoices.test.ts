import { WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { applyChoices, checkGateway, listNodeOrigins, readNodeUrl } from './applyChoices.ts'
import { defaultSettings } from './Settings.ts'

const chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'homestead',
  rpcUrls: { default: { http: ['https://node.example/key', 'https://second.example'] } },
  shortName: 'eth',
}
const config = WebConfigSchema.parse({
  chains: [chain],
  lookups: { avatars: true, names: true },
  gatewayOrigins: ['https://ipfs.own.example'],
  nodeOrigins: ['https://own.example'],
  serviceUrl: '',
})
const origin = 'https://app.example'
const choose = (settings: Partial<typeof defaultSettings>) =>
  applyChoices(config, { ...defaultSettings, ...settings }, origin)

test('default: nothing chosen, nothing changed', () => {
  expect(choose({})).toEqual(config)
})

test('behavior: a node of one’s own stands alone, and the operator’s is still known', () => {
  const [chosen] = choose({ nodes: { 1: 'https://own.example/rpc' } }).chains
  expect(chosen?.rpcUrls.default).toEqual({ http: ['https://own.example/rpc'] })
  expect(chosen?.rpcUrls.public.http).toEqual(['https://node.example/key', 'https://second.example'])
})

test.each(['https://stranger.example', 'nonsense', 'javascript:alert(1)', 'https://a:b@own.example'])(
  'error: %s is not asked, whatever is kept',
  (url) => {
    expect(choose({ nodes: { 1: url } }).chains).toEqual(config.chains)
  },
)

test('behavior: an explorer of one’s own, and none that runs', () => {
  const [chosen] = choose({ explorers: { 1: 'https://scan.example' } }).chains
  expect(chosen?.blockExplorers).toEqual({ default: { name: 'scan.example', url: 'https://scan.example' } })
  expect(choose({ explorers: { 1: 'javascript:alert(1)' } }).chains).toEqual(config.chains)
})

test('behavior: a gateway of one’s own, where the operator lets the page talk to it', () => {
  const { arweaveGateway, ipfsGateway } = choose({ gateways: { arweave: '', ipfs: 'https://ipfs.own.example/base/' } })
  expect([arweaveGateway, ipfsGateway]).toEqual([config.arweaveGateway, 'https://ipfs.own.example/base'])
  for (const ipfs of ['https://x.example', 'nonsense', 'https://a:b@ipfs.own.example', 'https://ipfs.own.example/?a=1'])
    expect(choose({ gateways: { arweave: '', ipfs } })).toEqual(config)
})

test('behavior: a gateway is asked for what all of them have', async () => {
  const requested: string[] = []
  const answer = (status: number) => async (url: Parameters<typeof fetch>[0]) => {
    requested.push(String(url))
    return new Response('', { status })
  }
  expect(await checkGateway('https://g.example', 'ipfs', answer(200))).toBe('right')
  expect(await checkGateway('https://g.example', 'arweave', answer(404))).toBe('silent')
  expect(await checkGateway('https://g.example', 'ipfs', () => Promise.reject(new Error('down')))).toBe('silent')
  expect(requested).toEqual(['https://g.example/ipfs/bafkqaaa', 'https://g.example/info'])
})

test('behavior: look-ups can be fewer than the operator offers, and never more', () => {
  expect(choose({ lookups: { names: false, pictures: true } }).lookups).toEqual({ avatars: true, names: false })
  const none = { ...config, lookups: { avatars: false, names: false } }
  expect(applyChoices(none, defaultSettings, origin).lookups).toEqual({ avatars: false, names: false })
})

test('behavior: which nodes may be asked', () => {
  expect(listNodeOrigins({ config, origin })).toEqual([
    'https://app.example',
    'https://node.example',
    'https://second.example',
    'https://own.example',
  ])
  expect(readNodeUrl(' https://own.example/rpc ', { config, origin })).toEqual({ url: 'https://own.example/rpc' })
  expect(readNodeUrl('https://x.example', { config, origin })).toEqual({
    origin: 'https://x.example',
    refusal: 'notAllowed',
  })
})
