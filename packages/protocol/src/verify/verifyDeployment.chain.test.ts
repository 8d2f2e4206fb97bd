import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { type BorrowedDevchain, executeAsSafe, safeAbi, type TestClient } from '@countersign/devchain/testing'
import { type Client, createClient, custom, encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { ChainUnreachableError, WrongChainError } from '../chain/ChainClient.ts'
import { type CreationPlan, planCreation } from '../chain/planCreation.ts'
import { creationVersions } from '../chain/SafeFacts.ts'
import { readDeployment, verifyDeployment } from './verifyDeployment.ts'

const [alice, bob, carol] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  ;({ chain, client } = await setupChain())
})
afterAll(() => chain.stop())

let salt = 0n
const plan = (version: CreationPlan['version'] = '1.4.1') =>
  planCreation({ owners: [alice.address, bob.address], saltNonce: ++salt, threshold: 2, version })

async function create({ call }: CreationPlan) {
  const hash = await client.sendTransaction({ ...call, account: carol.address, chain: null })
  await client.waitForTransactionReceipt({ hash })
}

test.each(creationVersions)('default: %s is planned, funded, made and found as planned', async (version) => {
  const planned = plan(version)
  const before = await readDeployment(client, { chainId, plan: planned })
  expect(before).toMatchObject({ balance: 0n, isDeployed: false })
  expect(before.contracts.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'CONTRACT_OFFICIAL'))
  await client.sendTransaction({ account: bob.address, chain: null, to: planned.safe, value: parseEther('1') })
  await create(planned)
  const after = await readDeployment(client, { chainId, plan: planned })
  expect(after).toMatchObject({ balance: parseEther('1'), isDeployed: true })
  const report = await verifyDeployment(client, { chainId, plan: planned })
  expect(report.verdict).toBe('ok')
  expect(report.checks.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'ADDRESS_AGREES',
      'PROXY_OFFICIAL',
      'IMPLEMENTATION_OFFICIAL',
      'OWNERS_AS_PLANNED',
      'THRESHOLD_AS_PLANNED',
      'HANDLER_AS_PLANNED',
      'IMPLEMENTATION_AS_PLANNED',
      'MODULES_AS_PLANNED',
      'GUARD_AS_PLANNED',
      'MODULE_GUARD_AS_PLANNED',
    ]),
  )
})

test('behavior: changes since are reported, each by its name', async () => {
  const planned = plan()
  await create(planned)
  const change = (data: `0x${string}`) =>
    executeAsSafe({ client, safe: planned.safe, transaction: { data, to: planned.safe } })
  await change(encodeFunctionData({ abi: safeAbi, args: [carol.address, 1n], functionName: 'addOwnerWithThreshold' }))
  await change(encodeFunctionData({ abi: safeAbi, args: [carol.address], functionName: 'enableModule' }))
  const { checks, verdict } = await verifyDeployment(client, { chainId, plan: planned })
  expect(verdict).toBe('block')
  expect(checks.filter((check) => check.verdict === 'block').map(({ code }) => code)).toEqual([
    'OWNERS_NOT_AS_PLANNED',
    'THRESHOLD_NOT_AS_PLANNED',
    'MODULES_NOT_AS_PLANNED',
  ])
})

test('behavior: where nothing is, nothing is as planned', async () => {
  const { checks, verdict } = await verifyDeployment(client, { chainId, plan: plan() })
  expect(verdict).toBe('block')
  expect(checks.map(({ code }) => code)).toContain('NO_CODE')
})

/** The real chain, with replaced code at some addresses. */
function withCode(codes: Record<string, string>): Client {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const address = method === 'eth_getCode' && Array.isArray(params) ? String(params[0]).toLowerCase() : ''
    return codes[address] ?? client.request({ method, params } as never)
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

test('error: a contract that is missing, or other code at its address', async () => {
  const planned = plan()
  const { factory, fallbackHandler, singleton } = planned.contracts
  const liar = withCode({ [factory.address.toLowerCase()]: '0x', [singleton.address.toLowerCase()]: '0x6001' })
  const { contracts } = await readDeployment(liar, { chainId, plan: planned })
  expect(contracts.map(({ code, verdict }) => `${verdict} ${code}`)).toEqual([
    'block CONTRACT_MISSING',
    'ok CONTRACT_OFFICIAL',
    'block CONTRACT_OTHER_CODE',
  ])
  expect(contracts[0]?.message).toContain(factory.address)
  expect(contracts[1]?.message).toContain(fallbackHandler.name)
})

test('error: a node of another chain, and one that is silent', async () => {
  await expect(readDeployment(client, { chainId: 1, plan: plan() })).rejects.toBeInstanceOf(WrongChainError)
  const silent = createClient({
    transport: custom({ request: () => Promise.reject(new Error('down')) }, { retryCount: 0 }),
  })
  await expect(readDeployment(silent, { chainId, plan: plan() })).rejects.toBeInstanceOf(ChainUnreachableError)
  const { verdict } = await verifyDeployment(silent, { chainId, plan: plan() })
  expect(verdict).toBe('unknown')
})
