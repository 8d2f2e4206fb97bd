import { expect, test } from 'vitest'
import { findInjected } from './buildWalletList.ts'

const injected = { id: 'injected', type: 'injected', uid: 'i' }
const metaMask = { isMetaMask: true }

test('default: what sits on window.ethereum, with its marks', () => {
  expect(findInjected({ announced: [], connectors: [injected], ethereum: metaMask })).toEqual(
    new Map([['i', { isAnnounced: false, marks: ['isMetaMask'] }]]),
  )
})

test('behavior: nothing there, nothing found', () => {
  expect(findInjected({ announced: [], connectors: [injected], ethereum: undefined }).size).toBe(0)
  const announced = { id: 'io.metamask', type: 'injected', uid: 'a' }
  expect(findInjected({ announced: [], connectors: [announced], ethereum: metaMask }).size).toBe(0)
})

test('parameters: legacyProvider, one of a list', () => {
  const rabby = { id: 'injected:isRabby', legacyProvider: { isRabby: true }, type: 'injected', uid: 'r' }
  expect(findInjected({ announced: [], connectors: [rabby], ethereum: metaMask }).get('r')?.marks).toEqual(['isRabby'])
})

test.each([
  ['the same object', {}, true],
  ['another one without marks', undefined, false],
] as const)('parameters: announced, %s', (_, plain, isAnnounced) => {
  const ethereum = plain ?? {}
  const announced = [plain ? ethereum : {}]
  expect(findInjected({ announced, connectors: [injected], ethereum }).get('i')?.isAnnounced).toBe(isAnnounced)
})

test('parameters: announced, another object with the same marks', () => {
  const announced = [{ isMetaMask: true }]
  const found = findInjected({ announced, connectors: [injected], ethereum: metaMask })
  expect(found.get('i')?.isAnnounced).toBe(true)
})
