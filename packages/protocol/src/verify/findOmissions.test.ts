import fc from 'fast-check'
import { type Hex, keccak256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, safe } from '../../test/world.ts'
import type { Execution } from '../chain/findExecution.ts'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'
import { type FindOmissionsParameters, findOmissions } from './findOmissions.ts'

const hash = (number: number): Hex => keccak256(numberToHex(number))
const executed = (number: number): Execution => ({
  blockNumber: BigInt(number),
  isSuccess: true,
  kind: 'multisig',
  module: undefined,
  safeTxHash: hash(1_000 + number),
  transactionHash: hash(number),
})
const byModule = (number: number, module = alice): Execution => ({
  ...executed(number),
  kind: 'module',
  module,
  safeTxHash: undefined,
})
const moved = (number: number, more: Partial<ChainTransfer> = {}): ChainTransfer => ({
  blockNumber: BigInt(number),
  from: alice,
  logIndex: 0,
  to: safe,
  token: bob,
  transactionHash: hash(number),
  type: 'ERC20',
  value: 1n,
  ...more,
})
const find = (range: Partial<FindOmissionsParameters['range']>, more: Partial<FindOmissionsParameters> = {}) =>
  findOmissions({
    isKnownToken: (token) => token === bob,
    newestBlock: 100n,
    oldestBlock: undefined,
    range: { executions: [], isCreation: true, multiTransfers: [], transfers: [], ...range },
    shown: [],
    ...more,
  })

test('default: unreported executions and transfers', () => {
  const range = { executions: [executed(1), byModule(2)], transfers: [moved(3), moved(3, { logIndex: 1 })] }
  expect(find(range).omissions.map(({ kind }) => kind)).toEqual(['multisig', 'module', 'transfer'])
  const shown = [
    { kind: 'multisig', safeTxHash: executed(1).safeTxHash ?? '0x', transactionHash: hash(1) },
    { kind: 'module', module: alice, transactionHash: hash(2) },
    { kind: 'transfer', transactionHash: hash(3) },
  ] as const
  expect(find(range, { shown })).toEqual({ ignored: 0, omissions: [] })
})

test('behavior: what owners execute stands for what it moves and for modules that it calls', () => {
  const [execution] = [executed(1)]
  const shown = [{ kind: 'multisig', safeTxHash: execution.safeTxHash ?? '0x', transactionHash: hash(1) }] as const
  expect(find({ executions: [byModule(1), execution], transfers: [moved(1)] }, { shown }).omissions).toEqual([])
})

test('behavior: a module that acts twice has two rows, and another one’s row is not its own', () => {
  const range = { executions: [byModule(1), byModule(1)] }
  const row = { kind: 'module', module: alice, transactionHash: hash(1) } as const
  expect(find(range, { shown: [row] }).omissions).toHaveLength(1)
  expect(find(range, { shown: [row, { ...row }] }).omissions).toHaveLength(0)
  expect(find(range, { shown: [{ ...row, module: bob }] }).omissions).toHaveLength(2)
})

test('behavior: unknown tokens and transfers of nothing are only counted; NFTs and coin are listed', () => {
  const transfers = [
    moved(1, { token: alice }),
    moved(2, { value: 0n }),
    moved(3, { type: 'ERC721', value: 0n }),
    moved(4, { token: undefined, type: 'NATIVE_COIN' }),
  ]
  const { ignored, omissions } = find({ transfers })
  expect([ignored, omissions.length]).toEqual([2, 2])
})

test('parameters: blocks that were not shown, or not yet known to the service, are nobody’s fault', () => {
  const range = { executions: [executed(1), executed(2), executed(3)] }
  const blocks = (more: Partial<FindOmissionsParameters>) =>
    find(range, more).omissions.map((omission) => omission.kind !== 'transfer' && omission.execution.blockNumber)
  expect(blocks({ oldestBlock: 1n })).toEqual([2n, 3n])
  expect(blocks({ newestBlock: 2n })).toEqual([1n, 2n])
})

test('property: of a true history of executions exactly those are missing that were left out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 60 })), fc.uniqueArray(fc.nat({ max: 60 })), (blocks, hidden) => {
      const executions = blocks.map(executed)
      const shown = executions
        .filter(({ blockNumber }) => !hidden.includes(Number(blockNumber)))
        .map(({ safeTxHash = '0x', transactionHash }) => ({ kind: 'multisig' as const, safeTxHash, transactionHash }))
      const { omissions } = find({ executions }, { shown })
      expect(omissions).toHaveLength(blocks.filter((block) => hidden.includes(block)).length)
    }),
  )
})
