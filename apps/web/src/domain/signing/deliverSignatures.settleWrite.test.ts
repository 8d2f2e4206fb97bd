import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createTestDetails } from '../../../test/createTestDetails.ts'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, testReport } from '../../../test/testReport.ts'
import { createOwnEventFilter, writeKey } from '../safe/listChangedKeys.ts'
import { safeKey } from '../safe/queries.ts'
import { reportQuery } from '../transactions/reportQuery.ts'
import { settleWrite } from './deliverSignatures.ts'

const { id } = testReport([])
const message = { chainId: id.chainId, address: id.address, messageHash: id.safeTxHash }
const event = { block: 7, kinds: ['queue' as const], safeTxHash: id.safeTxHash }

/** The response to a confirmation, with another transaction than the one of this hash. */
const details = createTestDetails(null, alice)

/** Services with these active queries of the Safe, whose fetches are counted. */
async function setup(...parts: string[]) {
  const requests: string[] = []
  const services = createTestServices({
    answerService: (path) => {
      requests.push(path)
      return details
    },
  })
  const fetches: Record<string, number> = {}
  for (const part of parts) {
    const options = {
      queryKey: [...safeKey(id), part],
      queryFn: async () => {
        fetches[part] = (fetches[part] ?? 0) + 1
        return null
      },
    }
    new QueryObserver(services.queryClient, options).subscribe(() => {})
    await services.queryClient.fetchQuery(options)
  }
  return { fetches, requests, services }
}

test('default: the response is the report, and only what changed with it is fetched', async () => {
  const { fetches, requests, services } = await setup('queue', 'history', 'balances')
  const report = new QueryObserver(services.queryClient, { ...reportQuery(services, id), enabled: false })
  report.subscribe(() => {})
  await settleWrite(services, id, details)
  expect(report.getCurrentResult().data?.details).toEqual(details)
  expect(requests).toEqual([])
  expect(fetches).toEqual({ balances: 1, history: 1, queue: 2 })
})

test('behavior: the response is a claim: of another transaction, it is not shown as this one', async () => {
  const { services } = await setup()
  await settleWrite(services, id, details)
  const report = services.queryClient.getQueryData(reportQuery(services, id).queryKey)
  expect(report?.transaction).toBeUndefined()
  expect(report?.checks.some(({ verdict }) => verdict !== 'ok')).toBe(true)
  expect(report?.isRow).toBeUndefined()
})

test('behavior: without a response the report is fetched', async () => {
  const { requests, services } = await setup()
  new QueryObserver(services.queryClient, reportQuery(services, id)).subscribe(() => {})
  await services.queryClient.fetchQuery(reportQuery(services, id))
  requests.length = 0
  await settleWrite(services, id)
  expect(requests).toEqual([`/v1/chains/${id.chainId}/transactions/${id.safeTxHash}`])
})

test('behavior: a message makes the messages old, and nothing else', async () => {
  const { fetches, services } = await setup('messages', 'queue')
  await settleWrite(services, message)
  expect(fetches).toEqual({ messages: 2, queue: 1 })
})

/** A write of several signatures that ends on demand. */
function write(services: ReturnType<typeof createTestServices>, of: typeof id | typeof message, signatures: number) {
  let [succeed, fail] = [() => {}, () => {}]
  const response = new Promise<void>((resolve, reject) => {
    succeed = resolve
    fail = () => reject(new Error('refused'))
  })
  const observer = new MutationObserver(services.queryClient, {
    mutationKey: writeKey(of),
    mutationFn: (_entries: readonly number[]) => response,
  })
  const done = observer.mutate(Array.from({ length: signatures }, (_, index) => index)).catch(() => undefined)
  const settle = (end: () => void) => () => {
    end()
    return done
  }
  return { fail: settle(fail), succeed: settle(succeed) }
}

test('behavior: one event for each signature is the own one, whether it precedes the response or follows it', async () => {
  const { services } = await setup()
  const isOwn = createOwnEventFilter(services.queryClient.getMutationCache(), id)
  expect(isOwn(event)).toBe(false)
  const { succeed } = write(services, id, 2)
  expect(isOwn(event)).toBe(true)
  await succeed()
  expect([isOwn(event), isOwn(event)]).toEqual([true, false])
})

test('behavior: events of other transactions, other kinds, and after a failed write are not', async () => {
  const { services } = await setup()
  const isOwn = createOwnEventFilter(services.queryClient.getMutationCache(), id)
  const { fail } = write(services, id, 1)
  expect(isOwn({ ...event, safeTxHash: `0x${'77'.repeat(32)}` })).toBe(false)
  expect(isOwn({ ...event, kinds: ['queue', 'safe'] })).toBe(false)
  expect(isOwn({ block: 7, kinds: ['queue'] })).toBe(false)
  await fail()
  expect(isOwn(event)).toBe(false)
  write(services, message, 1)
  expect([{ block: 7, kinds: ['messages' as const] }, event].map(isOwn)).toEqual([true, false])
})
