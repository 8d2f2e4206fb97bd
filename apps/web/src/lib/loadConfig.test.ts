import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './loadConfig.ts'

const chain = {
  id: 31337,
  name: 'Demo chain',
  network: 'demo',
  shortName: 'demo',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}
const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))

test('default: what the operator wrote, with the defaults filled in', async () => {
  const config = await loadConfig(answer(JSON.stringify({ chains: [chain], serviceUrl: '' }))())
  expect(config).toMatchObject({ serviceUrl: '', relayUrl: null, chains: [{ id: 31337, l2: true }] })
})

test.each([
  ['not JSON', answer('<html>')],
  ['a status', answer('', 503)],
  ['no chains', answer(JSON.stringify({ chains: [], serviceUrl: '' }))],
  [
    'a wrong URL',
    answer(
      JSON.stringify({ chains: [{ ...chain, rpcUrls: { default: { http: ['javascript:1'] } } }], serviceUrl: '' }),
    ),
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('error: %s', async (_, fetchConfig) => {
  await expect(loadConfig(fetchConfig())).rejects.toThrow(ConfigError)
})
