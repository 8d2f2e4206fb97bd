import type { OwnerNode } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, dave } from '../transactions/testReport.ts'
import { findRoute } from './findRoute.ts'

const [root, board, group, club]: Address[] = ['1', '2', '3', '4'].map((digit): Address => `0x${digit.repeat(40)}`)
if (!root || !board || !group || !club) throw new Error('There are four.')
const createNode = (safe: Address, ...owners: Address[]): OwnerNode => ({ owners, safe, threshold: 1n })

test('default: the Safe itself where the account owns it', () => {
  const nodes = [createNode(root, board, bob), createNode(board, alice, bob)]
  expect(findRoute({ account: alice, from: board, nodes })).toEqual([board])
})

test('behavior: through as many Safes as it takes, by the shortest way', () => {
  const nodes = [
    createNode(root, board),
    createNode(board, group, club),
    createNode(group, club, bob),
    createNode(club, alice),
  ]
  expect(findRoute({ account: alice, from: board, nodes })).toEqual([board, club])
  expect(findRoute({ account: bob, from: board, nodes })).toEqual([board, group])
})

test('behavior: circles end, and no way leads through the Safe itself', () => {
  const circle = [createNode(root, board, alice), createNode(board, group, root), createNode(group, board)]
  expect(findRoute({ account: alice, from: board, nodes: circle })).toBeUndefined()
  expect(findRoute({ account: dave, from: board, nodes: circle })).toBeUndefined()
})

test('behavior: an owner that is no Safe leads nowhere', () => {
  expect(findRoute({ account: alice, from: bob, nodes: [createNode(root, bob)] })).toBeUndefined()
})
