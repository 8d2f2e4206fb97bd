import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { CreationInfoSchema } from '@countersign/protocol/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'
import { apiSections } from '../apiSections.ts'

const [alice, bob, , dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** Names and ABIs: a Safe is named once it is indexed. */
const ofContracts = /\/contracts\//
const needsMore = /\/(events|security|positions|outreaches|export)\//

test('behavior: between its creation and the next range of the index every read knows the Safe', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  const paths = apiSections
    .flatMap(({ routes }) => routes)
    .filter(({ method, path }) => method === 'get' && /:(address|safe)\b/.test(path))
    .map(({ path }) =>
      path
        .replace(/:(chain|chainId)\b/, '31337')
        .replace(/:(address|safe)\b/, safe)
        .replace(':currency', 'usd'),
    )
    .filter((path) => path.includes(`/safes/${safe}`) && !path.includes(':'))
    .filter((path) => !ofContracts.test(path) && !needsMore.test(`${path}/`) && !path.endsWith('/events'))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of [...paths, `/v1/safes?safes=31337:${safe}`, `/tx-service/31337/api/v1/safes/${safe}/export`])
    expect([path, (await api.get(path)).status]).toEqual([path, 200])
  // An address without a Safe stays unknown.
  for (const path of [`/v1/chains/31337/safes/${dave.address}`, `/tx-service/31337/api/v1/safes/${dave.address}`])
    for (const rest of ['', path.startsWith('/v1') ? '/transactions/creation' : '/creation'])
      expect((await api.get(`${path}${rest}`)).status).toBe(404)
})

test('behavior: the creation from the node is the one that is indexed later', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const path = `/v1/chains/31337/safes/${safe}/transactions/creation`
  const before = CreationInfoSchema.parse((await api.get(path)).body)
  await world.indexer.runToHead()
  expect(CreationInfoSchema.parse((await api.get(path)).body)).toEqual(before)
  expect(before).toMatchObject({ creator: alice.address, setupData: expect.stringContaining('0xb63e800d') })
})
