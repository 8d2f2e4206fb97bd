import { type Address, encodeAbiParameters, type Hex, numberToHex, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, dave, erin, safe } from '../../test/world.ts'
import { readMovements } from './readMovements.ts'

const word = (value: bigint) => numberToHex(value, { size: 32 })
const topic = (address: Address): Hex => pad(address, { size: 32 })
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const log = (topics: readonly Hex[], data: Hex = '0x') => ({ address: erin, data, topics })
const pair = (first: bigint[], second: bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [first, second])

test('default: amounts, there and back, and those of others left out', () => {
  const { tokens } = readMovements(
    [
      log([transfer, topic(safe), topic(dave)], word(5n)),
      log([transfer, topic(dave), topic(safe)], word(2n)),
      log([transfer, topic(dave), topic(alice)], word(9n)),
      // A transfer to itself changes nothing.
      log([transfer, topic(safe), topic(safe)], word(7n)),
    ],
    safe,
  )
  expect([...tokens]).toEqual([[erin, -3n]])
})

test('default: pieces of one kind, of several, and those that come back', () => {
  const { pieces } = readMovements(
    [
      log([transfer, topic(safe), topic(dave), word(1n)]),
      log([transfer, topic(safe), topic(dave), word(2n)]),
      log([transfer, topic(dave), topic(safe), word(2n)]),
      log([single, topic(alice), topic(dave), topic(safe)], `0x${word(8n).slice(2)}${word(4n).slice(2)}`),
      log([batch, topic(alice), topic(safe), topic(dave)], pair([9n, 10n], [1n, 2n])),
      log([batch, topic(alice), topic(alice), topic(dave)], pair([11n], [1n])),
    ],
    safe,
  )
  expect(pieces.map(({ change, tokenId, type }) => [tokenId, change, type])).toEqual([
    [1n, -1n, 'ERC721'],
    [8n, 4n, 'ERC1155'],
    [9n, -1n, 'ERC1155'],
    [10n, -2n, 'ERC1155'],
  ])
})

test('default: who may spend what', () => {
  const forAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
  const moved = readMovements(
    [
      log([approval, topic(safe), topic(dave)], word(5n)),
      log([approval, topic(safe), topic(dave), word(3n)]),
      log([approval, topic(safe), topic(zeroAddress), word(4n)]),
      log([approval, topic(alice), topic(dave)], word(5n)),
      log([forAll, topic(safe), topic(dave)], word(1n)),
    ],
    safe,
  )
  expect(moved.allowances).toEqual([{ spender: dave, token: erin }])
  expect(moved.operators).toEqual([{ spender: dave, token: erin }])
  expect(moved.pieceApprovals).toEqual([{ kind: 'piece', spender: dave, token: erin, tokenId: 3n }])
})

test('behavior: look-alikes of these are left out', () => {
  const moved = readMovements(
    [
      log([]),
      log([transfer]),
      log([transfer, topic(safe), topic(dave)], '0x1234'),
      log([batch, topic(alice), topic(safe), topic(dave)], '0x1234'),
      log([single, topic(alice), topic(safe), topic(dave)]),
    ],
    safe,
  )
  expect(moved).toMatchObject({ isCut: false, pieces: [] })
  expect(moved.tokens.size).toBe(0)
})

test('behavior: an endless batch is cut off, and marked', () => {
  const ids = Array.from({ length: 300 }, (_, index) => BigInt(index))
  const { isCut, pieces } = readMovements(
    [
      log(
        [batch, topic(alice), topic(safe), topic(dave)],
        pair(
          ids,
          ids.map(() => 1n),
        ),
      ),
    ],
    safe,
  )
  expect([pieces.length, isCut]).toEqual([200, true])
})
