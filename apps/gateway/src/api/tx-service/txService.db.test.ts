import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { getDelegateTypedData, getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import { createPageSchema } from '@countersign/protocol/wire'
import { concat, getAddress, type Hex, pad, toEventSelector, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { type SignedProposalParameters, signedProposal } from '../../../test/signedProposal.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { ServiceDelegateSchema } from './delegateRoutes.ts'
import { ServiceTransactionPageSchema } from './transactionLists.ts'
import { AnyServiceTransactionSchema } from './transactions.ts'

const [alice, bob, carol, dave] = demoAccounts
const base = '/tx-service/31337/api'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

type Body = Record<string, unknown> & { contractTransactionHash: Hex }

async function setup() {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const list = async (query = '') =>
    ServiceTransactionPageSchema.parse((await api.get(`${base}/v2/safes/${safe}/multisig-transactions/?${query}`)).body)
  const toBody = async (parameters: Partial<SignedProposalParameters> = {}): Promise<Body> => {
    const transaction = { nonce: 0n, to: dave.address }
    const { safeTxHash, ...body } = await signedProposal({ client, safe, transaction, ...parameters })
    return { ...body, contractTransactionHash: safeTxHash }
  }
  const propose = (body: Record<string, unknown>) => api.post(`${base}/v2/safes/${safe}/multisig-transactions/`, body)
  return { api, client, list, propose, safe, toBody, world }
}

const signDelegate = ({ privateKey }: DemoAccount, delegate = carol.address) =>
  privateKeyToAccount(privateKey).signTypedData(
    getDelegateTypedData({ chainId: 31337, delegate, totp: getTotp(Date.now() / 1000) }),
  )

test('default: proposals, with numbers as text or as numbers, and the same one twice', async () => {
  const { list, propose, toBody } = await setup()
  const body = await toBody()
  expect(await propose({ ...body, baseGas: 0, data: '', nonce: 0, safeTxGas: 0, value: 0 })).toEqual({
    body: undefined,
    status: 201,
  })
  expect((await propose(body)).status).toBe(201)
  const { count, countUniqueNonce, results } = await list()
  expect([count, countUniqueNonce]).toEqual([1, 1])
  expect(results).toMatchObject([
    { data: null, nonce: '0', origin: '{}', safeTxHash: body.contractTransactionHash, signatures: null, trusted: true },
  ])
})

test('behavior: one store: proposed in one dialect, confirmed in the other, listed in both', async () => {
  const { api, list, propose, safe, toBody } = await setup()
  const { contractTransactionHash: hash, ...body } = await toBody()
  await propose({ ...body, contractTransactionHash: hash })
  const queue = await api.get(`/v1/chains/31337/safes/${safe}/transactions/queued`)
  expect(queue.body).toMatchObject({ results: [{}, { transaction: { id: `multisig_${safe}_${hash}` } }] })
  const { signature } = await toBody({ sender: bob })
  const confirmed = await api.post(`/v1/chains/31337/transactions/${hash}/confirmations`, { signature })
  expect(confirmed).toMatchObject({ body: { txStatus: 'AWAITING_EXECUTION' }, status: 200 })
  expect((await list()).results[0]?.confirmations.map(({ owner }) => owner)).toEqual([alice.address, bob.address])
})

test('behavior: unsigned proposals are listed on request', async () => {
  const { list, propose, toBody } = await setup()
  expect((await propose(await toBody({ signers: [] }))).status).toBe(201)
  expect((await list()).results).toEqual([])
  expect((await list('trusted=false')).results).toMatchObject([{ confirmations: [], trusted: false }])
  expect((await list('trusted=false&has_confirmations=true')).results).toEqual([])
})

test('behavior: competing transactions count once by nonce, in the requested order', async () => {
  const { list, propose, toBody } = await setup()
  for (const [nonce, value] of [
    [0n, 1n],
    [0n, 2n],
    [1n, 3n],
  ] as const)
    await propose(await toBody({ transaction: { nonce, to: dave.address, value } }))
  const valuesOf = async (query: string) => (await list(query)).results.map(({ value }) => value)
  expect(await list()).toMatchObject({ count: 3, countUniqueNonce: 2 })
  expect(await valuesOf('')).toEqual(['3', '2', '1'])
  expect(await valuesOf('ordering=created')).toEqual(['1', '2', '3'])
  expect(await valuesOf('ordering=nonce')).toEqual(['1', '2', '3'])
  expect(await valuesOf('ordering=nonsense')).toEqual(['3', '2', '1'])
  expect(await valuesOf('value__gt=1&value__lt=3')).toEqual(['2'])
  expect(await valuesOf('nonce__gt=0')).toEqual(['3'])
  expect(await valuesOf(`submission_date__gte=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
  expect(await valuesOf('modified__lte=2001-01-01')).toEqual([])
})

test('behavior: with and without a slash, by id and by short name', async () => {
  const { api, safe } = await setup()
  const { shortName } = chain.config
  const paths = ['', '/'].flatMap((slash) => [
    `${base}/v1/safes/${safe}${slash}`,
    `/tx-service/${shortName}/api/v1/safes/${safe}${slash}`,
  ])
  const answers = await Promise.all(paths.map((path) => api.get(path)))
  for (const { body, status } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
})

test('behavior: a proposal is deleted by who made it, once and again', async () => {
  const { api, propose, safe, toBody } = await setup()
  const { contractTransactionHash: safeTxHash, ...rest } = await toBody()
  await propose({ ...rest, contractTransactionHash: safeTxHash })
  const sign = ({ privateKey }: DemoAccount) =>
    privateKeyToAccount(privateKey).signTypedData(
      getDeleteRequestTypedData({ chainId: 31337, safe, safeTxHash, totp: getTotp(Date.now() / 1000) }),
    )
  const remove = (signature: Hex) =>
    sendJson(api, 'DELETE', `${base}/v2/multisig-transactions/${safeTxHash}/`, { signature })
  expect(await remove(await sign(bob))).toMatchObject({ body: { code: 'INVALID_SIGNATURE' }, status: 400 })
  expect((await remove(await sign(alice))).status).toBe(204)
  expect((await remove(await sign(alice))).status).toBe(204)
})

test('behavior: a delegate proposes until its day', async () => {
  const { api, list, propose, safe, toBody, world } = await setup()
  const listDelegates = async () =>
    createPageSchema(ServiceDelegateSchema).parse((await api.get(`${base}/v2/delegates?safe=${safe}`)).body).results
  const expiryDate = new Date(Date.now() + 3_600_000).toISOString()
  const delegation = { delegate: carol.address, delegator: alice.address, expiryDate, label: 'Until tonight', safe }
  const signature = await signDelegate(alice)
  expect(await api.post(`${base}/v2/delegates/`, { ...delegation, signature })).toEqual({
    body: { ...delegation, signature },
    status: 201,
  })
  expect(await listDelegates()).toEqual([delegation])
  expect((await propose(await toBody({ sender: carol }))).status).toBe(201)
  expect((await list()).results).toMatchObject([
    { confirmations: [], proposedByDelegate: carol.address, proposer: alice.address, trusted: true },
  ])

  await world.db
    .updateTable('delegate')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await listDelegates()).toEqual([])
  const late = await toBody({ sender: carol, transaction: { nonce: 1n, to: dave.address } })
  expect(await propose(late)).toMatchObject({ body: { code: 'NOT_AN_OWNER' }, status: 422 })
})

test('error: refusals in the format of the dialect', async () => {
  const { api, propose, safe, toBody } = await setup()
  const body = await toBody()
  const refused = await propose({ ...body, value: '9' })
  expect(refused).toMatchObject({
    body: { code: 'INVALID_SAFE_TX_HASH', nonFieldErrors: [expect.stringContaining('Invalid safeTxHash')] },
    status: 422,
  })
  await propose(body)
  const confirmations = `${base}/v1/multisig-transactions/${body.contractTransactionHash}/confirmations/`
  const foreign = await toBody({ sender: alice, signers: [carol] })
  expect(await api.post(confirmations, { signature: foreign.signature })).toMatchObject({
    body: { code: 'NOT_AN_OWNER', nonFieldErrors: [expect.stringContaining('is not an owner')] },
    status: 400,
  })
  expect(await propose({ ...body, to: 'nobody' })).toMatchObject({
    body: { code: 'INVALID_INPUT', to: [expect.stringContaining('Invalid address')] },
    status: 422,
  })
  const swapped = safe.replace(/[a-fA-F]/, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  expect(await api.get(`${base}/v1/safes/${swapped}/`)).toMatchObject({
    body: { arguments: [swapped], code: 1, message: 'Checksum address validation failed' },
    status: 422,
  })
  expect(await api.get(`${base}/v1/safes/${dave.address}/`)).toMatchObject({
    body: { code: 'SAFE_NOT_FOUND', detail: expect.stringContaining('was not found') },
    status: 404,
  })
  expect(await api.get('/tx-service/nowhere/api/v1/about')).toMatchObject({ body: { code: 'CHAIN_NOT_FOUND' } })
  expect((await api.get(`${base}/v1/tokens?search=%00%27%25`)).status).toBe(200)
  expect(await api.get(`${base}/v2/delegates`)).toMatchObject({ body: { code: 'INVALID_INPUT' }, status: 422 })
  const past = { expiryDate: '2020-01-01T00:00:00Z', label: '', safe, signature: await signDelegate(alice) }
  expect(
    await api.post(`${base}/v2/delegates`, { ...past, delegate: carol.address, delegator: alice.address }),
  ).toMatchObject({ body: { expiryDate: [expect.stringContaining('previous to now')] }, status: 422 })
})

test('behavior: of payments with 60 kB of calldata each, no more are read from the node than a page holds', {
  tags: 'long',
}, async () => {
  const { client, safe, world } = await setup()
  const token = getAddress('0x00000000000000000000000000000000000070ce')
  const topics = [pad(safe), pad(zeroAddress), toEventSelector('event Transfer(address, address, uint256)')]
  // Emits a transfer of 1 to the Safe, whatever it is called with.
  const code = concat(['0x6001600052', ...topics.flatMap((topic) => ['0x7f' as const, topic]), '0x60206000a300'])
  await client.setCode({ address: token, bytecode: code })
  const data = `0x${'00'.repeat(60_000)}` as const
  for (let index = 0; index < 45; index += 1)
    await client.sendTransaction({ account: carol.address, chain: null, data, gas: 2_000_000n, to: token })
  await world.indexer.runToHead()
  const methods: string[] = []
  const counted = createChainClient(world.config, {
    onCall: ({ method }) => void methods.push(method),
    timeout: 120_000,
  })
  const api = await createTestApi({ ...world, client: counted })
  const { body } = await api.get(`${base}/v2/safes/${safe}/all-transactions/?limit=45`)
  const { count, next, results } = createPageSchema(AnyServiceTransactionSchema).parse(body)
  expect(count).toBe(45)
  expect(next).toContain('offset=8')
  expect(results).toHaveLength(8)
  expect(results[0]).toMatchObject({ data, transfers: [{ tokenAddress: token, value: '1' }] })
  expect(methods.filter((method) => method === 'eth_getTransactionByHash')).toHaveLength(20)
})
