import type { Check } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { dave } from '../../../test/testReport.ts'
import { testSimulation } from '../../../test/testSimulation.ts'
import type { SimulationOutcome } from './simulationCache.ts'
import { toSimulationChecks } from './toSimulationChecks.ts'

const block = testSimulation().block
const check = (code: string, verdict: Check['verdict']): Check => ({
  code,
  evidence: verdict === 'unknown' ? undefined : { block, source: 'chain' },
  id: 'T80',
  message: code,
  verdict,
})
const createOutcome = (overrides: Partial<SimulationOutcome> = {}): SimulationOutcome => ({
  changed: undefined,
  simulation: testSimulation(),
  targets: [],
  tokens: new Map(),
  ...overrides,
})
const codes = (value: SimulationOutcome, options = { changesSettings: false, isNext: true }) =>
  toSimulationChecks(value, options).map(({ code, verdict }) => `${verdict} ${code}`)

test('default: that it fails is a caution once its turn has come', () => {
  const failing = createOutcome({
    simulation: testSimulation({ checks: [check('SIMULATION_FAILS', 'warn')], outcome: 'failure' }),
  })
  expect(codes(failing)).toEqual(['warn SIMULATION_FAILS'])
  expect(codes(failing, { changesSettings: false, isNext: false })).toEqual([])
})

test('behavior: what could not be seen is stated as unverified, and blocks nothing', () => {
  const checks = [check('SIMULATION_UNKNOWN', 'unknown'), check('CHANGES_UNKNOWN', 'unknown')]
  expect(codes(createOutcome({ simulation: testSimulation({ checks, outcome: 'unknown' }) }))).toEqual([
    'unverified SIMULATION_UNKNOWN',
    'unverified CHANGES_UNKNOWN',
  ])
})

test('behavior: a change of the Safe is a caution where its calls do not say so', () => {
  const settings = [{ after: [dave], before: [], setting: 'modules' as const }]
  const value = createOutcome({ simulation: testSimulation({ checks: [check('SAFE_CHANGES', 'warn')], settings }) })
  expect(codes(value)).toEqual(['warn SETTINGS_UNEXPECTED'])
  expect(codes(value, { changesSettings: true, isNext: true })).toEqual([])
})

test('behavior: another outcome than at the last look is a caution, other amounts are not', () => {
  const earlier = { block: '1,000', lines: [], notSeen: [], outcome: 'failure' as const }
  const [changed] = toSimulationChecks(createOutcome({ changed: { kind: 'outcome', earlier } }), {
    changesSettings: false,
    isNext: true,
  })
  expect(changed?.title).toBe('The result changed since you last viewed it. It failed at block 1,000. It succeeds now.')
  expect(codes(createOutcome({ changed: { kind: 'effects', earlier } }))).toEqual(['warn OUTCOME_CHANGED'])
  expect(codes(createOutcome({ changed: { kind: 'amounts', earlier } }))).toEqual([])
})

test('default: contracts that can be exchanged are named', () => {
  expect(
    codes(createOutcome({ targets: [check('TARGET_UPGRADEABLE', 'warn'), check('TARGET_DIRECT', 'ok')] })),
  ).toEqual(['warn TARGET_UPGRADEABLE', 'ok TARGET_DIRECT'])
})
