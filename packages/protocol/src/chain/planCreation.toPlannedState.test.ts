import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, createSafeFacts } from '../../test/world.ts'
import { getPlan, planCreation, toPlannedState } from './planCreation.ts'
import type { PlanCreationParameters } from './SafeFacts.ts'

const planned: PlanCreationParameters = { owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' }
const { safe } = planCreation(planned)
const nothing = createSafeFacts({
  nonce: undefined,
  owners: undefined,
  proxyCodeHash: null,
  safe,
  threshold: undefined,
})

test('default: owners, threshold and the first nonce of a Safe whose address is made of them', () => {
  expect(toPlannedState(nothing, planned)).toMatchObject({ nonce: 0n, owners: [alice, bob], planned, threshold: 2n })
})

test('behavior: what the chain has counts, whatever was planned', () => {
  const there = createSafeFacts({ owners: [bob], safe })
  expect(toPlannedState(there, planned)).toBe(there)
})

test('error: what gives another address is believed of nobody', () => {
  for (const other of [undefined, { ...planned, saltNonce: 8n }, { ...planned, owners: [bob, alice] }])
    expect(toPlannedState(nothing, other)).toBe(nothing)
})

test('error: set-ups that the Safe itself refuses are no plans, though they have an address', () => {
  const impossible: PlanCreationParameters[] = [
    { ...planned, threshold: 0 },
    { ...planned, threshold: 3 },
    { ...planned, owners: [alice, alice] },
    { ...planned, owners: [alice, zeroAddress] },
    { ...planned, owners: [alice, '0x0000000000000000000000000000000000000001'] },
  ]
  for (const one of impossible) expect(getPlan({ planned: one, safe: planCreation(one).safe })).toBeUndefined()
  // Rejected before the address is computed: the number exceeds a word.
  expect(getPlan({ planned: { ...planned, threshold: 2 ** 256 }, safe })).toBeUndefined()
})
