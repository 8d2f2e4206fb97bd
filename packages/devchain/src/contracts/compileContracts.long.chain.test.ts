import { expect, test } from 'vitest'
import { compileContracts } from './compileContracts.ts'
import { ensContracts } from './ensContracts.ts'
import { getGenesisAccounts } from './getGenesis.ts'

test('behavior: the committed code of our own contracts is that of their source', { timeout: 180_000 }, () => {
  const compiled = compileContracts()
  const codeOf = (name: string) => getGenesisAccounts().find((account) => account.name === name)?.code ?? ''
  // The init code ends with the runtime code, in which immutables are zero.
  expect(compiled.DemoNft.endsWith(codeOf('Demo Seals').slice(2))).toBe(true)
  expect(compiled.DemoModule.endsWith(codeOf('Demo module').slice(2))).toBe(true)
  expect(compiled.DemoToken.endsWith(blank(codeOf('Demo Token'), '12'))).toBe(true)
  expect(compiled.DemoToken.endsWith(blank(codeOf('Demo USD Coin'), '06'))).toBe(true)
  expect(compiled.DemoGuard.endsWith(codeOf('Demo guard').slice(2))).toBe(true)
  expect(compiled.DemoCoupons.endsWith(codeOf('Demo Coupons').slice(2))).toBe(true)
  expect(compiled.LocalAllowanceModule.endsWith(codeOf('AllowanceModule 0.1.1, local').slice(2))).toBe(true)
  const registry = ensContracts.registry.slice(2).toLowerCase()
  expect(compiled.LocalUniversalResolver.endsWith(blank(codeOf('ENS universal resolver'), registry))).toBe(true)
})

/** Runtime code with an immutable zeroed. */
function blank(code: string, immutable: string): string {
  return code.slice(2).replaceAll(immutable.padStart(64, '0'), ''.padStart(64, '0'))
}
