import { ChainConfigSchema } from '@countersign/protocol/config'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { adviseThreshold, type CreateFormValue, readCreateForm } from './useCreateForm.ts'

const t = createCatalogue('createSafe')

const second = ChainConfigSchema.parse({ ...testChain, id: 31338, name: 'Second', shortName: 'second' })
const chains = [testChain, second]
const form = (overrides: Partial<CreateFormValue> = {}): CreateFormValue => ({
  chainIds: [testChain.id],
  name: '',
  owners: [alice, bob, carol],
  saltNonce: '7',
  version: '1.4.1',
  ...overrides,
})

test('default: owners as typed, and more than half of them must sign', () => {
  const reading = readCreateForm(form({ owners: [alice, `demo:${bob}`, ` ${carol.toLowerCase()} `] }), chains)
  expect(reading.owners).toEqual([alice, bob, carol])
  expect(reading.threshold).toBe(2)
  expect(reading.errors).toEqual({ chains: undefined, owners: [undefined, undefined, undefined], threshold: undefined })
  expect(reading.plan?.setup).toMatchObject({ owners: [alice, bob, carol], threshold: 2n })
})

test('behavior: the prefix of any chosen chain, and of no other', () => {
  const owners = [`second:${alice}`]
  expect(readCreateForm(form({ chainIds: [31337, 31338], owners }), chains).owners).toEqual([alice])
  expect(readCreateForm(form({ owners }), chains).errors.owners).toHaveLength(1)
  expect(readCreateForm(form({ owners }), chains).plan).toBeUndefined()
})

test('behavior: another salt or version makes another address, another chain does not', () => {
  const plain = readCreateForm(form(), chains).plan?.safe
  expect(readCreateForm(form({ chainIds: [31338] }), chains).plan?.safe).toBe(plain)
  expect(readCreateForm(form({ saltNonce: '8' }), chains).plan?.safe).not.toBe(plain)
  expect(readCreateForm(form({ version: '1.5.0' }), chains).plan?.safe).not.toBe(plain)
})

test.each([
  [[alice, alice], t('errors.twice')],
  [[alice, alice.toLowerCase()], t('errors.twice')],
  [[alice, zeroAddress], t('errors.zero')],
  [[alice, '0x0000000000000000000000000000000000000001'], t('errors.sentinel')],
])('error: %s', (owners, error) => {
  const { errors, plan } = readCreateForm(form({ owners }), chains)
  expect(errors.owners).toEqual([undefined, error])
  expect(plan).toBeUndefined()
})

test.each(['', '0x12', alice.replace(/.$/, '0'), 'vitalik'])('error: “%s” is no address', (text) => {
  const { errors, plan } = readCreateForm(form({ owners: [text] }), chains)
  expect(errors.owners[0]).toBeDefined()
  expect(plan).toBeUndefined()
})

test('error: more signatures than owners, and no chain', () => {
  const high = readCreateForm(form({ threshold: 4 }), chains)
  expect(high.errors.threshold).toBe(t('errors.tooHigh', { threshold: 4, count: 3 }))
  expect(high.plan).toBeUndefined()
  expect(readCreateForm(form({ chainIds: [] }), chains).errors.chains).toBe(t('errors.noChain'))
  expect(readCreateForm(form({ chainIds: [5] }), chains).errors.chains).toBe(t('errors.noChain'))
})

test('behavior: what is advised', () => {
  expect([1, 2, 3, 4, 5, 7].map(adviseThreshold)).toEqual([1, 2, 2, 3, 3, 4])
})
