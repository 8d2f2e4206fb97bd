import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDemoApi } from '../../test/createDemoApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { readTransactions } from '../../test/readPages.ts'

const { address: safe } = demoSafes.treasury
const root = '/v1/chains/31337'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const text = z.string()
const TokenSchema = z.object({ logoUri: text, name: text, symbol: text })
const ContractSchema = z.object({ displayName: text, logoUri: text, name: text })

/** Clients generated from the official schema fail on null where it has a string. */
test.each([
  ['/about', z.object({ buildNumber: text })],
  [`${root}/about`, z.object({ buildNumber: text })],
  [root, z.object({ nativeCurrency: TokenSchema })],
  [`${root}/safes/${safe}/balances/usd`, z.object({ items: z.array(z.object({ tokenInfo: TokenSchema })).nonempty() })],
  [`${root}/safes/${safe}/collectibles`, z.array(z.object({ logoUri: text })).nonempty()],
  [`${root}/contracts/${demoTokens.usdc.address}`, ContractSchema.extend({ name: z.literal(demoTokens.usdc.name) })],
  [`${root}/contracts/${safe}`, ContractSchema.extend({ name: z.literal('SafeProxy') })],
] as const)('default: %s has text where the official description has it', async (path, schema) => {
  const { api } = await createDemoApi(chain)
  const { error } = schema.safeParse((await api.get(path)).body)
  expect(error?.issues).toBeUndefined()
})

test('default: fee and payment of a transaction, executed or not', async () => {
  const { api } = await createDemoApi(chain)
  const DetailsSchema = z.object({ detailedExecutionInfo: z.object({ fee: text, payment: text }) })
  const read = async (id: string) =>
    DetailsSchema.parse((await api.get(`${root}/transactions/${id}`)).body).detailedExecutionInfo
  const list = `${root}/safes/${safe}/transactions`
  const [queued] = await readTransactions(api, `${list}/queued`)
  expect(await read(queued?.id ?? '')).toEqual({ fee: '0', payment: '0' })
  const executed = (await readTransactions(api, `${list}/history`)).find(({ id }) => id.startsWith('multisig_'))
  const { fee, payment } = await read(executed?.id ?? '')
  expect(BigInt(fee)).toBeGreaterThan(0n)
  expect(payment).toBe('0')
})
