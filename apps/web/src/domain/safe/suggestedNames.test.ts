import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, bob } from '../../../test/testReport.ts'
import { openSuggestedNames, parseNameFragment, suggestName, toNameFragment, withSuggestion } from './suggestedNames.ts'

test.each(['Treasury', 'R&D + Ops', '50 % #1', 'Казна'])('default: a link carries the name %s', (name) => {
  expect(parseNameFragment(toNameFragment(name))).toBe(name)
})

test.each(['', '#', '#sign', '#name=', 'v1.abc'])('behavior: %s carries no name', (fragment) => {
  expect(parseNameFragment(fragment)).toBeUndefined()
})

test('behavior: a name that the router decoded is read too', () => {
  expect(parseNameFragment('name=50 % of all')).toBe('50 % of all')
})

test('behavior: suggested until decided, cleaned, and never against an own name', () => {
  const services = createTestServices()
  services.names.update(() => ({ [bob]: 'Mine' }))
  suggestName(services, alice, '  Trea\u202Esury\u0000 ')
  suggestName(services, bob, 'Another')
  expect(openSuggestedNames(services.storage).get()).toEqual({ [alice]: 'Treasury' })
})

test('behavior: a flood of links evicts the oldest', () => {
  const full = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`0x${index}`, 'x']))
  const next = withSuggestion(full, alice, 'Treasury')
  expect(Object.keys(next)).toHaveLength(50)
  expect(Object.keys(next)[0]).toBe('0x1')
  expect(next[alice]).toBe('Treasury')
})
