import { startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens, multicall3, safeContracts } from '@countersign/devchain/demo-world'
import {
  createTestClient,
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  type SafeTransaction,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { readSafeState } from '@countersign/protocol/chain'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { simulateTransaction, toSimulatedSafe } from '@countersign/protocol/simulate'
import {
  type Address,
  concat,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  parseGwei,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployCode } from '../../apps/gateway/test/hostile/deployCode.ts'
import { startAnvil } from './support/startAnvil.ts'

const [alice, bob, carol, dave, erin] = demoAccounts
const usdc = demoTokens.usdc.address
const abi = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function mint(address to, uint256 amount)',
  'function multiSend(bytes transactions)',
  'function setGuard(address guard)',
])

type Node = { client: TestClient; stop: () => Promise<void>; url: string }
type World = { clearing: Address; client: TestClient; failing: Address; safe: Address }
type Body = Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>

const transfer = (amount: bigint): Body => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [carol.address, amount], functionName: 'transfer' }),
  to: usdc,
})

const cases: [name: string, body: (world: World) => Body][] = [
  ['a payment', () => ({ to: carol.address, value: 5n })],
  ['a token', () => transfer(7n)],
  ['a rejection', ({ safe }) => ({ to: safe })],
  [
    'a batch',
    ({ safe }) => ({
      data: encodeFunctionData({
        abi,
        args: [
          encodeMultiSend(
            [{ to: dave.address, value: 1n }, transfer(3n), { to: safe }].map(
              ({ data = '0x', to, value = 0n }: Body) => ({
                data,
                operation: 0,
                to,
                value,
              }),
            ),
          ),
        ],
        functionName: 'multiSend',
      }),
      operation: 1,
      to: safeContracts['1.4.1'].multiSendCallOnly,
    }),
  ],
  [
    'a new owner',
    ({ safe }) => ({
      data: encodeFunctionData({ abi, args: [erin.address, 2n], functionName: 'addOwnerWithThreshold' }),
      to: safe,
    }),
  ],
  [
    'a lower threshold',
    ({ safe }) => ({ data: encodeFunctionData({ abi, args: [1n], functionName: 'changeThreshold' }), to: safe }),
  ],
  [
    'storage that is cleared, which the chain refunds',
    ({ clearing }) => ({ data: numberToHex(0, { size: 32 }), to: clearing }),
  ],
  [
    'a refund of the gas in the native coin',
    () => ({ gasPrice: parseGwei('1'), safeTxGas: 30_000n, to: carol.address, value: 5n }),
  ],
  [
    'a refund of the gas in a token, to a relayer',
    () => ({
      ...transfer(7n),
      baseGas: 60_000n,
      gasPrice: 2n,
      gasToken: usdc,
      refundReceiver: erin.address,
      safeTxGas: 60_000n,
    }),
  ],
]

const nodes: [name: string, start: () => Promise<Node>][] = [
  ['Anvil', () => startAnvil()],
  ['Anvil as a rollup of the OP Stack', () => startAnvil({ args: ['--optimism'] })],
  [
    'the embedded chain',
    async () => {
      const chain = await startDevchain()
      return { client: createTestClient(chain.url), stop: chain.stop, url: chain.url }
    },
  ],
]

describe.each(nodes)('%s', (name, start) => {
  let node: Node
  let world: World
  beforeAll(async () => {
    node = await start()
    const { client } = node
    const safe = await deploySafe({ client, owners: [alice.address, bob.address, dave.address], threshold: 2 })
    await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
    const mint = encodeFunctionData({ abi, args: [safe, 10n ** 12n], functionName: 'mint' })
    await client.sendTransaction({ account: alice.address, data: mint, to: usdc })
    // Accounts that exist: to others a payment costs more.
    for (const { address } of [carol, erin]) {
      const data = encodeFunctionData({ abi, args: [address, 1n], functionName: 'mint' })
      await client.sendTransaction({ account: alice.address, data, to: usdc })
    }
    // SSTORE(0, the first word of the data)
    const clearing = await deployCode(client, '0x5f355f5500')
    await client.sendTransaction({ account: alice.address, data: numberToHex(1, { size: 32 }), to: clearing })
    const reason = encodeErrorResult({ abi, args: [safe, 1n, 5n], errorName: 'ERC20InsufficientBalance' })
    const failing = await deployCode(client, concat(['0x6064600a5f3960645ffd', reason]))
    // Its first transaction costs more.
    await executeAsSafe({ client, safe, transaction: { to: carol.address, value: 1n } })
    world = { clearing, client, failing, safe }
  })
  afterAll(() => node.stop())

  async function simulate(body: Body) {
    const state = await readSafeState(world.client, { address: world.safe, chainId: 31_337 })
    const transaction = toSafeTransaction({ ...body, nonce: state.nonce })
    const { safeTxHash } = hashSafeTransaction({
      chainId: 31_337,
      safe: world.safe,
      transaction,
      version: state.version,
    })
    const signers = state.owners.slice(0, 2)
    const signatures: Hex = await signHash(safeTxHash, signers)
    const facts = toSimulatedSafe(state)
    return {
      signatures,
      signed: await simulateTransaction(world.client, { facts, signatures, tokens: [usdc], transaction }),
      signers,
      transaction,
      unsigned: await simulateTransaction(world.client, { facts, tokens: [usdc], transaction }),
    }
  }

  const readBalances = () =>
    Promise.all([
      world.client.getBalance({ address: world.safe }),
      world.client.readContract({ abi: erc20Abi, address: usdc, args: [world.safe], functionName: 'balanceOf' }),
    ])

  test.each(cases)('default: %s ends on the chain as simulated, for the gas of the estimate', async (what, toBody) => {
    const { client, safe } = world
    const id = await client.snapshot()
    const body = toBody(world)
    const before = await readBalances()
    const { signatures, signed, transaction, unsigned } = await simulate(body)
    const isAnvil = name.startsWith('Anvil')
    if (isAnvil) expect(unsigned.ways).toEqual(['eth_simulateV1', 'debug_traceCall'])
    expect([signed.discarded, unsigned.discarded]).toEqual([[], []])
    const hash = await client.sendTransaction({
      account: alice.address,
      data: encodeExecTransaction(transaction, signatures),
      gas: 1_000_000n,
      gasPrice: parseGwei('2'),
      to: safe,
    })
    const receipt = await client.getTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    const after = await readBalances()
    const isRefunded = what.includes('refund of the gas')
    for (const { coin, gas, outcome, tokens } of [signed, unsigned]) {
      expect(outcome).toBe('success')
      if (!isRefunded) {
        expect(coin).toBe(after[0] - before[0])
        expect(tokens.find(({ token }) => token === usdc)?.change ?? 0n).toBe(after[1] - before[1])
      }
      if (gas === undefined) expect(isAnvil).toBe(false)
      else
        expect(Math.abs(Number(gas) / Number(receipt.gasUsed) - 1), `${gas} for ${receipt.gasUsed}`).toBeLessThan(0.02)
    }
    await client.revert({ id })
  })

  test('behavior: a custom error of a contract is decoded', async () => {
    const { unsigned } = await simulate({ data: '0x12345678', to: world.failing })
    expect(unsigned).toMatchObject({
      outcome: 'failure',
      reason: `ERC20InsufficientBalance(sender: ${world.safe}, balance: 1, needed: 5)`,
    })
  })

  test('behavior: Multicall3 is there, as the simulation needs it', async () => {
    expect(await world.client.getCode({ address: multicall3 })).toBeDefined()
  })
})
