import { sentinel } from '@countersign/protocol/chain'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { noOwnerChange, type OwnersFormValue, readOwnersForm } from './readOwnersForm.ts'

const t = createCatalogue('owners')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const read = (form: Partial<OwnersFormValue>) =>
  readOwnersForm({ form: { ...noOwnerChange, ...form }, state: testState, chain: testSafe.chain })

test('default: one more, one less, one for another', () => {
  const reading = read({ added: [`demo:${dave}`], removed: [alice], replaced: { [bob]: erin }, threshold: 3 })
  expect(reading).toMatchObject({
    after: { owners: [dave, erin, carol], threshold: 3 },
    change: { added: [dave], removed: [alice], replaced: [{ owner: bob, by: erin }], threshold: 3 },
    newcomers: [erin, dave],
    isSound: true,
  })
})

test('behavior: the Safe keeps its threshold until another is chosen', () => {
  expect(read({ added: [dave] }).change.threshold).toBe(2)
})

test('behavior: what was kept for somebody who is no owner any more is passed over', () => {
  expect(read({ added: [erin], removed: [dave], replaced: { [dave]: erin } })).toMatchObject({
    change: { added: [erin], removed: [], replaced: [] },
    isSound: true,
  })
})

test.each([
  [zeroAddress, t('errors.zero')],
  [sentinel, t('errors.sentinel')],
  [testSafe.address, t('errors.self')],
  [bob, t('errors.isOwner')],
  ['0x12', tTransactionBuilder('address.length', { count: 4 })],
  [`eth:${dave}`, tTransactionBuilder('address.otherChain', { prefix: 'eth' })],
  ['', tTransactionBuilder('address.missing')],
])('error: %s cannot become an owner', (text, error) => {
  expect(read({ added: [text] })).toMatchObject({ errors: { added: [error] }, isSound: false })
  expect(read({ replaced: { [alice]: text } })).toMatchObject({
    errors: { replaced: { [alice]: error } },
    isSound: false,
  })
})

test('error: the same twice, an owner who goes at the same time included', () => {
  expect(read({ added: [dave, dave] }).errors.added).toEqual([undefined, t('errors.twice')])
  expect(read({ added: [dave], replaced: { [bob]: dave } }).errors.added).toEqual([t('errors.twice')])
  expect(read({ added: [bob], removed: [bob] }).errors.added).toEqual([t('errors.isOwner')])
})

test('error: more signatures than owners, and nobody left', () => {
  expect(read({ removed: [alice, bob] })).toMatchObject({
    errors: { threshold: t('errors.tooHigh', { threshold: 2, count: 1 }) },
    isSound: false,
  })
  expect(read({ removed: [alice, bob], threshold: 1 }).isSound).toBe(true)
  expect(read({ removed: [alice, bob, carol] })).toMatchObject({
    errors: { threshold: t('errors.nobody') },
    isSound: false,
  })
})

test('error: nothing would change', () => {
  expect(read({})).toMatchObject({ errors: { nothing: t('errors.nothing') }, isSound: false })
  expect(read({ threshold: 2 }).isSound).toBe(false)
  expect(read({ threshold: 3 }).isSound).toBe(true)
})
