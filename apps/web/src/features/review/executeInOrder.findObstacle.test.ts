import type { Risk } from '@countersign/protocol/decode'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, testReport } from '../../../test/testReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type FindObstacleParameters, findObstacle } from './executeInOrder.ts'

const t = createCatalogue('executeQueue')
const tStatus = createCatalogue('status')
const tReview = createCatalogue('review')

const ready = testReport([bob, carol])
const danger: Risk = { code: 'GUARD_REMOVED', path: [], severity: 'danger', text: 'The guard goes.' }

const find = (report: Report, overrides: Partial<FindObstacleParameters> = {}) =>
  findObstacle({
    account: alice,
    listRisks: async () => [],
    report,
    wallet: { address: alice, chainId: 31337 },
    ...overrides,
  })

test('default: nothing stands against what its own page would execute', async () => {
  expect(await find(ready)).toBeUndefined()
  expect(await find(ready, { listRisks: async () => [{ ...danger, severity: 'warning' }] })).toBeUndefined()
})

test('behavior: a danger needs a yes of its own, on its own page', async () => {
  expect(await find(ready, { listRisks: async () => [danger] })).toBe(t('obstacles.danger'))
})

test.each<[string, Report, string]>([
  ['lost a signature', testReport([bob]), t('obstacles.unsigned')],
  ['was executed meanwhile', { ...ready, progress: 'executed' }, t('obstacles.past')],
  ['was replaced meanwhile', { ...ready, progress: 'replaced' }, t('obstacles.past')],
  ['cannot be verified now', { ...ready, isStale: true }, tStatus('closedText')],
  ['has no chain behind it', { ...ready, state: undefined }, tStatus('closedText')],
  ['fails a check', { ...ready, checks: [{ id: 'T18', title: 'Another hash.', verdict: 'block' }] }, 'Another hash.'],
])('error: what %s is not executed', async (_, report, reason) => {
  expect(await find(report)).toBe(reason)
})

test('error: the nonce before it was not used', async () => {
  const state = ready.state && { ...ready.state, nonce: 4n }
  expect(await find({ ...ready, state })).toBe(tReview('readyLater', { nonce: String(4n) }))
})

test('error: another account, none, or another chain than at the start', async () => {
  expect(await find(ready, { wallet: { address: dave, chainId: 31337 } })).toBe(t('obstacles.account'))
  expect(await find(ready, { wallet: { address: undefined, chainId: undefined } })).toBe(t('obstacles.account'))
  expect(await find(ready, { wallet: { address: alice, chainId: 5 } })).toBe(t('obstacles.chain'))
})
