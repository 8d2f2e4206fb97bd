import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  demoCoupons,
  demoGuard,
  demoModule,
  demoSafes,
  demoTokens,
  safeContracts,
} from '@countersign/devchain/demo-world'
import {
  borrowDevchain,
  createTestClient,
  encodeExecTransaction,
  executeAsSafe,
  type SafeTransaction,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { readFacts } from '../chain/readFacts.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { Simulation } from './Simulation.ts'
import { simulateTransaction } from './simulateTransaction.ts'
import { simulateTransactions } from './simulateTransactions.ts'

const [alice, bob, carol, dave, erin, frank, grace, heidi] = demoAccounts
const { grants, legacy, operations, subsidiary, treasury } = demoSafes
const { demo, seals, usdc } = demoTokens
const sentinel = '0x0000000000000000000000000000000000000001'
const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function approveHash(bytes32 hash)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function migrateSingleton()',
  'function mint(address to, uint256 id, uint256 amount)',
  'function multiSend(bytes transactions)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function setName(string name) returns (bytes32)',
  'function signMessage(bytes data)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
])
const multiTokenAbi = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])
const ownerOfAbi = parseAbi(['function ownerOf(uint256 id) view returns (address)'])

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

type Body = Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>
type Functions = Parameters<typeof encodeFunctionData<typeof abi>>[0]

// The arguments are those of a name that is known only when it runs.
const call = (to: Address, functionName: string, args: readonly unknown[]): Body => ({
  data: encodeFunctionData({ abi, args, functionName } as unknown as Functions),
  to,
})
const transfer = (token: Address, to: Address, amount: bigint): Body => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [to, amount], functionName: 'transfer' }),
  to: token,
})
const batch = (bodies: readonly Body[]): Body => ({
  ...call(safeContracts['1.4.1'].multiSendCallOnly, 'multiSend', [
    encodeMultiSend(bodies.map(({ data = '0x', to, value = 0n }) => ({ data, operation: 0, to, value }))),
  ]),
  operation: 1,
})
const seal = (from: Address, to: Address, id: bigint) => call(seals.address, 'safeTransferFrom', [from, to, id])
const coupon = (from: Address, id: bigint, amount: bigint): Body => ({
  data: encodeFunctionData({
    abi: multiTokenAbi,
    args: [from, heidi.address, id, amount, '0x'],
    functionName: 'safeTransferFrom',
  }),
  to: demoCoupons,
})
const approve = (spender: Address, amount: bigint): Body => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [spender, amount], functionName: 'approve' }),
  to: usdc.address,
})
const pull = (from: Address, to: Address, amount: bigint): Body => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [from, to, amount], functionName: 'transferFrom' }),
  to: usdc.address,
})

/** State that a prediction is compared with. */
async function readState(safe: Address) {
  const { client: node } = createCountingClient(chain.url)
  const token = (address: Address) =>
    client.readContract({ abi: erc20Abi, address, args: [safe], functionName: 'balanceOf' })
  const [coin, ofUsdc, ofDemo, ofSeals, allowance, { safe: facts }] = await Promise.all([
    client.getBalance({ address: safe }),
    token(usdc.address),
    token(demo.address),
    token(seals.address),
    client.readContract({
      abi: erc20Abi,
      address: usdc.address,
      args: [safe, grace.address],
      functionName: 'allowance',
    }),
    readFacts(node, { chainId, safe }),
  ])
  return { allowance, coin, facts, node, ofDemo, ofSeals, ofUsdc }
}
type StateBefore = Awaited<ReturnType<typeof readState>>

/** Compares a prediction with the state before and after. */
async function expectPredicted(simulation: Simulation, before: StateBefore, after: StateBefore) {
  expect(simulation.coin).toBe(after.coin - before.coin)
  const changeOf = (token: Address) => simulation.tokens.find((change) => change.token === token)?.change ?? 0n
  expect(changeOf(usdc.address)).toBe(after.ofUsdc - before.ofUsdc)
  expect(changeOf(demo.address)).toBe(after.ofDemo - before.ofDemo)
  const pieces = simulation.pieces.filter(({ token }) => token === seals.address)
  if (!simulation.notSeen.includes('pieces'))
    expect(pieces.reduce((sum, { change }) => sum + change, 0n)).toBe(after.ofSeals - before.ofSeals)
  for (const { change, tokenId } of pieces) {
    const owner = await client.readContract({
      abi: ownerOfAbi,
      address: seals.address,
      args: [tokenId],
      functionName: 'ownerOf',
    })
    expect(owner === before.facts.safe).toBe(change > 0n)
  }
  for (const allowance of simulation.allowances)
    if (allowance.kind === 'amount' && allowance.spender === grace.address)
      expect(allowance.after).toBe(after.allowance)
  const names = ['owners', 'threshold', 'modules', 'guard', 'moduleGuard', 'fallbackHandler', 'implementation'] as const
  for (const name of names) {
    const toText = (value: StateBefore['facts'][typeof name]) => `${value}`
    const change = simulation.settings.find(({ setting }) => setting === name)
    expect(change !== undefined, name).toBe(toText(before.facts[name]) !== toText(after.facts[name]))
    if (change)
      expect([`${change.before}`, `${change.after}`]).toEqual([toText(before.facts[name]), toText(after.facts[name])])
  }
  expect(simulation.notSeen).not.toContain('settings')
}

const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const hash = keccak256(toHex('what the Treasury approves in the Subsidiary'))

const cases: [name: string, safe: Address, body: Body][] = [
  ['a payment', treasury.address, { to: dave.address, value: parseEther('0.8') }],
  ['a payment of all that it has and more', treasury.address, { to: dave.address, value: parseEther('999') }],
  ['a token', treasury.address, transfer(usdc.address, grace.address, 3_400_000_000n)],
  ['another token', legacy.address, transfer(usdc.address, grace.address, 1_000_000n)],
  ['a rejection', treasury.address, { to: treasury.address }],
  [
    'salaries in a batch',
    treasury.address,
    batch([
      transfer(usdc.address, frank.address, 4_200_000_000n),
      transfer(usdc.address, grace.address, 3_900_000_000n),
      { to: heidi.address, value: parseEther('0.4') },
    ]),
  ],
  [
    'a batch that fails inside',
    treasury.address,
    batch([{ to: heidi.address, value: 1n }, transfer(demo.address, dave.address, 10n ** 30n)]),
  ],
  [
    'a batch of a Safe of one',
    operations.address,
    batch([transfer(usdc.address, frank.address, 7n), { to: heidi.address, value: 5n }]),
  ],
  ['a new owner', treasury.address, call(treasury.address, 'addOwnerWithThreshold', [erin.address, 2n])],
  [
    'a new owner and another threshold',
    treasury.address,
    call(treasury.address, 'addOwnerWithThreshold', [erin.address, 1n]),
  ],
  [
    'an exchanged owner',
    treasury.address,
    call(treasury.address, 'swapOwner', [sentinel, alice.address, frank.address]),
  ],
  ['a removed owner', treasury.address, call(treasury.address, 'removeOwner', [sentinel, alice.address, 1n])],
  ['a threshold', treasury.address, call(treasury.address, 'changeThreshold', [3n])],
  ['a threshold beyond the owners', treasury.address, call(treasury.address, 'changeThreshold', [9n])],
  ['a module', grants.address, call(grants.address, 'enableModule', [demoModule])],
  ['a guard', grants.address, call(grants.address, 'setGuard', [demoGuard])],
  [
    'a fallback handler',
    grants.address,
    call(grants.address, 'setFallbackHandler', [safeContracts['1.5.0'].compatibilityFallbackHandler]),
  ],
  [
    'another implementation',
    legacy.address,
    { ...call(safeContracts['1.5.0'].safeMigration, 'migrateSingleton', []), operation: 1 },
  ],
  ['an allowance', treasury.address, approve(grace.address, 20_000_000n)],
  ['taking from an allowance', operations.address, pull(treasury.address, dave.address, 2_500n)],
  ['a piece of a collection', treasury.address, seal(treasury.address, grace.address, 7n)],
  ['a piece that is not its own', treasury.address, seal(treasury.address, grace.address, 1n)],
  ['a number of coupons', treasury.address, coupon(treasury.address, 12n, 4n)],
  [
    'more than there is, with gas of its own',
    treasury.address,
    { ...transfer(demo.address, dave.address, 10n ** 30n), safeTxGas: 120_000n },
  ],
  ['an approval in another Safe', treasury.address, call(subsidiary.address, 'approveHash', [hash])],
  [
    'a signed message',
    operations.address,
    { ...call(safeContracts['1.4.1'].signMessageLib, 'signMessage', ['0x1234']), operation: 1 },
  ],
]

test.each(cases)('default: %s ends on the chain as predicted', async (name, safe, body) => {
  const id = await client.snapshot()
  try {
    if (name.includes('coupons'))
      await client.writeContract({
        abi,
        account: alice.address,
        address: demoCoupons,
        args: [safe, 12n, 40n],
        functionName: 'mint',
      })
    const before = await readState(safe)
    const transaction = toSafeTransaction({ ...body, nonce: before.facts.nonce ?? 0n })
    const simulation = await simulateTransaction(before.node, { facts: before.facts, transaction })
    expect(simulation.ways).toContain('eth_call')
    const { receipt } = await executeAsSafe({ client, safe, transaction: body })
    const hasSucceeded = receipt.logs.some(
      ({ address, topics }) => topics[0] === success && address === safe.toLowerCase(),
    )
    expect(simulation.outcome).toBe(hasSucceeded ? 'success' : 'failure')
    await expectPredicted(simulation, before, await readState(safe))
    if (name.includes('coupons'))
      expect(simulation.pieces).toEqual([{ change: -4n, token: demoCoupons, tokenId: 12n, type: 'ERC1155' }])
  } finally {
    await client.revert({ id })
  }
})

async function simulate(safe: Address, body: Body) {
  const { facts, node } = await readState(safe)
  const transaction = toSafeTransaction({ ...body, nonce: facts.nonce ?? 0n })
  return simulateTransaction(node, { facts, transaction })
}

test('behavior: why it would fail, as a sentence', async () => {
  const { reason } = await simulate(treasury.address, { to: dave.address, value: parseEther('999') })
  expect(reason).toBe('the Safe holds too little of the native coin')
  const owners = await simulate(treasury.address, call(treasury.address, 'changeThreshold', [9n]))
  expect(owners.reason).toBe('the threshold would be higher than the number of owners (GS201)')
})

test('behavior: this chain traces without changed storage, so the calls of a batch of two signers are unknown', async () => {
  const twice = batch([{ to: heidi.address, value: 1n }, seal(treasury.address, grace.address, 7n)])
  const unsigned = await simulate(treasury.address, twice)
  expect(unsigned.notSeen).toEqual(['tokens', 'pieces', 'allowances', 'storage', 'calls', 'gas'])
  // The NFT's transfer is detected, its id is not.
  expect(unsigned.tokens).toEqual([{ change: -1n, token: seals.address }])
  const plain = await simulate(treasury.address, { to: dave.address, value: 1n })
  expect(plain.notSeen).toEqual(['gas'])
  expect(plain.calls).toMatchObject([{ depth: 0, to: dave.address, value: 1n }])
})

test('behavior: with an owner’s signature alone the complete execution is traced: gas, calls and other storage', async () => {
  const signed = await simulate(operations.address, {
    ...call(safeContracts['1.4.1'].signMessageLib, 'signMessage', ['0x1234']),
    operation: 1,
  })
  expect(signed).toMatchObject({ notSeen: [], otherStorage: 1, ways: ['eth_call', 'debug_traceCall'] })
  expect(signed.gas).toBeGreaterThan(21_000n)
})

test('default: a Safe whose owner is a Safe', async () => {
  const id = await client.snapshot()
  const before = await readState(subsidiary.address)
  const transaction = toSafeTransaction({
    ...transfer(demo.address, frank.address, 120n),
    nonce: before.facts.nonce ?? 0n,
  })
  const simulation = await simulateTransaction(before.node, { facts: before.facts, transaction })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe: subsidiary.address, transaction, version: '1.5.0' })
  await executeAsSafe({
    client,
    safe: treasury.address,
    transaction: call(subsidiary.address, 'approveHash', [safeTxHash]),
  })
  const signers: Address[] = [treasury.address, erin.address]
  const signatures: Hex = concat(signers.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)).map(approval))
  await client.sendTransaction({
    account: erin.address,
    data: encodeExecTransaction(transaction, signatures),
    gas: 5_000_000n,
    to: subsidiary.address,
  })
  expect(simulation.outcome).toBe('success')
  await expectPredicted(simulation, before, await readState(subsidiary.address))
  await client.revert({ id })
})

test('default: a queue, one upon the other, also where owners and threshold change on the way', async () => {
  const id = await client.snapshot()
  const bodies: Body[] = [
    { to: dave.address, value: parseEther('0.8') },
    call(treasury.address, 'addOwnerWithThreshold', [erin.address, 3n]),
    transfer(usdc.address, grace.address, 3_400_000_000n),
    call(treasury.address, 'removeOwner', [sentinel, erin.address, 1n]),
    { to: dave.address, value: parseEther('37') },
  ]
  const start = await readState(treasury.address)
  const nonce = start.facts.nonce ?? 0n
  const transactions = bodies.map((body, index) => toSafeTransaction({ ...body, nonce: nonce + BigInt(index) }))
  const simulations = await simulateTransactions(start.node, { facts: start.facts, transactions })
  expect(simulations.map(({ outcome }) => outcome)).toEqual(['success', 'success', 'success', 'success', 'failure'])
  for (const [index, body] of bodies.entries()) {
    const before = await readState(treasury.address)
    await executeAsSafe({ client, safe: treasury.address, transaction: body })
    const simulation = simulations[index]
    if (!simulation) throw new RangeError('Nothing was predicted.')
    await expectPredicted(simulation, before, await readState(treasury.address))
  }
  // On the current state alone, the last of them would succeed.
  await client.revert({ id })
  const last = bodies.at(-1)
  expect(last && (await simulate(treasury.address, last)).outcome).toBe('success')
})

test('behavior: one that fails is left out for those after it', async () => {
  const { facts, node } = await readState(treasury.address)
  const nonce = facts.nonce ?? 0n
  const simulations = await simulateTransactions(node, {
    facts,
    transactions: [
      toSafeTransaction({ nonce, to: dave.address, value: parseEther('999') }),
      toSafeTransaction({ nonce: nonce + 1n, to: bob.address, value: 5n }),
      toSafeTransaction({ nonce: nonce + 2n, to: carol.address, value: 6n }),
    ],
  })
  expect(simulations.map(({ coin, outcome }) => [outcome, coin])).toEqual([
    ['failure', 0n],
    ['success', -5n],
    ['success', -6n],
  ])
})
