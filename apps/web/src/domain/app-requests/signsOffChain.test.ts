import { expect, test } from 'vitest'
import { dave } from '../transactions/testReport.ts'
import { signsOffChain } from './signsOffChain.ts'

test('default: the rules of the official host', () => {
  const cases: [version: string, sdkVersion: string, hasHandler: boolean, expected: boolean][] = [
    ['1.4.1', '9.1.0', true, true],
    ['1.4.1+L2', '9.1.0', true, true],
    ['1.4.1', '9.1.0', false, false],
    ['1.3.0', '7.11.0', true, true],
    ['1.3.0', '7.10.9', true, false],
    ['1.1.1', '9.1.0', false, true],
  ]
  for (const [version, sdkVersion, hasHandler, expected] of cases)
    expect(signsOffChain({ fallbackHandler: hasHandler ? dave : undefined, sdkVersion, version })).toBe(expected)
})
