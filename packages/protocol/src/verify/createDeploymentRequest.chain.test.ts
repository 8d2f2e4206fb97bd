import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import type { BorrowedDevchain, TestClient } from '@countersign/devchain/testing'
import { parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { type CreationPlan, planCreation } from '../chain/planCreation.ts'
import { type CreationVersion, creationVersions, type PlanCreationParameters } from '../chain/SafeFacts.ts'
import { claim } from '../evidence/Claimed.ts'
import { getSafeTransactionTypedData, hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { simulateTransaction } from '../simulate/simulateTransaction.ts'
import { type CreateDeploymentRequestParameters, createDeploymentRequest } from './createDeploymentRequest.ts'
import { estimateExecution } from './estimateExecution.ts'
import type { TransactionReport } from './TransactionReport.ts'
import { verifyDeployment } from './verifyDeployment.ts'
import { verifyExecution } from './verifyExecution.ts'
import { verifyTransaction } from './verifyQueue.ts'

const [alice, bob, carol] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  ;({ chain, client } = await setupChain())
})
afterAll(() => chain.stop())

let salt = 1_000n
function prepare({ nonce = 0n, version = '1.4.1' }: { nonce?: bigint; version?: CreationVersion } = {}) {
  const owners = [alice.address, bob.address]
  const planned: PlanCreationParameters = { owners, saltNonce: ++salt, threshold: 2, version }
  const plan = planCreation(planned)
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
  const { safeTxHash } = hashSafeTransaction(place)
  const sign = async ({ address, privateKey }: (typeof demoAccounts)[number]) => ({
    owner: address,
    signature: await privateKeyToAccount(privateKey).signTypedData(getSafeTransactionTypedData(place)),
  })
  /** Verifies everything first, as a page does. */
  const verify = async (signers: readonly (typeof demoAccounts)[number][], given: PlanCreationParameters = planned) =>
    verifyTransaction(client, {
      chainId,
      claimed: claim({ confirmations: await Promise.all(signers.map(sign)), safe: plan.safe, safeTxHash, transaction }),
      planned: given,
      safe: plan.safe,
    })
  return { parameters: { chainId, planned, safe: plan.safe, safeTxHash }, plan, transaction, verify }
}

function found(
  parameters: Pick<CreateDeploymentRequestParameters, 'chainId' | 'planned' | 'safe' | 'safeTxHash'>,
  { signatures, transaction }: TransactionReport,
) {
  if (!transaction) throw new Error('It was not verified.')
  return createDeploymentRequest({ ...parameters, signatures, transaction })
}

async function send(call: CreationPlan['call']) {
  const hash = await client.sendTransaction({ ...call, account: carol.address, chain: null, gas: 2_000_000n })
  return client.waitForTransactionReceipt({ hash })
}

test.each(creationVersions)(
  'default: %s is verified, tried, made and pays in one transaction, as planned',
  async (version) => {
    const { parameters, plan, transaction, verify } = prepare({ version })
    const { safe, safeTxHash } = parameters
    await client.sendTransaction({ account: bob.address, chain: null, to: safe, value: parseEther('1') })
    const report = await verify([bob, alice])
    expect(report.checks.concat(report.safe.checks).filter(({ verdict }) => verdict !== 'ok')).toEqual([])
    expect(report.safe.checks.filter(({ id }) => id === 'T78').map(({ code }) => code)).toEqual([
      'PLANNED',
      ...Array.from({ length: 3 }, () => 'CONTRACT_OFFICIAL'),
    ])
    expect(report.safe.facts?.evidence).toEqual({ source: 'recomputed' })
    const facts = report.safe.facts?.value
    if (!facts) throw new Error('The chain was not read.')
    expect(await simulateTransaction(client, { facts, transaction })).toMatchObject({ coin: -5n, outcome: 'success' })
    const request = found(parameters, report)
    expect((await estimateExecution(client, { executor: carol.address, request })).checks).toMatchObject([
      { code: 'EXECUTION_PASSES' },
    ])
    const { transactionHash } = await send(request.call)
    const execution = await verifyExecution(client, { chainId, safe, safeTxHash, transactionHash })
    expect(execution.state).toBe('succeeded')
    expect((await verifyDeployment(client, { chainId, plan })).verdict).toBe('ok')
    expect(await client.getBalance({ address: safe })).toBe(parseEther('1') - 5n)
  },
)

test('behavior: what cannot be paid is not made either', async () => {
  const { parameters, transaction, verify } = prepare()
  const report = await verify([alice, bob])
  const facts = report.safe.facts?.value
  if (!facts) throw new Error('The chain was not read.')
  expect(await simulateTransaction(client, { facts, transaction })).toMatchObject({ outcome: 'failure' })
  expect((await send(found(parameters, report).call)).status).toBe('reverted')
  expect(await client.getCode({ address: parameters.safe })).toBeUndefined()
})

test('behavior: once somebody has created it, the chain is read instead of the plan', async () => {
  const { parameters, plan, verify } = prepare()
  await send(plan.call)
  const { safe } = await verify([alice, bob])
  expect(safe.facts?.value.planned).toBeUndefined()
  expect(safe.facts?.evidence).toMatchObject({ source: 'chain' })
  expect(safe.checks.map(({ code }) => code)).toContain('PROXY_OFFICIAL')
  expect((await send(found(parameters, await verify([alice, bob])).call)).status).toBe('reverted')
})

test('error: without a plan, and with one of another address, there is nothing to sign for', async () => {
  const { parameters, verify } = prepare()
  const codes = async (given: Parameters<typeof verify>[1]) =>
    (await verify([alice, bob], given)).safe.checks.filter(({ verdict }) => verdict === 'block').map(({ code }) => code)
  const { planned } = parameters
  expect(await codes({ ...planned, owners: [alice.address, carol.address] })).toContain('NO_CODE')
  expect(await codes({ ...planned, threshold: 1 })).toContain('NO_CODE')
  expect(await codes({ ...planned, threshold: 3 })).toContain('NO_CODE')
})

test('error: too few, another account, another hash, another plan, and a later nonce', async () => {
  const { parameters, verify } = prepare()
  const [enough, few, outsider] = [await verify([alice, bob]), await verify([alice]), await verify([alice, carol])]
  const refused = expect.objectContaining({ code: 'FOUNDING_REFUSED' })
  expect(() => found(parameters, few)).toThrow(refused)
  expect(() => found(parameters, outsider)).toThrow(refused)
  expect(() => found({ ...parameters, planned: { ...parameters.planned, saltNonce: 1n } }, enough)).toThrow(refused)
  expect(() => found({ ...parameters, safeTxHash: `0x${'1'.repeat(64)}` }, enough)).toThrow(
    expect.objectContaining({ code: 'OTHER_TRANSACTION' }),
  )
  const later = prepare({ nonce: 1n })
  expect(() => found(later.parameters, { ...enough })).toThrow()
  const report = await later.verify([alice, bob])
  expect(() => found(later.parameters, report)).toThrow(refused)
})
