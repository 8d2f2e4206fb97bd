import { writeFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { compileContracts } from '../src/contracts/compileContracts.ts'
import { allowanceModule } from '../src/contracts/demoTokens.ts'

/*
 * Makes src/contracts/artifacts/modules.json: modules of our own code at the addresses of the official ones.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/writeModules.ts
 */
const accounts = [
  {
    address: allowanceModule,
    code: toRuntimeCode(compileContracts().LocalAllowanceModule),
    name: 'AllowanceModule 0.1.1, local',
  },
]
writeFileSync(
  new URL('../src/contracts/artifacts/modules.json', import.meta.url),
  `[\n${accounts.map((account) => JSON.stringify(account)).join(',\n')}\n]\n`,
)

/** What a constructor without arguments returns: the code after `return(0, size); invalid`. */
function toRuntimeCode(initCode: Hex): Hex {
  const end = initCode.indexOf('f3fe')
  if (end === -1) throw new Error('The init code does not end as the compiler writes it.')
  return `0x${initCode.slice(end + 4)}`
}
