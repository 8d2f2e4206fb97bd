import { z } from 'zod'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { type Genesis, type GenesisAccount, GenesisAccountSchema } from '../engine/Genesis.ts'
import demo from './artifacts/demo.json' with { type: 'json' }
import ens from './artifacts/ens.json' with { type: 'json' }
import expiry from './artifacts/expiry.json' with { type: 'json' }
import factories from './artifacts/factories.json' with { type: 'json' }
import modules from './artifacts/modules.json' with { type: 'json' }
import passkeys from './artifacts/passkeys.json' with { type: 'json' }
import safe100 from './artifacts/safe-1.0.0.json' with { type: 'json' }
import safe111 from './artifacts/safe-1.1.1.json' with { type: 'json' }
import safe130 from './artifacts/safe-1.3.0.json' with { type: 'json' }
import safe141 from './artifacts/safe-1.4.1.json' with { type: 'json' }
import safe150 from './artifacts/safe-1.5.0.json' with { type: 'json' }
import safeSingletons from './artifacts/safe-singletons.json' with { type: 'json' }
import { genesisTime } from './chainConstants.ts'

export function getGenesis(chainId: number): Genesis {
  return { accounts: getGenesisAccounts(), chainId, timestamp: genesisTime }
}

/** In wei. */
const tenThousandEther = '0x21e19e0c9bab2400000'

/** Every contract and funded account of a new chain. */
export function getGenesisAccounts(): GenesisAccount[] {
  const contracts = z
    .array(GenesisAccountSchema)
    .parse(
      [
        factories,
        safe100,
        safe111,
        safe130,
        safe141,
        safe150,
        safeSingletons,
        ens,
        demo,
        modules,
        passkeys,
        expiry,
      ].flat(),
    )
  const people = demoAccounts.map(({ address, name }): GenesisAccount => ({ address, balance: tenThousandEther, name }))
  return [...people, ...contracts]
}
