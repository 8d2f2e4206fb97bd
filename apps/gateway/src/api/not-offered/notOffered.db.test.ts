import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'
import { createDatabase } from '../../db/createDatabase.ts'

const [alice] = demoAccounts
const { address: safe } = demoSafes.treasury
const outreach = `/v1/targeted-messaging/outreaches/7/chains/31337/safes/${safe}`
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test.each([
  [`/v1/chains/31337/relay/${safe}`, 200, { limit: 0, remaining: 0 }],
  [`/v1/chains/31337/safes/${safe}/positions/usd?refresh=true`, 200, []],
  ['/v1/spaces', 200, []],
  [outreach, 204, undefined],
  [`${outreach}/signers/${alice.address}/submissions`, 204, undefined],
])('default: %s is answered with nothing, and without the database', async (path, status, body) => {
  const world = await setup(chain)
  const db = createDatabase('postgres://nobody@127.0.0.1:1/none')
  const api = await createTestApi({ ...world, db })
  expect(await api.get(path)).toMatchObject({ body, status })
  await db.destroy()
})

test.each([
  '/v1/chains/31337/relay',
  '/v1/users/wallet',
  '/v1/users/counterfactual-safes',
  '/v1/spaces',
  '/v1/spaces/create-with-user',
  `/v1/export/chains/31337/${safe}`,
  `${outreach}/signers/${alice.address}/submissions`,
])('behavior: POST %s is refused with an explanation', async (path) => {
  const api = await createTestApi(await setup(chain))
  expect(await api.post(path, { name: 'Ours' })).toMatchObject({ body: { code: 'NOT_OFFERED' }, status: 403 })
})

test('behavior: a report on a finding is refused', async () => {
  const api = await createTestApi(await setup(chain))
  const path = `/v1/chains/31337/security/${safe}/report-false-result`
  const report = { details: 'It is fine.', event: 'FALSE_POSITIVE', request_id: 'none' }
  expect(await api.post(path, report)).toMatchObject({ body: { success: false }, status: 200 })
})

test('behavior: no file is being made', async () => {
  const api = await createTestApi(await setup(chain))
  const path = '/v1/export/6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11/status'
  expect(await api.get(path)).toMatchObject({ body: { code: 'NOT_OFFERED' }, status: 403 })
})

test('error: chains that are not served, and a user who is not signed in', async () => {
  const api = await createTestApi(await setup(chain))
  for (const path of [`/v1/chains/5/relay/${safe}`, `/v1/chains/5/safes/${safe}/positions/usd`])
    expect(await api.get(path)).toMatchObject({ body: { code: 'CHAIN_NOT_FOUND' }, status: 404 })
  for (const path of ['/v1/users', '/v1/users/counterfactual-safes'])
    expect(await api.get(path)).toMatchObject({ body: { code: 'NOT_SIGNED_IN' }, status: 403 })
})
