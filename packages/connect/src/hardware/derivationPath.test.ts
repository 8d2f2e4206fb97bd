import { expect, test } from 'vitest'
import { formatPath, parsePath, stepPath, toAccountPath } from './derivationPath.ts'

test.each([
  ["m/44'/60'/0'/0/0", "m/44'/60'/0'/0/0"],
  ['44h/60H/2’/0/1', "m/44'/60'/2'/0/1"],
  [' M/1 ', 'm/1'],
])('default: %s', (text, path) => {
  expect(formatPath(parsePath(text) ?? [])).toBe(path)
})

test.each(['', 'm', 'm/', "m//0'", 'm/x', 'm/-1', 'm/2147483648', 'm/1.5', `m/${'0/'.repeat(10)}0`])(
  'error: "%s" is no path',
  (text) => {
    expect(parsePath(text)).toBe(undefined)
  },
)

test('default: accounts by the schemes of wallets', () => {
  expect(formatPath(toAccountPath('live', 3))).toBe("m/44'/60'/3'/0/0")
  expect(formatPath(toAccountPath('standard', 3))).toBe("m/44'/60'/0'/0/3")
  expect(formatPath(toAccountPath('legacy', 3))).toBe("m/44'/60'/0'/3")
})

test('behavior: a typed path counts its last component, never over the hardened border', () => {
  expect(formatPath(stepPath(parsePath("m/44'/5'") ?? [], 2))).toBe("m/44'/7'")
  expect(() => stepPath([0x7f_ff_ff_ff], 1)).toThrow(expect.objectContaining({ failure: 'wrongPath' }))
})
