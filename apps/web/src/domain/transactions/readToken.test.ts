import { expect, test } from 'vitest'
import { isContractCode } from './readToken.ts'

test.each([
  [undefined, false],
  ['0x', false],
  ['0xef010090f79bf6eb2c4f870365e785982e1f101e93b906', false],
  ['0xef010090f79bf6eb2c4f870365e785982e1f101e93b90600', true],
  ['0x60', true],
] as const)('default: %s', (code, expected) => {
  expect(isContractCode(code)).toBe(expected)
})
