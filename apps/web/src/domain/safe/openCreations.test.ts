import { planCreation } from '@countersign/protocol/chain'
import { expect, test } from 'vitest'
import { alice, bob } from '../../../test/testReport.ts'
import { type Creations, deletePlan, findPlan, readPlan, type SafePlan, storePlan } from './openCreations.ts'

const made = planCreation({ owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' })
const plan: SafePlan = {
  address: made.safe,
  chainIds: [1],
  owners: [alice, bob],
  saltNonce: '7',
  threshold: 2,
  version: '1.4.1',
}
const none: Creations = { plans: [] }

test('default: a plan is kept, found, made anew and forgotten', () => {
  const stored = storePlan(none, plan)
  expect(findPlan(stored.plans, made.safe)).toEqual(plan)
  expect(readPlan(plan)).toEqual(made)
  expect(deletePlan(stored, made.safe)).toEqual(none)
})

test('behavior: planned again for another chain it is one plan for both; the newest is first', () => {
  const other: SafePlan = { ...plan, address: bob }
  const stored = storePlan(storePlan(storePlan(none, plan), other), { ...plan, chainIds: [10, 1] })
  expect(stored.plans.map(({ address, chainIds }) => [address, chainIds])).toEqual([
    [made.safe, [1, 10]],
    [bob, [1]],
  ])
})

test('error: what was changed in storage gives no plan', () => {
  expect(readPlan({ ...plan, threshold: 1 })).toBeUndefined()
  expect(readPlan({ ...plan, saltNonce: '8' })).toBeUndefined()
  expect(readPlan({ ...plan, owners: [alice] })).toBeUndefined()
})
