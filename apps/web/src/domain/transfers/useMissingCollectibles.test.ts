import type { ChainTransfer } from '@countersign/protocol/chain'
import { expect, test } from 'vitest'
import { bob, carol, safe } from '../../../test/testReport.ts'
import { listHeldCollectibles } from './useMissingCollectibles.ts'

const move = (value: bigint, isIn: boolean, changes: Partial<ChainTransfer> = {}): ChainTransfer => ({
  blockNumber: 1n,
  from: isIn ? bob : safe,
  logIndex: 0,
  to: isIn ? safe : bob,
  token: carol,
  transactionHash: '0x',
  type: 'ERC721',
  value,
  ...changes,
})

test('default: what came and did not leave, whatever came back', () => {
  const transfers = [move(1n, true), move(2n, true), move(1n, false), move(3n, true), move(3n, false), move(3n, true)]
  expect(listHeldCollectibles(transfers, safe)).toEqual([
    { address: carol, id: '2' },
    { address: carol, id: '3' },
  ])
})

test('behavior: other transfers are none', () => {
  expect(listHeldCollectibles([move(1n, true, { type: 'ERC20' })], safe)).toEqual([])
})
