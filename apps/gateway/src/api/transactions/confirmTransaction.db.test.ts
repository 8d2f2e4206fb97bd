import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, signHash } from '@countersign/devchain/testing'
import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'

const [alice, bob, carol, dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup({ signers = [alice] }: { signers?: DemoAccount[] } = {}) {
  const world = await setupWorld(chain)
  const { client } = chain
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
  const api = await createTestApi(world)
  const payment = { nonce: 0n, to: dave.address, value: 5n }
  const { safeTxHash, ...fields } = await signedProposal({ client, safe, signers, transaction: payment })
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, { ...fields, safeTxHash })
  const confirm = (body: unknown, hash = safeTxHash) =>
    api.post(`/v1/chains/31337/transactions/${hash}/confirmations`, body)
  const signAs = (...accounts: DemoAccount[]) =>
    signHash(
      safeTxHash,
      accounts.map(({ address }) => address),
    )
  return { api, client, confirm, payment, safe, safeTxHash, signAs, world }
}

test('default', async () => {
  const { confirm, safeTxHash, signAs } = await setup()
  const answer = await confirm({ signature: await signAs(bob) })
  expect(answer.status).toBe(200)
  expect(TransactionDetailsSchema.parse(answer.body)).toMatchObject({
    detailedExecutionInfo: {
      confirmations: [{ signer: { value: alice.address } }, { signer: { value: bob.address } }],
      safeTxHash,
    },
    txStatus: 'AWAITING_EXECUTION',
  })
})

test('parameters: signedSafeTxHash is what mobile clients call it', async () => {
  const { confirm, signAs } = await setup()
  expect((await confirm({ signedSafeTxHash: await signAs(bob) })).status).toBe(200)
})

test('behavior: the same confirmation twice is answered the same', async () => {
  const { confirm, signAs } = await setup()
  const signature = await signAs(bob)
  const first = await confirm({ signature })
  expect(await confirm({ signature })).toEqual(first)
})

test('behavior: the first confirmation of an unsigned proposal makes it trusted', async () => {
  const { confirm, signAs } = await setup({ signers: [] })
  expect((await confirm({ signature: await signAs(carol) })).body).toMatchObject({
    detailedExecutionInfo: { confirmations: [{}], trusted: true },
  })
})

test('behavior: a signature forged in the name of an owner is never shown as hers', async () => {
  const { api, client, confirm, safe, world } = await setup()
  await world.indexer.runToHead()
  const fields = await signedProposal({ client, safe, signers: [], transaction: { nonce: 1n, to: dave.address } })
  const { safeTxHash } = fields
  const origin = JSON.stringify({ name: 'Treasury', note: 'Alice approved this', url: 'https://treasury.example' })
  const unsigned = await api.post(`/v1/chains/31337/transactions/${safe}/propose`, { ...fields, origin })
  const nobodys = { note: null, safeAppInfo: null }
  expect(unsigned.body).toMatchObject({ ...nobodys, detailedExecutionInfo: { proposer: null, trusted: false } })
  const service = () => api.get(`/tx-service/31337/api/v2/multisig-transactions/${safeTxHash}/`)
  expect((await service()).body).toMatchObject({ origin: '{}', proposer: null, trusted: false })

  const signatureOf = (account: DemoAccount) => signHash(safeTxHash, [account.address])
  const bobs = { detailedExecutionInfo: { proposer: { value: bob.address }, trusted: true } }
  expect((await confirm({ signature: await signatureOf(bob) }, safeTxHash)).body).toMatchObject({ ...nobodys, ...bobs })
  expect((await service()).body).toMatchObject({ origin: '{}', proposer: bob.address, trusted: true })
  // She signed the transaction, not its note.
  const signed = await confirm({ signature: await signatureOf(alice) }, safeTxHash)
  expect(signed.body).toMatchObject({ ...nobodys, ...bobs })
  const { body: queue } = await api.get(`/v1/chains/31337/safes/${safe}/transactions/queued`)
  expect(JSON.stringify(queue)).not.toContain('Alice approved this')
})

test('behavior: the signature of a removed owner stops counting', async () => {
  const { api, client, confirm, safe, safeTxHash, signAs, world } = await setup({ signers: [alice] })
  await confirm({ signature: await signAs(carol) })
  const remove = `0xf8dc5dd9${[bob.address, carol.address, '0x1'].map((value) => value.slice(2).padStart(64, '0')).join('')}`
  await executeAsSafe({ client, safe, transaction: { data: `0x${remove.slice(2).toLowerCase()}`, to: safe } })
  await world.indexer.runToHead()
  const { body } = await api.get(`/v1/chains/31337/transactions/${safeTxHash}`)
  expect(body).toMatchObject({ detailedExecutionInfo: { confirmations: [{ signer: { value: alice.address } }] } })
})

test('behavior: trust goes with the owner who gave it, in every list', async () => {
  const { api, client, confirm, safe, world } = await setup()
  const fields = await signedProposal({ client, safe, signers: [], transaction: { nonce: 1n, to: dave.address } })
  const { safeTxHash } = fields
  await api.post(`/v1/chains/31337/transactions/${safe}/propose`, fields)
  await confirm({ signature: await signHash(safeTxHash, [carol.address]) }, safeTxHash)
  await world.indexer.runToHead()
  const paths = [
    `/v1/chains/31337/safes/${safe}/transactions/queued`,
    `/v1/chains/31337/safes/${safe}/multisig-transactions`,
    `/tx-service/31337/api/v2/safes/${safe}/multisig-transactions/`,
  ]
  const listed = () =>
    Promise.all(paths.map(async (path) => JSON.stringify((await api.get(path)).body).includes(safeTxHash)))
  const details = async () => (await api.get(`/v1/chains/31337/transactions/${safeTxHash}`)).body
  const recommended = async () => (await api.get(`/v1/chains/31337/safes/${safe}/nonces`)).body
  expect(await listed()).toEqual([true, true, true])
  expect(await details()).toMatchObject({ detailedExecutionInfo: { trusted: true } })
  expect(await recommended()).toMatchObject({ recommendedNonce: 2 })

  const remove = `0xf8dc5dd9${[bob.address, carol.address, '0x1'].map((value) => value.slice(2).padStart(64, '0')).join('')}`
  await executeAsSafe({ client, safe, transaction: { data: `0x${remove.slice(2).toLowerCase()}`, to: safe } })
  await world.indexer.runToHead()
  expect(await listed()).toEqual([false, false, false])
  expect(await details()).toMatchObject({ detailedExecutionInfo: { confirmations: [], trusted: false } })
  expect(await recommended()).toMatchObject({ currentNonce: 1, recommendedNonce: 1 })
})

test('behavior: a signature has its time also after the execution', async () => {
  const { api, client, confirm, payment, safe, safeTxHash, signAs, world } = await setup()
  const read = (body: unknown) => {
    const info = TransactionDetailsSchema.parse(body).detailedExecutionInfo
    return info?.type === 'MULTISIG' ? info.confirmations : []
  }
  const before = read((await confirm({ signature: await signAs(bob) })).body)
  expect(before).toHaveLength(2)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await executeAsSafe({ client, safe, signers: [alice.address, bob.address], transaction: payment })
  await world.indexer.runToHead()
  const details = (await api.get(`/v1/chains/31337/transactions/${safeTxHash}`)).body
  expect(details).toMatchObject({ txStatus: 'SUCCESS' })
  const times = (list: typeof before) => list.map(({ signer, submittedAt }) => [signer.value, submittedAt]).toSorted()
  expect(times(read(details))).toEqual(times(before))
})

test('error: unknown transaction', async () => {
  const { confirm, signAs } = await setup()
  const answer = await confirm({ signature: await signAs(bob) }, `0x${'12'.repeat(32)}`)
  expect(answer).toMatchObject({ body: { code: 'TRANSACTION_NOT_FOUND' }, status: 404 })
})

test('error: not an owner', async () => {
  const { confirm, signAs } = await setup()
  expect(await confirm({ signature: await signAs(dave) })).toMatchObject({
    body: { code: 'NOT_AN_OWNER' },
    status: 422,
  })
})

test('error: executed in the meantime', async () => {
  const { client, confirm, payment, safe, signAs, world } = await setup()
  await executeAsSafe({ client, safe, transaction: payment })
  const signature = await signAs(bob)
  expect(await confirm({ signature })).toMatchObject({ body: { code: 'INVALID_NONCE' }, status: 422 })
  await world.indexer.runToHead()
  expect(await confirm({ signature })).toMatchObject({ body: { code: 'ALREADY_EXECUTED' }, status: 422 })
})

test('error: malformed', async () => {
  const { confirm } = await setup()
  for (const body of [{}, null, 'x', { signature: '0x12' }, { signature: 5 }])
    expect(await confirm(body)).toMatchObject({ body: { code: 'INVALID_INPUT' }, status: 422 })
  expect(await confirm({ signature: `0x${'11'.repeat(65)}` })).toMatchObject({ status: 422 })
})
