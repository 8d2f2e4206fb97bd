import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  parseAbiParameters,
  toEventSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { executionTopics } from '../chain/findExecution.ts'
import { eventTopics } from '../chain/parseSafeEvents.ts'
import { claim } from '../evidence/Claimed.ts'
import type { ClaimedMovement } from './ClaimedTransaction.ts'
import { verifyTransfers } from './verifyTransfers.ts'

const safe: Address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const module: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash: Hex = `0x${'ab'.repeat(32)}`
const account = (address: Address) => pad(address, { size: 32 })
const word = (value: bigint) => numberToHex(value, { size: 32 })
const log = (index: number, address: Address, topics: Hex[], data: Hex) => ({
  address,
  data,
  logIndex: numberToHex(index),
  topics,
})

const logs = [
  log(4, token, [eventTopics.transfer, account(bob), account(safe)], word(5n)),
  log(5, token, [eventTopics.transfer, account(bob), account(safe), word(9n)], '0x'),
  log(
    6,
    token,
    [eventTopics.transferSingle, account(bob), account(bob), account(safe)],
    encodeAbiParameters(parseAbiParameters('uint256, uint256'), [7n, 3n]),
  ),
  log(
    7,
    token,
    [eventTopics.transferBatch, account(bob), account(bob), account(safe)],
    encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
      [7n, 8n],
      [1n, 2n],
    ]),
  ),
  log(8, safe, [executionTopics.moduleSuccess, account(module)], '0x'),
]

function createNode(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { timestamp: '0x64' },
    eth_getTransactionByHash: null,
    eth_getTransactionReceipt: {
      blockNumber: '0x5',
      effectiveGasPrice: '0x2',
      from: bob,
      gasUsed: '0x3',
      logs,
      status: '0x1',
      to: token,
    },
    ...answers,
  }
  const request = async ({ method }: { method: string }) => {
    if (!(method in all)) throw new Error(method)
    return all[method]
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

const row: ClaimedMovement = {
  blockNumber: 5n,
  feePayer: bob,
  from: bob,
  isRefund: false,
  kind: 'erc20',
  logIndex: 4,
  module,
  networkFee: 6n,
  nonce: undefined,
  safeTxHash: undefined,
  timestamp: 100n,
  to: safe,
  token,
  tokenId: undefined,
  transactionHash: hash,
  value: 5n,
}
const nft: ClaimedMovement = { ...row, kind: 'erc721', logIndex: 5, tokenId: 9n, value: 1n }
const piece: ClaimedMovement = { ...row, kind: 'erc1155', logIndex: 6, tokenId: 7n, value: 3n }
const batched: ClaimedMovement = { ...piece, logIndex: 7, tokenId: 8n, value: 2n }
const rows = [row, nft, piece, batched]
const verify = (claimed: readonly ClaimedMovement[], node = createNode()) =>
  verifyTransfers(node, { chainId: 31_337, claimed: claim(claimed), safe })

test('default: tokens of every standard, each at its log', async () => {
  expect(await verify(rows)).toEqual([
    { event: `${hash} log 4`, state: 'verified' },
    { event: `${hash} log 5`, state: 'verified' },
    { event: `${hash} log 6.0`, state: 'verified' },
    { event: `${hash} log 7.1`, state: 'verified' },
  ])
})

test.each<[string, Partial<ClaimedMovement>]>([
  ['transfer', { value: 4n }],
  ['transfer', { from: module }],
  ['transfer', { token: module }],
  ['transfer', { tokenId: 1n }],
  ['time', { timestamp: 101n }],
  ['block', { blockNumber: 6n }],
  ['fee', { networkFee: 7n }],
  ['fee', { feePayer: safe }],
  ['cause', { module: undefined }],
  ['cause', { module: bob }],
  ['cause', { safeTxHash: hash }],
  ['cause', { nonce: 1n }],
])('error: another %s', async (fault, change) => {
  for (const [proof] of await Promise.all(rows.map((each) => verify([{ ...each, ...change }]))))
    expect(proof).toMatchObject({ fault, state: 'false' })
})

test('error: a transaction that the chain does not have', async () => {
  const node = createNode({ eth_getTransactionReceipt: null })
  expect(await verify([row], node)).toEqual([{ fault: 'transaction', state: 'false' }])
})

test('behavior: coins that no log shows are unverified without a trace, and found or excluded by one', async () => {
  const coins: ClaimedMovement = { ...row, from: safe, kind: 'native', to: bob, token: undefined, value: 11n }
  expect(await verify([coins])).toEqual([{ fault: 'unseen', state: 'unverified' }])
  const frame = {
    calls: [{ from: safe, input: '0x', to: bob, type: 'CALL', value: '0xb' }],
    from: bob,
    input: '0x',
    to: safe,
    type: 'CALL',
  }
  const traced = createNode({ debug_traceTransaction: frame })
  expect(await verify([coins, coins], traced)).toMatchObject([
    { state: 'verified' },
    { fault: 'transfer', state: 'false' },
  ])
  expect(await verify([{ ...coins, value: 12n }], traced)).toMatchObject([{ fault: 'transfer' }])
  const reverted = createNode({ debug_traceTransaction: { ...frame, error: 'execution reverted' } })
  expect(await verify([coins], reverted)).toMatchObject([{ fault: 'transfer' }])
})

test('behavior: a node without gas prices leaves the fee unverified', async () => {
  const { effectiveGasPrice: _, ...receipt } = {
    blockNumber: '0x5',
    effectiveGasPrice: '',
    from: bob,
    gasUsed: '0x3',
    logs,
    status: '0x1',
    to: token,
  }
  expect(await verify([row], createNode({ eth_getTransactionReceipt: receipt }))).toEqual([
    { fault: 'unseen', state: 'unverified' },
  ])
})

test('behavior: the topics are those of the standards', () => {
  expect(eventTopics.transferSingle).toBe(toEventSelector('TransferSingle(address,address,address,uint256,uint256)'))
  expect(eventTopics.transferBatch).toBe(toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'))
})
