import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { addOwnDescriptor, listOwnDescriptors, openOwnDescriptors } from './ownDescriptors.ts'

const t = createCatalogue('clearSigning')

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const createText = (intent = 'Do', rest = {}) =>
  JSON.stringify({
    context: { contract: { deployments: [{ address, chainId: 31337 }] } },
    display: { formats: { 'f(uint256 a)': { intent } } },
    ...rest,
  })

test('default: what was added is kept, and read again from the storage', () => {
  const storage = createMemoryStorage()
  const store = openOwnDescriptors(storage)
  expect(addOwnDescriptor(store, { name: 'a.json', text: createText() })).toBeUndefined()
  expect(openOwnDescriptors(storage)).toBe(store)
  expect(listOwnDescriptors(store.get())).toMatchObject([{ name: 'a.json', source: 'yours' }])
})

test('error: files that are refused say why', () => {
  const store = openOwnDescriptors(createMemoryStorage())
  const add = (text: string) => addOwnDescriptor(store, { name: 'x.json', text })
  expect(add('{')).toContain('not JSON')
  expect(add('{"__proto__":1}')).toContain('__proto__')
  expect(add(createText('Do', { includes: 'other.json' }))).toBe(t('refusals.includes'))
  expect(add(createText('Do', { context: {} }))).toBe(t('refusals.unbound'))
  expect(add(createText('x'.repeat(200_000)))).toBe(t('refusals.tooLarge', { kilobytes: 100 }))
  expect(store.get()).toEqual([])
  expect(add(createText())).toBeUndefined()
  expect(add(createText())).toBe(t('refusals.known'))
  for (let index = 1; index < 30; index++) expect(add(createText(`Do ${index}`))).toBeUndefined()
  expect(add(createText('One more'))).toBe(t('refusals.tooMany', { most: 30 }))
})

test('behavior: what was changed in the storage is not believed', () => {
  expect(listOwnDescriptors([{ name: 'a', text: '{"constructor":1}' }])).toEqual([])
})
