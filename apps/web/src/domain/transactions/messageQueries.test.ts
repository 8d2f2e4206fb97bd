import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { allMessagesQuery } from './messageQueries.ts'

/** A service with so many pages of 20 messages; Infinity: it always claims another one. */
async function read(pages: number) {
  let requests = 0
  const services = createTestServices({
    answerService: () => {
      requests += 1
      const start = requests * 20
      const results = Array.from({ length: 20 }, (_, index) => ({
        confirmations: [],
        confirmationsRequired: 2,
        confirmationsSubmitted: 0,
        creationTimestamp: 1,
        message: `Message ${start + index}`,
        messageHash: numberToHex(start + index, { size: 32 }),
        modifiedTimestamp: 1,
        proposedBy: { value: testSafe.address },
        status: 'NEEDS_CONFIRMATION',
        type: 'MESSAGE',
      }))
      return { next: requests < pages ? `http://service.test/${requests}` : null, previous: null, results }
    },
  })
  const { isCut, reports } = await services.queryClient.fetchQuery(allMessagesQuery(services, testSafe))
  return { requests, count: reports.length, isCut }
}

test('default: every page is read', async () => {
  expect(await read(3)).toEqual({ requests: 3, count: 60, isCut: false })
})

test('behavior: a list without an end is read to a bound, which is named', async () => {
  expect(await read(Number.POSITIVE_INFINITY)).toEqual({ requests: 20, count: 400, isCut: true })
})
