import type { Genesis } from '../engine/Genesis.ts'
import { genesisTime } from './chainConstants.ts'
import { getGenesisAccounts } from './getGenesisAccounts.ts'

/** The first block of a new chain. */
export function getGenesis(chainId: number): Genesis {
  return { accounts: getGenesisAccounts(), chainId, timestamp: genesisTime }
}
