import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { hashMessageContent, hashSafeMessage, type SafeMessageContent } from '@countersign/protocol/hash'
import { MessageListPageSchema, MessageSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'

const [alice, bob, carol, dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address, carol.address], threshold: 2 })
  const api = await createTestApi(world)
  const hashOf = (message: SafeMessageContent) =>
    hashSafeMessage({ chainId: 31_337, message, safe, version: '1.4.1' }).safeMessageHash
  const signAs = (message: SafeMessageContent, ...accounts: DemoAccount[]) =>
    signHash(
      hashOf(message),
      accounts.map(({ address }) => address),
    )
  const create = (body: unknown) => api.post(`/v1/chains/31337/safes/${safe}/messages`, body)
  const addSignature = (message: SafeMessageContent, body: unknown) =>
    api.post(`/v1/chains/31337/messages/${hashOf(message)}/signatures`, body)
  const get = (message: SafeMessageContent) => api.get(`/v1/chains/31337/messages/${hashOf(message)}`)
  return { addSignature, api, client, create, db: world.db, get, hashOf, safe, signAs }
}

const PageSchema = z.object({
  next: z.string().nullable(),
  results: z.array(z.object({ message: z.string().optional() })),
})

const typedData = {
  domain: { chainId: 31_337, name: 'Market', verifyingContract: dave.address },
  message: { amount: '5' },
  primaryType: 'Order',
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
} as const

test('default', async () => {
  const { addSignature, client, create, get, safe, signAs } = await setup()
  expect(await create({ message: 'hello', signature: await signAs('hello', alice) })).toEqual({
    body: undefined,
    status: 202,
  })
  const first = MessageSchema.parse((await get('hello')).body)
  expect(first).toMatchObject({
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    message: 'hello',
    preparedSignature: null,
    proposedBy: { value: alice.address },
    status: 'NEEDS_CONFIRMATION',
  })
  expect((await addSignature('hello', { signature: await signAs('hello', bob) })).status).toBe(200)
  const confirmed = MessageSchema.parse((await get('hello')).body)
  expect(confirmed).toMatchObject({ confirmationsSubmitted: 2, status: 'CONFIRMED' })
  // The Safe contract accepts the prepared signature.
  const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
  const magic = await client.readContract({
    abi,
    address: safe,
    args: [hashMessageContent('hello'), confirmed.preparedSignature ?? '0x'],
    functionName: 'isValidSignature',
  })
  expect(magic).toBe('0x1626ba7e')
})

test.each([31_337, '31337', '0x7a69'])('behavior: typed data with the chain id %s', async (chainId) => {
  const { create, get, signAs } = await setup()
  const message = { ...typedData, domain: { ...typedData.domain, chainId } }
  expect((await create({ message, signature: await signAs(typedData, alice) })).status).toBe(202)
  expect((await get(typedData)).body).toMatchObject({ message })
})

test('behavior: the same message twice stays one', async () => {
  const { api, create, safe, signAs } = await setup()
  const body = { message: 'hello', signature: await signAs('hello', alice) }
  expect(await create(body)).toEqual(await create(body))
  expect(await create({ message: 'hello', signature: await signAs('hello', bob) })).toMatchObject({ status: 202 })
  const page = MessageListPageSchema.parse((await api.get(`/v1/chains/31337/safes/${safe}/messages`)).body)
  expect(page.results.map(({ type }) => type)).toEqual(['DATE_LABEL', 'MESSAGE'])
  expect(page.results[1]).toMatchObject({ confirmationsSubmitted: 2, proposedBy: { value: alice.address } })
})

test('behavior: pages, newest first', async () => {
  const { api, create, safe, signAs } = await setup()
  for (const message of ['one', 'two', 'three']) await create({ message, signature: await signAs(message, alice) })
  const path = `/v1/chains/31337/safes/${safe}/messages?cursor=limit%3D2%26offset%3D0`
  const first = MessageListPageSchema.parse((await api.get(path)).body)
  const texts = (page: typeof first) => page.results.flatMap((item) => (item.type === 'MESSAGE' ? [item.message] : []))
  expect(texts(first)).toEqual(['three', 'two'])
  const next = new URL(first.next ?? '')
  const second = MessageListPageSchema.parse((await api.get(next.pathname + next.search)).body)
  expect(texts(second)).toEqual(['one'])
  expect(second).toMatchObject({ next: null, previous: expect.stringContaining('offset%3D0') })
})

test('behavior: large messages come in pages by their bytes, and every one of them is on a page, in both dialects', async () => {
  const { api, create, safe, signAs } = await setup()
  const texts = Array.from({ length: 12 }, (_, index) => `${index} ${'x'.repeat(120_000)}`)
  for (const message of texts)
    expect(await create({ message, signature: await signAs(message, alice) })).toMatchObject({ status: 202 })
  for (const path of [
    `/v1/chains/31337/safes/${safe}/messages?cursor=limit%3D100`,
    `/tx-service/31337/api/v1/safes/${safe}/messages/?limit=100`,
  ]) {
    const listed: string[] = []
    let next: string | null = path
    while (next !== null) {
      const { body } = await api.get(next)
      expect(JSON.stringify(body).length).toBeLessThan(1_200_000)
      const page = PageSchema.parse(body)
      listed.push(...page.results.flatMap(({ message }) => (message === undefined ? [] : [message])))
      const link: URL | null = page.next === null ? null : new URL(page.next)
      next = link && `${link.pathname}${link.search}`
    }
    expect(listed).toEqual(texts.toReversed())
  }
})

test('error: a message that is too large, and one of an owner who has stored enough', async () => {
  const { create, db, safe, signAs } = await setup()
  const large = 'x'.repeat(900_000)
  expect(await create({ message: large, signature: await signAs(large, alice) })).toMatchObject({
    body: { code: 'MESSAGE_TOO_LARGE' },
    status: 422,
  })
  // Incompressible content, since the quota counts stored bytes.
  await sql`insert into message (chain_id, message_hash, message, proposed_by, safe)
    select 31337, '0x' || lpad(to_hex(place), 64, '0'), to_json(text), ${alice.address}, ${safe}
    from generate_series(1, 150) as place, (
      select string_agg(md5(part::text), '') as text from generate_series(1, 4000) as part
    ) as random`.execute(db)
  expect(await create({ message: 'one more', signature: await signAs('one more', alice) })).toMatchObject({
    body: { code: 'STORAGE_FULL' },
    status: 422,
  })
  // Other owners have their own quota.
  expect(await create({ message: 'another', signature: await signAs('another', bob) })).toMatchObject({ status: 202 })
})

test('error: refusals', async () => {
  const { addSignature, create, get, signAs } = await setup()
  const nonOwner = await signAs('hello', dave)
  expect(await create({ message: 'hello', signature: nonOwner })).toMatchObject({
    body: { code: 'NOT_AN_OWNER' },
    status: 422,
  })
  expect(await create({ message: 'hello', signature: await signAs('hello', alice, bob) })).toMatchObject({
    body: { code: 'INVALID_SIGNATURE', message: expect.stringContaining('expected 1 owner signature, got 2') },
  })
  const misfit = { ...typedData, message: { amount: 'many' } }
  expect(await create({ message: misfit, signature: nonOwner })).toMatchObject({
    body: { code: 'UNHASHABLE_MESSAGE' },
    status: 422,
  })
  const heavy = {
    ...typedData,
    message: { amounts: Array(5_000).fill({ parts: [] }) },
    types: {
      Amount: [{ name: 'parts', type: 'Part[]' }],
      Order: [{ name: 'amounts', type: 'Amount[]' }],
      Part: Array.from({ length: 1_000 }, (_, index) => ({ name: `part${index}`, type: 'string' })),
    },
  }
  expect(await create({ message: heavy, signature: nonOwner })).toMatchObject({
    body: { code: 'UNHASHABLE_MESSAGE', message: expect.stringContaining('takes too long to hash') },
    status: 422,
  })
  expect((await get('hello')).body).toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
  expect(await addSignature('hello', { signature: nonOwner })).toMatchObject({ status: 404 })
  for (const body of [
    {},
    { message: 'hello' },
    { message: 5, signature: nonOwner },
    { message: {}, signature: nonOwner },
  ])
    expect(await create(body)).toMatchObject({ body: { code: 'INVALID_INPUT' }, status: 422 })
})
