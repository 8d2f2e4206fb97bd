import { writeFileSync } from 'node:fs'
import { getCreate2Address, type Hex, zeroHash } from 'viem'
import { compileContracts } from '../src/contracts/compileContracts.ts'
import { allowanceModule } from '../src/contracts/demoTokens.ts'

/*
 * Makes src/contracts/artifacts/modules.json: contracts of our own code that need no constructor. The allowance module is
 * at the address of the official one, the others where the public factory would put them; copy those to demoTokens.ts.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/writeModules.ts
 */
const { DemoCoupons, DemoGuard, LocalAllowanceModule } = compileContracts()
const factory = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
const addressOf = (bytecode: Hex) => getCreate2Address({ bytecode, from: factory, salt: zeroHash })
const accounts = [
  { address: allowanceModule, code: toRuntimeCode(LocalAllowanceModule), name: 'AllowanceModule 0.1.1, local' },
  { address: addressOf(DemoGuard), code: toRuntimeCode(DemoGuard), name: 'Demo guard' },
  { address: addressOf(DemoCoupons), code: toRuntimeCode(DemoCoupons), name: 'Demo Coupons' },
]
writeFileSync(
  new URL('../src/contracts/artifacts/modules.json', import.meta.url),
  `[\n${accounts.map((account) => JSON.stringify(account)).join(',\n')}\n]\n`,
)

/** The runtime code of a constructor without arguments: the code after `return(0, size); invalid`. */
function toRuntimeCode(initCode: Hex): Hex {
  const end = initCode.indexOf('f3fe')
  if (end === -1) throw new Error('The init code does not end as the compiler writes it.')
  return `0x${initCode.slice(end + 4)}`
}
