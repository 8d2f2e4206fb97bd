import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { applyPlan, type FoundContact, planImport } from './addressBookFile.ts'
import type { Contact } from './Contact.ts'

const t = createCatalogue('addressBook')

const mine: Contact = { address: alice, chains: [1], name: 'Alice', note: 'mine', team: '' }
const find = (address: FoundContact['address'], ...names: string[]): FoundContact => ({
  address,
  chains: [10],
  names,
  note: 'theirs',
  team: 'Ops',
})

test('default: new names come in, known ones gain what they lack', () => {
  const plan = planImport([find(alice, 'Alice'), find(bob, 'Bob')], [mine])
  expect(plan.map(({ conflicts }) => conflicts)).toEqual([[], []])
  expect(applyPlan(plan, new Map())).toEqual([
    { address: alice, chains: [1, 10], name: 'Alice', note: 'mine', team: 'Ops' },
    { address: bob, chains: [10], name: 'Bob', note: 'theirs', team: 'Ops' },
  ])
})

test('behavior: a name of mine stays until I say otherwise', () => {
  const plan = planImport([find(alice, 'Mallory')], [mine])
  expect(plan[0]?.conflicts).toEqual([t('conflicts.otherName', { name: 'Alice' })])
  expect(applyPlan(plan, new Map())).toEqual([])
  expect(applyPlan(plan, new Map([[alice, 'Mallory']]))).toMatchObject([{ address: alice, name: 'Mallory' }])
})

test('behavior: two accounts by one name, one by two, and look-alikes are asked about', () => {
  // The first and the last four digits of alice.
  const alike = `0xf39F${'0'.repeat(32)}2266` as const
  const plan = planImport([find(carol, 'alice'), find(bob, 'Bob', 'Robert'), find(alike, 'Alice II')], [mine])
  expect(plan.map(({ conflicts }) => conflicts)).toEqual([
    [t('conflicts.nameTaken', { address: shortAddress(alice) })],
    [t('conflicts.manyNames')],
    [t('conflicts.lookalike', { name: 'Alice' })],
  ])
  expect(applyPlan(plan, new Map())).toEqual([])
  expect(applyPlan(plan, new Map([[bob, 'Robert']]))).toMatchObject([{ address: bob, name: 'Robert' }])
})

test('behavior: what is here already changes nothing', () => {
  const same: FoundContact = { address: alice, chains: [1], names: ['Alice'], note: '', team: '' }
  expect(applyPlan(planImport([same], [mine]), new Map())).toEqual([])
})
