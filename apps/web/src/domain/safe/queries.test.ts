import type { SafeState } from '@countersign/protocol/chain'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { queueQuery } from '../transactions/queueQuery.ts'
import { hasChanged, safeStateQuery } from './queries.ts'

const owner = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const state: SafeState = {
  chainId: 1,
  address: owner,
  block: { chainId: 1, number: 5n, hash: `0x${'ab'.repeat(32)}`, timestamp: 1n },
  owners: [owner],
  threshold: 1,
  nonce: 3n,
  version: '1.4.1',
  implementation: other,
  fallbackHandler: undefined,
  guard: undefined,
  moduleGuard: undefined,
  modules: [],
}

test('default: another block alone is no change', () => {
  expect(hasChanged(state, { ...state, block: { ...state.block, number: 6n } })).toBe(false)
})

test.each<Partial<SafeState>>([
  { nonce: 4n },
  { owners: [owner, other] },
  { threshold: 2 },
  { guard: other },
  { modules: [other] },
  { implementation: owner },
])('behavior: %o is one', (change) => {
  expect(hasChanged(state, { ...state, ...change })).toBe(true)
})

const planned = { owners: testState.owners, saltNonce: 7n, threshold: 2, version: '1.4.1' } as const

function requestQueue(state: SafeState, status: number) {
  const services = createTestServices({
    answerService: () => Response.json({ code: status, message: 'No such Safe' }, { status }),
  })
  services.queryClient.setQueryData(safeStateQuery(services, testSafe).queryKey, state)
  return services.queryClient.fetchQuery({ ...queueQuery(services, testSafe), retry: false })
}

test('default: of a Safe that is planned here the service has nothing to list', async () => {
  expect(await requestQueue({ ...testState, planned }, 404)).toEqual({ isCut: false, refused: [], results: [] })
})

test('error: of a Safe that is on the chain, and of any other failure, it is a failure', async () => {
  await expect(requestQueue(testState, 404)).rejects.toMatchObject({ status: 404 })
  await expect(requestQueue({ ...testState, planned }, 403)).rejects.toMatchObject({ status: 403 })
})
