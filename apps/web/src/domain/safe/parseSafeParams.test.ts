import { WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { InvalidSafeAddressError, parseSafeParams, UnknownChainError } from './parseSafeParams.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const config = WebConfigSchema.parse({
  chains: [
    {
      id: 31337,
      name: 'Demo chain',
      network: 'demo',
      shortName: 'demo',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    },
  ],
  serviceUrl: '',
})
const [chain] = config.chains
const parse = (params: { chain: string; safe: string }) => parseSafeParams({ config }, params)

test.each(['31337', 'demo'])('default: chain "%s", links in one form', (name) => {
  const params = { chain: '31337', safe }
  expect(parse({ chain: name, safe: safe.toLowerCase() })).toEqual({ chain, chainId: 31337, address: safe, params })
})

test('error: a chain that the operator did not configure', () => {
  expect(() => parse({ chain: '5', safe })).toThrow(UnknownChainError)
})

test.each(['', '0x12', safe.replace('F7', 'f7')])('error: "%s" is no address', (address) => {
  expect(() => parse({ chain: '31337', safe: address })).toThrow(InvalidSafeAddressError)
})
