import type { SafeState } from '@countersign/protocol/chain'
import type { CurrentSafe } from '../src/domain/safe/parseSafeParams.ts'
import { testChain } from './createTestServices.ts'
import { safe as address, alice, bob, carol } from './testReport.ts'

/** The Safe of the test reports, as in the URL. */
export const testSafe: CurrentSafe = {
  address,
  chain: testChain,
  chainId: testChain.id,
  params: { chain: String(testChain.id), safe: address },
}

/** Its state on the chain: two of three. */
export const testState: SafeState = {
  address,
  block: { chainId: testChain.id, hash: `0x${'9'.repeat(64)}`, number: 1_234n, timestamp: 1n },
  chainId: testChain.id,
  fallbackHandler: undefined,
  guard: undefined,
  implementation: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  moduleGuard: undefined,
  modules: [],
  nonce: 5n,
  owners: [alice, bob, carol],
  threshold: 2,
  version: '1.4.1',
}
