import type { SafeState } from '@countersign/protocol/chain'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { queueQuery } from '../transactions/queueQuery.ts'
import { safeStateQuery } from './queries.ts'

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
