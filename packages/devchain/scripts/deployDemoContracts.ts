import { concat, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { compileContracts } from '../src/contracts/compileContracts.ts'
import type { GenesisAccount } from '../src/engine/Genesis.ts'
import type { ReferenceChain } from './createReferenceChain.ts'

/** Tokens and module of the demo data. */
export async function deployDemoContracts(chain: ReferenceChain): Promise<GenesisAccount[]> {
  const { DemoModule, DemoNft, DemoToken } = compileContracts()
  const [factory] = chain.factories
  const token = (name: string, symbol: string, decimals: number): Hex =>
    concat([DemoToken, encodeAbiParameters(parseAbiParameters('string, string, uint8'), [name, symbol, decimals])])
  return [
    { ...(await chain.create2(factory, token('Demo USD Coin', 'USDC', 6))), name: 'Demo USD Coin' },
    { ...(await chain.create2(factory, token('Demo Token', 'DEMO', 18))), name: 'Demo Token' },
    { ...(await chain.create2(factory, DemoNft)), name: 'Demo Seals' },
    { ...(await chain.create2(factory, DemoModule)), name: 'Demo module' },
  ]
}
