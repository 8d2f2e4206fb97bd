import { expect, test } from 'vitest'
import { alice, bob } from '../../../test/testReport.ts'
import { nameAddresses } from './useWarnings.ts'

const nameOf = (address: string) => (address === alice ? { name: 'Alice' } : undefined)

test('default: a known address has its name before it, every other stays as it is', () => {
  expect(nameAddresses(`${alice} can then take it, ${bob} cannot.`, nameOf)).toBe(
    `Alice (${alice}) can then take it, ${bob} cannot.`,
  )
})

test('behavior: part of a longer number is no address', () => {
  const hash = `${alice}${'0'.repeat(24)}`
  expect(nameAddresses(`The hash ${hash} differs.`, nameOf)).toBe(`The hash ${hash} differs.`)
})

test('behavior: a name that stands before it already is not repeated', () => {
  expect(nameAddresses(`Alice (${alice}) can take it.`, nameOf)).toBe(`Alice (${alice}) can take it.`)
})
