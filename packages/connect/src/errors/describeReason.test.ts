import { expect, test } from 'vitest'
import { SwitchChainFailedError } from './connectorErrors.ts'
import { describeReason } from './describeReason.ts'

test('default: the wallet’s own message, not those wrapped around it', () => {
  const cause = new Error('User rejected the request.', { cause: { code: -32602, message: 'Expected HTTPS.\nmore' } })
  expect(describeReason(new SwitchChainFailedError({ cause, chainId: 1 }))).toBe('Expected HTTPS.')
})

test('behavior: untrusted text is short and cannot reverse the line', () => {
  expect(describeReason({ message: `a\u202Eb\u0007${'c'.repeat(300)}` })).toBe(`ab${'c'.repeat(198)}…`)
})

test('behavior: no message', () => {
  expect(describeReason(undefined)).toBeUndefined()
  expect(describeReason({ message: ' \n' })).toBeUndefined()
})
