import { safe as address, alice, bob, carol } from '../src/domain/report/testReport.ts'
import type { SafeState } from '../src/domain/safe/readSafeState.ts'
import type { CurrentSafe } from '../src/domain/safe/useCurrentSafe.ts'
import { testChain } from './createTestServices.ts'

/** The Safe of the test reports, as the address bar names it. */
export const testSafe: CurrentSafe = {
  address,
  chain: testChain,
  chainId: testChain.id,
  params: { chain: String(testChain.id), safe: address },
}

/** The same, as the chain knows it: two of three. */
export const testState: SafeState = {
  address,
  block: 1_234n,
  chainId: testChain.id,
  nonce: 5n,
  owners: [alice, bob, carol],
  singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  threshold: 2,
  timestamp: 1n,
  version: '1.4.1',
}
