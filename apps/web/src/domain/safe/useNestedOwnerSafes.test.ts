import type { OwnerNode } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testState } from '../../../test/testSafe.ts'
import { findRoute, listNestedOwners } from './useNestedOwnerSafes.ts'

const treasury = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const subsidiary = '0x6b230Dd747D194Bab50C6aE174a96841056FbB7e'
const grants = '0x18D105209982D86172a6270823e095fee297B0a4'
const create = (address: Address, owners: readonly Address[], chain = testChain) => ({
  address,
  chain,
  state: { ...testState, address, owners },
})
const list = (safe: ReturnType<typeof create>, among: readonly ReturnType<typeof create>[], account?: Address) =>
  listNestedOwners({ account: account ?? alice, among, safe })

test('default: an owner that is a Safe of the account speaks, at any depth', () => {
  const top = create(treasury, [alice, bob])
  const middle = create(subsidiary, [treasury, bob])
  const bottom = create(grants, [subsidiary, bob])
  const among = [top, middle, bottom]
  expect(list(top, among)).toEqual([])
  expect(list(middle, among)).toEqual([treasury])
  expect(list(bottom, among)).toEqual([subsidiary])
  expect(list(bottom, among, grants)).toEqual([])
})

test('behavior: no Safe speaks for itself through another, nor one of another chain', () => {
  const one = create(treasury, [subsidiary, alice])
  const two = create(subsidiary, [treasury])
  expect(list(one, [one, two])).toEqual([])
  expect(list(two, [one, two])).toEqual([treasury])
  const own = create(grants, [grants, alice])
  expect(list(own, [own])).toEqual([])
  const elsewhere = create(treasury, [alice], { ...testChain, id: 5 })
  expect(list(two, [elsewhere, two])).toEqual([])
})

test('behavior: of what the chain did not answer about nothing is known', () => {
  const safe = { ...create(subsidiary, [treasury]), state: undefined }
  expect(listNestedOwners({ account: alice, among: [safe], safe })).toEqual([])
  expect(listNestedOwners({ account: undefined, among: [], safe: create(subsidiary, [treasury]) })).toEqual([])
})

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
