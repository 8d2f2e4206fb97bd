import { parseDescriptorList } from '@countersign/protocol/clear'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const descriptor = {
  context: { contract: { deployments: [{ address: address.toLowerCase(), chainId: 31_337 }] } },
  display: { formats: { 'f(uint256 a)': { intent: 'Do' } } },
}

test('default: the descriptor of a contract from the folder, unchanged', async () => {
  const descriptors = [{ descriptor, name: 'registry/acme/calldata-Thing.json' }]
  const api = await createTestApi(await setup(chain), { descriptors })
  const { body, headers, status } = await api.get(`/clear-signing/31337/${address}`)
  expect(status).toBe(200)
  expect(body).toEqual({ descriptors })
  expect(headers.get('cache-control')).toBe('max-age=300')
  expect(parseDescriptorList(body, 'operator')).toMatchObject([{ descriptor, source: 'operator' }])
  expect((await api.get(`/clear-signing/31337/${other}`)).body).toEqual({ descriptors: [] })
})

test('error: a chain that is not served, an address that is none', async () => {
  const api = await createTestApi(await setup(chain))
  expect((await api.get(`/clear-signing/5/${address}`)).status).toBe(404)
  expect((await api.get('/clear-signing/31337/nobody')).status).toBe(422)
  expect((await api.get('/clear-signing/nowhere')).status).toBe(404)
})
