import { expect, test } from 'vitest'
import { dave } from '../../../test/testReport.ts'
import { testSimulation } from '../../../test/testSimulation.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { compareSimulations, storeSimulation, toStoredSimulation } from './simulationCache.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const pays = (text: string) => [{ key: 'coin out', text }]
const toStored = (overrides = {}, effects = pays('− 1 ETH')) => toStoredSimulation(testSimulation(overrides), effects)

test('default: the same again is no news, something else is, and is told once', () => {
  const storage = createMemoryStorage()
  expect(storeSimulation(storage, hash, toStored())).toBeUndefined()
  expect(storeSimulation(storage, hash, toStored())).toBeUndefined()
  const failing = toStored({ outcome: 'failure' }, [])
  expect(storeSimulation(storage, hash, failing)).toMatchObject({
    kind: 'outcome',
    earlier: { block: '1,234', outcome: 'success' },
  })
  expect(storeSimulation(storage, hash, failing)).toBeUndefined()
})

test('behavior: other things, other settings, and other amounts of the same', () => {
  expect(compareSimulations(toStored(), toStored({}, [{ key: 'token out', text: '− 1 X' }]))?.kind).toBe('effects')
  const owners = { settings: [{ after: [dave], before: [], setting: 'owners' as const }] }
  expect(compareSimulations(toStored(), toStored(owners))?.kind).toBe('effects')
  expect(compareSimulations(toStored(), toStored({}, pays('− 2 ETH')))?.kind).toBe('amounts')
})

test('behavior: what another node does not see has not changed', () => {
  expect(compareSimulations(toStored(), toStored({ notSeen: ['calls', 'tokens'] }, []))).toBeUndefined()
  expect(compareSimulations(toStored(), toStored({ outcome: 'unknown' }))).toBeUndefined()
})

test('behavior: what could not be tried does not make anybody forget', () => {
  const storage = createMemoryStorage()
  storeSimulation(storage, hash, toStored())
  storeSimulation(storage, hash, toStored({ outcome: 'unknown' }))
  expect(storeSimulation(storage, hash, toStored({ outcome: 'failure' }))).toMatchObject({ kind: 'outcome' })
})

test('behavior: so many are kept, the oldest are forgotten, and a look has an end', () => {
  const storage = createMemoryStorage()
  for (let index = 0; index < 210; index++)
    storeSimulation(storage, `0x${index.toString(16).padStart(64, '0')}`, toStored())
  const stored: unknown = JSON.parse(storage.getItem('countersign.looks.v1') ?? '')
  expect(stored).toHaveLength(200)
  expect(storeSimulation(storage, `0x${'0'.repeat(64)}`, toStored({ outcome: 'failure' }))).toBeUndefined()
  const endless = Array.from({ length: 500 }, (_, index) => ({ key: `${index}`, text: 'x'.repeat(9_999) }))
  const { lines } = toStored({}, endless)
  expect([lines.length, lines[0]?.text.length]).toEqual([100, 300])
})

test('error: what is in the storage and is none of it is kept aside', () => {
  const storage = createMemoryStorage()
  storage.setItem('countersign.looks.v1', '[["0x", {"block": 1}]]')
  expect(storeSimulation(storage, hash, toStored())).toBeUndefined()
  expect(storeSimulation(storage, hash, toStored({ outcome: 'failure' }))).toMatchObject({ kind: 'outcome' })
})
