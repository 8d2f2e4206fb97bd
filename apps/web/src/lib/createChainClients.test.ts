import { WebConfigSchema } from '@countersign/protocol'
import { expect, test } from 'vitest'
import { createChainClients } from './createChainClients.ts'

const typeOf = async (addresses: { http: string[]; webSocket?: string[] }) => {
  const { chains } = WebConfigSchema.parse({
    chains: [
      {
        id: 7,
        name: 'Seven',
        nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
        network: 'seven',
        rpcUrls: { default: addresses },
        shortName: 'seven',
      },
    ],
    serviceUrl: '',
  })
  return (await createChainClients(chains)).get(7)?.transport.type
}

test('default: one address is asked by itself', async () => {
  expect(await typeOf({ http: ['https://a.example'] })).toBe('http')
})

test('behavior: several are asked in their order; sockets where there is nothing else', async () => {
  expect(await typeOf({ http: ['https://a.example', 'https://b.example'] })).toBe('fallback')
  expect(await typeOf({ http: ['https://a.example'], webSocket: ['wss://a.example'] })).toBe('http')
  expect(await typeOf({ http: [], webSocket: ['wss://a.example'] })).toBe('webSocket')
  expect(await typeOf({ http: [], webSocket: ['wss://a.example', 'wss://b.example'] })).toBe('fallback')
})
