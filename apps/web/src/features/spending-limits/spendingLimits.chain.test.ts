import { chainId, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { allowanceModule, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { allowanceModules, readSafeState } from '@countersign/protocol/chain'
import { describeTransaction } from '@countersign/protocol/decode'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import {
  type Address,
  createClient,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseEther,
  recoverAddress,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { call, getBalance, getCode, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { type Call, createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { planRemoval, planSpending, planSpendingLimit } from './planSpendingLimit.ts'
import { readSpendingLimits } from './readSpendingLimits.ts'

const [alice, bob, , dave, erin] = demoAccounts
const version = '1.4.1'
const multiSend = safeContracts[version].multiSendCallOnly
const usdc = demoTokens.usdc.address
const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.devchain.stop())

async function setup() {
  const devchain = await startDevchain()
  const client = createTestClient(devchain.url)
  const node = createClient({ transport: http(devchain.url, { retryCount: 0 }) })
  return { client, devchain, node }
}

async function createSafe(): Promise<Address> {
  const { client } = world
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  await client.writeContract({
    abi: mintAbi,
    account: alice.address,
    address: usdc,
    args: [safe, 1_000_000_000n],
    functionName: 'mint',
  })
  return safe
}

function read(safe: Address) {
  return readSpendingLimits(world.node, safe)
}

async function execute(safe: Address, calls: readonly Call[]): Promise<void> {
  const { nonce } = await readSafeState(world.node, { address: safe, chainId })
  const transaction = createTransaction(createBatchCall(calls, multiSend), nonce)
  const { receipt } = await executeAsSafe({ client: world.client, safe, transaction })
  expect(receipt.status).toBe('success')
}

async function setLimit(safe: Address, token: Address, amount: bigint, resetMinutes: number): Promise<Call[]> {
  const limits = await read(safe)
  if (!limits.module) throw new Error('The chain has no module.')
  const calls = planSpendingLimit({
    limit: { amount, beneficiary: erin.address, resetMinutes, token },
    limits,
    module: limits.module,
    safe,
  })
  await execute(safe, calls)
  return calls
}

/** Erin is not an owner. */
async function spend(safe: Address, token: Address, amount: bigint, account: Address = erin.address): Promise<void> {
  const limit = { beneficiary: erin.address, token }
  const { data, to } = planSpending({ amount, limit, module: allowanceModule, recipient: dave.address, safe })
  // Simulated first, as on the page, to get the revert reason.
  await call(world.node, { account, data, to })
  await world.client.sendTransaction({ account, data, to })
}

test('default: module, beneficiary and limit in one transaction; spent without an owner', async () => {
  const { node } = world
  const safe = await createSafe()
  expect(await read(safe)).toMatchObject({ isEnabled: false, limits: [], module: allowanceModule })
  expect(await setLimit(safe, zeroAddress, parseEther('0.5'), 1_440)).toHaveLength(3)
  expect(await setLimit(safe, usdc, 250_000_000n, 0)).toHaveLength(1)
  const before = await getBalance(node, { address: dave.address })
  await spend(safe, zeroAddress, parseEther('0.2'))
  await spend(safe, usdc, 100_000_000n)
  expect(await getBalance(node, { address: dave.address })).toBe(before + parseEther('0.2'))
  const { beneficiaries, isEnabled, limits } = await read(safe)
  expect([beneficiaries, isEnabled]).toEqual([[erin.address], true])
  expect(limits).toMatchObject([
    { amount: parseEther('0.5'), left: parseEther('0.3'), nextReset: expect.any(Number), resetMinutes: 1_440 },
    { amount: 250_000_000n, left: 150_000_000n, nextReset: undefined, resetMinutes: 0, token: usdc },
  ])
})

test('behavior: no more than what is left, until the period is over', async () => {
  const safe = await createSafe()
  await setLimit(safe, zeroAddress, parseEther('0.5'), 60)
  await spend(safe, zeroAddress, parseEther('0.4'))
  await expect(spend(safe, zeroAddress, parseEther('0.2'))).rejects.toThrow('More than the limit')
  // Blocks are at least a second apart, so a busy chain may be ahead of the clock set here.
  await world.client.increaseTime({ seconds: 3_600 + 120 })
  await world.client.sendTransaction({ account: alice.address, to: bob.address })
  expect((await read(safe)).limits[0]?.left).toBe(parseEther('0.5'))
  await spend(safe, zeroAddress, parseEther('0.2'))
})

test('behavior: changed and removed', async () => {
  const safe = await createSafe()
  await setLimit(safe, usdc, 100n, 0)
  await spend(safe, usdc, 60n)
  await setLimit(safe, usdc, 50n, 0)
  expect((await read(safe)).limits).toMatchObject([{ amount: 50n, left: 0n }])
  await execute(safe, [planRemoval(allowanceModule, { beneficiary: erin.address, token: usdc })])
  expect(await read(safe)).toMatchObject({ beneficiaries: [erin.address], limits: [] })
  await expect(spend(safe, usdc, 1n)).rejects.toThrow('More than the limit')
})

test('error: nobody else spends, and not without a limit', async () => {
  const safe = await createSafe()
  await setLimit(safe, usdc, 100n, 0)
  await expect(spend(safe, usdc, 1n, dave.address)).rejects.toThrow('Invalid signature')
  await expect(spend(safe, zeroAddress, 1n)).rejects.toThrow('More than the limit')
})

test('behavior: the embedded module answers as the official one does', async () => {
  expect(allowanceModules[0]?.address).toBe(allowanceModule)
  const abi = parseAbi([
    'function generateTransferHash(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, uint16 nonce) view returns (bytes32)',
  ])
  const key = privateKeyToAccount(erin.privateKey)
  const message = {
    amount: 5n,
    nonce: 1,
    payment: 0n,
    paymentToken: zeroAddress,
    safe: alice.address,
    to: dave.address,
    token: usdc,
  }
  const signature = await key.signTypedData({
    domain: { chainId, verifyingContract: allowanceModule },
    message,
    primaryType: 'AllowanceTransfer',
    types: {
      AllowanceTransfer: [
        { name: 'safe', type: 'address' },
        { name: 'token', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint96' },
        { name: 'paymentToken', type: 'address' },
        { name: 'payment', type: 'uint96' },
        { name: 'nonce', type: 'uint16' },
      ],
    },
  })
  const hash = await readContract(world.node, {
    abi,
    address: allowanceModule,
    args: [alice.address, usdc, dave.address, 5n, zeroAddress, 0n, 1],
    functionName: 'generateTransferHash',
  })
  expect(await recoverAddress({ hash, signature })).toBe(erin.address)
})

test('behavior: setting up a limit has the hash that protocol-kit gives to it', async () => {
  const { devchain } = world
  const safe = await createSafe()
  const calls = planSpendingLimit({
    limit: { amount: 5n, beneficiary: erin.address, resetMinutes: 1_440, token: usdc },
    limits: await read(safe),
    module: allowanceModule,
    safe,
  })
  const transaction = createTransaction(createBatchCall(calls, multiSend), 0n)
  const kit = await createSafeKit({ rpcUrl: devchain.url, safeAddress: safe, signer: alice })
  const transactions = calls.map(({ data, to, value }) => ({ data, to, value: `${value}` }))
  const made = await kit.createTransaction({ onlyCalls: true, transactions })
  expect(hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash).toBe(
    await kit.getTransactionHash(made),
  )
})

test('behavior: what the form makes is summarized as a limit, and the module is known by its code on the chain', async () => {
  const safe = await createSafe()
  const limits = await read(safe)
  const limit = { amount: 5n * 10n ** 17n, beneficiary: erin.address, resetMinutes: 1_440, token: zeroAddress }
  const calls = planSpendingLimit({ safe, module: allowanceModule, limits, limit })
  expect(calls).toHaveLength(3)
  const transaction = createTransaction(createBatchCall(calls, multiSend), 0n)
  const code = await getCode(world.node, { address: allowanceModule })
  const describe = (codeHash: Hex | undefined) =>
    describeTransaction({
      safe,
      transaction,
      nativeCurrency: { decimals: 18, symbol: 'ETH' },
      findCodeHash: () => codeHash,
    })
  const { allRisks, sentence } = describe(code && keccak256(code))
  expect(sentence.text).toBe(`Set a spending limit of 0.5 ETH per day for ${erin.address}`)
  expect(allRisks.filter(({ severity }) => severity === 'danger')).toEqual([])
  // Other code at the same address is an unknown module.
  expect(describe(keccak256('0x00')).allRisks[0]).toMatchObject({ code: 'MODULE_ENABLED', severity: 'danger' })
})
