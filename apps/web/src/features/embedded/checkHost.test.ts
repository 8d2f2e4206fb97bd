import { demoSafes } from '@countersign/devchain/demo-world'
import type { HostSafeInfo } from '@countersign/frame'
import type { SafeState } from '@countersign/protocol/chain'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { checkHost } from './checkHost.ts'

const { address, owners, threshold, version } = demoSafes.treasury
const state: SafeState = {
  address,
  block: { chainId: 31_337, hash: `0x${'7'.repeat(64)}`, number: 7n, timestamp: 0n },
  chainId: 31_337,
  fallbackHandler: undefined,
  guard: undefined,
  implementation: zeroAddress,
  moduleGuard: undefined,
  modules: [],
  nonce: 20n,
  owners,
  threshold,
  version,
}
const info: HostSafeInfo = { chainId: 31_337, isReadOnly: false, owners: [...owners], safeAddress: address, threshold }

test('default: the host says what the chain says, in any order and with the mark of an L2', () => {
  expect(checkHost({ ...info, owners: owners.toReversed(), version: '1.4.1+L2' }, state).verdict).toBe('ok')
})

test.each<[Partial<HostSafeInfo>, string]>([
  [{ owners: [owners[0]] }, 'The host names other owners than the chain'],
  [{ owners: [...owners, zeroAddress] }, 'The host names other owners than the chain'],
  [{ threshold: 1 }, 'The host says 1 signatures are required; the chain says 2'],
  [{ version: '1.3.0' }, 'The host says the Safe is of version 1.3.0; the chain says 1.4.1'],
])('behavior: a lie is told: %o', (lie, detail) => {
  expect(checkHost({ ...info, ...lie }, state)).toMatchObject({ detail, verdict: 'warn' })
})
