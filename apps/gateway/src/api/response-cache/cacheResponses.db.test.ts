import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, reorg, signHash } from '@countersign/devchain/testing'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { TransactionListPageSchema } from '@countersign/protocol/wire'
import type { KyselyPlugin } from 'kysely'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { bumpCacheVersion, CHAIN_WIDE } from '../../db/queries/cacheVersions.ts'

const [alice, bob, carol] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** One Safe, and two processes on one database. */
async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('1') })
  await world.indexer.runToHead()
  const [here, there] = [await createTestApi(world), await createTestApi(world)]
  const proposal = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address, value: 5n } })
  const lists = `/v1/chains/31337/safes/${safe}/transactions`
  const transactions = '/v1/chains/31337/transactions'
  const paths = {
    details: `${transactions}/multisig_${safe}_${proposal.safeTxHash}`,
    hash: `${transactions}/${proposal.safeTxHash}`,
    history: `${lists}/history`,
    messages: `/v1/chains/31337/safes/${safe}/messages`,
    queue: `${lists}/queued`,
  }
  /** Requests everything twice from both, so that caches fill; all responses must be equal. */
  const look = async () => {
    const look = async (path: string) => {
      const [first, ...others] = [
        await there.get(path),
        await here.get(path),
        await there.get(path),
        await here.get(path),
        await there.get(path),
      ]
      for (const other of others) expect({ body: other.body, path }).toEqual({ body: first?.body, path })
      return first?.body
    }
    return {
      details: await look(paths.details),
      hash: await look(paths.hash),
      history: await look(paths.history),
      messages: await look(paths.messages),
      queue: await look(paths.queue),
    }
  }
  const propose = () => here.post(`${transactions}/${safe}/propose`, proposal)
  return { client, here, look, paths, proposal, propose, safe, there, transactions, world }
}

const withStatus = (txStatus: string) => ({
  results: expect.arrayContaining([
    expect.objectContaining({
      transaction: expect.objectContaining({ txStatus }),
    }),
  ]),
})

test('default: a response is repeated, with a tag', async () => {
  const { here, paths, propose } = await setup()
  await propose()
  const first = await here.get(paths.queue)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  const second = await here.get(paths.queue)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('etag')).toBe(etag)
  expect(second.headers.get('content-type')).toBe('application/json')
  expect(second.headers.get('cache-control')).toBe('no-cache')
  expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  const same = await here.request(paths.queue, { headers: { 'If-None-Match': etag } })
  expect(same.status).toBe(304)
  expect(await same.text()).toBe('')
})

test('behavior: every process sees a change at once', async () => {
  const { client, here, look, paths, proposal, propose, safe, there, transactions, world } = await setup()
  expect(await look()).toMatchObject({ details: { code: 'TRANSACTION_NOT_FOUND' }, queue: { results: [] } })
  await propose()
  expect(await look()).toMatchObject({
    details: { txStatus: 'AWAITING_CONFIRMATIONS' },
    hash: { txStatus: 'AWAITING_CONFIRMATIONS' },
    queue: withStatus('AWAITING_CONFIRMATIONS'),
  })
  const signature = await signHash(proposal.safeTxHash, [bob.address])
  await there.post(`${transactions}/${proposal.safeTxHash}/confirmations`, { signature })
  expect(await look()).toMatchObject({
    details: { txStatus: 'AWAITING_EXECUTION' },
    hash: { txStatus: 'AWAITING_EXECUTION' },
    queue: withStatus('AWAITING_EXECUTION'),
  })
  await reorg(client, {
    betweenTheTwo: async () => {
      await world.indexer.runToHead()
      expect(await look()).toMatchObject({
        details: { txStatus: 'SUCCESS' },
        hash: { txStatus: 'SUCCESS' },
        history: { results: [{}, { transaction: { txStatus: 'SUCCESS' } }, {}, {}] },
        queue: { results: [] },
      })
    },
    orphaned: () => executeAsSafe({ client, safe, transaction: { nonce: 0n, to: carol.address, value: 5n } }),
    replacement: () => client.sendTransaction({ account: carol.address, to: bob.address, value: 1n }),
  })
  await world.indexer.runToHead()
  expect(await look()).toMatchObject({
    details: { txStatus: 'AWAITING_EXECUTION' },
    hash: { txStatus: 'AWAITING_EXECUTION' },
    history: { results: [{}, {}, {}] },
    queue: withStatus('AWAITING_EXECUTION'),
  })
  expect((await here.get(paths.queue)).headers.get('etag')).toBe((await there.get(paths.queue)).headers.get('etag'))
})

test('behavior: a token that became known names the call of a proposal', async () => {
  const { client, here, look, safe, transactions, world } = await setup()
  const token = world.config.tokens[0]?.address ?? carol.address
  const data = encodeFunctionData({ abi: erc20Abi, args: [bob.address, 7n], functionName: 'transfer' })
  const body = await signedProposal({ client, safe, transaction: { data, nonce: 0n, to: token } })
  await here.post(`${transactions}/${safe}/propose`, body)
  expect(await look()).toMatchObject({ queue: { results: [{}, { transaction: { txInfo: { type: 'Custom' } } }] } })
  await world.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('token')
      .values({ address: token, chain_id: 31_337, decimals: 6, kind: 'erc20', name: 'Coin', symbol: 'C' })
      .execute()
    await bumpCacheVersion(tx, { chainId: 31_337, safes: [CHAIN_WIDE] })
  })
  expect(await look()).toMatchObject({ queue: { results: [{}, { transaction: { txInfo: { type: 'Transfer' } } }] } })
})

test('behavior: a token that is nothing to a Safe leaves its cached responses', async () => {
  const { paths, propose, world } = await setup()
  await propose()
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const api = await createTestApi({ ...world, db: world.db.withPlugin(plugin) })
  const first = await api.get(paths.queue)
  await world.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('token')
      .values({ address: alice.address, chain_id: 31_337, decimals: 6, kind: 'erc20', name: 'Other', symbol: 'O' })
      .execute()
    await bumpCacheVersion(tx, { chainId: 31_337, safes: [CHAIN_WIDE] })
  })
  statements.length = 0
  expect((await api.get(paths.queue)).headers.get('etag')).toBe(first.headers.get('etag'))
  // The version, and a check whether unknown tokens are still unknown.
  expect(statements.length).toBeLessThanOrEqual(2)
})

test('behavior: responses about a Safe that only the node knows are not cached', async () => {
  const { client, here, safe, world } = await setup()
  const path = `/v1/chains/31337/safes/${safe}/transactions/queued`
  await world.db.deleteFrom('safe_creation').execute()
  const body = await signedProposal({ client, safe, transaction: { nonce: 0n, to: carol.address } })
  await here.post(`/v1/chains/31337/transactions/${safe}/propose`, body)
  expect((await here.get(path)).body).toMatchObject({ results: [{ label: 'Next' }, {}] })
  // Not indexed, so no event is emitted.
  await executeAsSafe({ client, safe, transaction: { nonce: 0n, to: bob.address } })
  expect((await here.get(path)).body).toMatchObject({ results: [] })
})

test('parameters: the address of a request is part of the cache key', async () => {
  const { here, paths, propose } = await setup()
  await propose()
  const read = async (path: string, proto?: string) => {
    const response = await here.request(path, proto ? { headers: { 'X-Forwarded-Proto': proto } } : {})
    return TransactionListPageSchema.parse(await response.json())
  }
  const path = `${paths.history}?cursor=limit%3D1%26offset%3D1`
  expect((await read(path)).previous).toMatch(/^http:/)
  expect((await read(path, 'https')).previous).toMatch(/^https:/)
  expect((await read(path)).previous).toMatch(/^http:/)
})

test('behavior: other sites may read cached responses too', async () => {
  const { paths, world } = await setup()
  const api = await createTestApi(world, { corsOrigins: ['https://app.example'] })
  for (let turn = 0; turn < 3; turn++) {
    const { headers } = await api.request(paths.history, { headers: { Origin: 'https://app.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(headers.get('etag')).not.toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('behavior: many at once are one work', async () => {
  const { here, paths, propose } = await setup()
  await propose()
  const answers = await Promise.all(Array.from({ length: 20 }, () => here.get(paths.queue)))
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
})

test('behavior: every process sees a message and its signatures at once', async () => {
  const { here, look, paths, safe, there } = await setup()
  const { safeMessageHash } = hashSafeMessage({ chainId: 31_337, message: 'hello', safe, version: '1.4.1' })
  const sign = (...accounts: readonly { address: `0x${string}` }[]) =>
    signHash(
      safeMessageHash,
      accounts.map(({ address }) => address),
    )
  expect((await look()).messages).toMatchObject({ results: [] })
  await here.post(paths.messages, { message: 'hello', signature: await sign(alice) })
  expect((await look()).messages).toMatchObject({ results: [{}, { confirmationsSubmitted: 1 }] })
  await there.post(`/v1/chains/31337/messages/${safeMessageHash}/signatures`, { signature: await sign(bob) })
  expect((await look()).messages).toMatchObject({ results: [{}, { status: 'CONFIRMED' }] })
})

test('behavior: gzip for clients that accept it, with the same content', async () => {
  const { here, paths, propose } = await setup()
  await propose()
  const { body } = await here.get(paths.details)
  for (let time = 0; time < 2; time++) {
    const response = await here.request(paths.details, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    const plain = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).json()
    expect(plain).toEqual(body)
  }
  for (const headers of [{}, { 'Accept-Encoding': 'gzip;q=0, identity' }])
    expect((await here.request(paths.details, { headers })).headers.get('content-encoding')).toBeNull()
})
