import { expect, test } from 'vitest'
import { canOfferDemoWallet } from './canOfferDemoWallet.ts'

function chain(id: number, ...http: string[]) {
  return { id, rpcUrls: { default: { http }, public: { http } } }
}

const embedded = chain(31337, 'http://127.0.0.1:8545')

test.each(['localhost', '127.0.0.1', '127.1.2.3', '127.255.255.254', '[::1]'])('default: page on %s', (hostname) => {
  expect(canOfferDemoWallet({ chains: [embedded], hostname })).toBe(true)
})

test.each([
  '',
  'countersign.example',
  'localhost.example',
  'localhost.',
  'my.localhost',
  'notlocalhost',
  '127.0.0.1.example',
  '127.0.0',
  '127.0.0.1.2',
  '128.0.0.1',
  '10.0.0.1',
  '192.168.1.5',
  '0.0.0.0',
  '1127.0.0.1',
  '[::]',
  '[::2]',
  '[::ffff:7f00:1]',
  '::1',
])('behavior: not on "%s"', (hostname) => {
  expect(canOfferDemoWallet({ chains: [embedded], hostname })).toBe(false)
})

test('parameters: both embedded chains', () => {
  const second = chain(31338, 'http://127.0.0.1:8546')
  expect(canOfferDemoWallet({ chains: [embedded, second], hostname: 'localhost' })).toBe(true)
})

test.each([
  ['no chain', []],
  ['mainnet', [chain(1, 'http://127.0.0.1:8545')]],
  ['the embedded chain beside mainnet', [embedded, chain(1, 'http://127.0.0.1:8546')]],
  ['chain id 1337', [chain(1337, 'http://127.0.0.1:8545')]],
  ['a node elsewhere', [chain(31337, 'https://node.example')]],
  ['one node of two elsewhere', [chain(31337, 'http://127.0.0.1:8545', 'http://10.0.0.7:8545')]],
  ['no node', [chain(31337)]],
])('behavior: not with %s', (_, chains) => {
  expect(canOfferDemoWallet({ chains, hostname: 'localhost' })).toBe(false)
})

test('parameters: websocket nodes count too', () => {
  const withSocket = (url: string) => {
    const urls = { http: ['http://127.0.0.1:8545'], webSocket: [url] }
    return [{ id: 31337, rpcUrls: { default: urls, public: urls } }]
  }
  expect(canOfferDemoWallet({ chains: withSocket('ws://[::1]:8545'), hostname: 'localhost' })).toBe(true)
  expect(canOfferDemoWallet({ chains: withSocket('wss://node.example'), hostname: 'localhost' })).toBe(false)
})
