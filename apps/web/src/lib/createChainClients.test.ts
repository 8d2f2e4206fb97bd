import { WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { createChainClients } from './createChainClients.ts'
import { describeError } from './describeError.ts'
import { createCatalogue } from './messages/createCatalogue.ts'

const t = createCatalogue('common')

const open = async (addresses: { http: string[]; webSocket?: string[] }) => {
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
  return (await createChainClients(chains)).get(7)
}
const typeOf = async (addresses: Parameters<typeof open>[0]) => (await open(addresses))?.transport.type

test('default: one address is asked by itself', async () => {
  expect(await typeOf({ http: ['https://a.example'] })).toBe('http')
})

test('behavior: several are asked in their order; sockets where there is nothing else', async () => {
  expect(await typeOf({ http: ['https://a.example', 'https://b.example'] })).toBe('fallback')
  expect(await typeOf({ http: ['https://a.example'], webSocket: ['wss://a.example'] })).toBe('http')
  expect(await typeOf({ http: [], webSocket: ['wss://a.example'] })).toBe('webSocket')
  expect(await typeOf({ http: [], webSocket: ['wss://a.example', 'wss://b.example'] })).toBe('fallback')
})

test('error: without an address every call says that a node must be configured', async () => {
  const client = await open({ http: [] })
  const error: unknown = await client?.request({ method: 'eth_chainId' }).catch((cause: unknown) => cause)
  expect(describeError(error).sentence).toBe(t('nodeMissing'))
})
