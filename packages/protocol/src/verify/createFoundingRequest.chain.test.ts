import { chainId, type Devchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import type { TestClient } from '@countersign/devchain/testing'
import { parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { verifyOwn } from '../evidence/verifyOwn.ts'
import { getSafeTransactionTypedData } from '../hash/getSafeTransactionTypedData.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { createFoundingRequest } from './createFoundingRequest.ts'
import { type CreationPlan, type CreationVersion, creationVersions, planCreation } from './planCreation.ts'
import { readDeployment, verifyDeployment } from './verifyDeployment.ts'
import { verifyExecution } from './verifyExecution.ts'

const [alice, bob, carol] = demoAccounts
let chain: Devchain
let client: TestClient
beforeAll(async () => {
  ;({ chain, client } = await setupChain())
})
afterAll(() => chain.stop())

let salt = 1_000n
function prepare({ nonce = 0n, version = '1.4.1' }: { nonce?: bigint; version?: CreationVersion } = {}) {
  const plan = planCreation({ owners: [alice.address, bob.address], saltNonce: ++salt, threshold: 2, version })
  const transaction = {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: '0x00000000000000000000000000000000000000aa',
    value: 5n,
  } as const
  const place = { chainId, safe: plan.safe, transaction, version }
  const sign = async ({ address, privateKey }: (typeof demoAccounts)[number]) => ({
    data: await privateKeyToAccount(privateKey).signTypedData(getSafeTransactionTypedData(place)),
    signer: address,
  })
  return { chainId, plan, safeTxHash: hashSafeTransaction(place).safeTxHash, sign, transaction: verifyOwn(transaction) }
}

async function send(call: CreationPlan['call']) {
  const hash = await client.sendTransaction({ ...call, account: carol.address, chain: null, gas: 2_000_000n })
  return client.waitForTransactionReceipt({ hash })
}

test.each(creationVersions)('default: %s is made and pays in one transaction, as planned', async (version) => {
  const { sign, ...parameters } = prepare({ version })
  const { plan, safeTxHash } = parameters
  await client.sendTransaction({ account: bob.address, chain: null, to: plan.safe, value: parseEther('1') })
  const request = await createFoundingRequest({ ...parameters, signatures: [await sign(bob), await sign(alice)] })
  const needed = await readDeployment(client, { chainId, others: [request.batch], plan })
  expect(needed.contracts.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'CONTRACT_OFFICIAL'))
  const { transactionHash } = await send(request.call)
  const execution = await verifyExecution(client, { chainId, safe: plan.safe, safeTxHash, transactionHash })
  expect(execution.state).toBe('succeeded')
  expect((await verifyDeployment(client, { chainId, plan })).verdict).toBe('ok')
  expect(await client.getBalance({ address: plan.safe })).toBe(parseEther('1') - 5n)
})

test('behavior: what cannot be paid is not made either', async () => {
  const { sign, ...parameters } = prepare()
  const request = await createFoundingRequest({ ...parameters, signatures: [await sign(alice), await sign(bob)] })
  expect((await send(request.call)).status).toBe('reverted')
  expect(await client.getCode({ address: parameters.plan.safe })).toBeUndefined()
})

test('error: too few, twice the same, a stranger, another hash, and what is not the first', async () => {
  const { sign, ...parameters } = prepare()
  const [one, two, stranger] = await Promise.all([sign(alice), sign(bob), sign(carol)])
  const make = (signatures: readonly (typeof one)[], changes: object = {}) =>
    createFoundingRequest({ ...parameters, signatures, ...changes })
  await expect(make([one])).rejects.toMatchObject({ code: 'FOUNDING_REFUSED' })
  await expect(make([one, one])).rejects.toMatchObject({ code: 'DUPLICATE_SIGNER' })
  await expect(make([one, stranger])).rejects.toMatchObject({ code: 'FOUNDING_REFUSED' })
  await expect(make([one, { ...stranger, signer: bob.address }])).rejects.toMatchObject({
    code: 'SIGNED_SOMETHING_ELSE',
  })
  await expect(make([one, two], { safeTxHash: `0x${'1'.repeat(64)}` })).rejects.toMatchObject({
    code: 'OTHER_TRANSACTION',
  })
  const { sign: signLater, ...later } = prepare({ nonce: 1n })
  await expect(
    createFoundingRequest({ ...later, signatures: [await signLater(alice), await signLater(bob)] }),
  ).rejects.toMatchObject({ code: 'FOUNDING_REFUSED' })
})
