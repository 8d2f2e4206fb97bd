import type { TransactionDetails } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { createTestDetails } from '../../../test/createTestDetails.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import { LiveUpdates } from '../safe/LiveUpdates.tsx'
import { useServices } from '../services/Services.ts'
import { toStored } from '../signature-store/ConfirmationsSchema.ts'
import { addOwn } from '../signature-store/confirmations.ts'
import { queueQuery } from '../transactions/queueQuery.ts'
import type { Report } from '../transactions/Report.ts'
import { reportQuery } from '../transactions/reportQuery.ts'
import { useSigning } from './useSigning.ts'

const { id, transaction } = testReport([])
const otherHash: Hex = `0x${'77'.repeat(32)}`

const details = createTestDetails(null, alice)

/** A page with the transaction page's service queries, and a button that sends the signature. */
function Page({ report }: { report: Report }) {
  const services = useServices()
  const isReady = [useQuery(queueQuery(services, id)), useQuery(reportQuery(services, id))].every(({ data }) => data)
  const { deliverAgain, isBusy } = useSigning(report, alice)
  return (
    <>
      <LiveUpdates onState={() => {}} safe={id} />
      <button disabled={!isReady || isBusy} onClick={deliverAgain} type="button">
        Send
      </button>
    </>
  )
}

/** A service that counts requests, with an event stream controlled by the test. */
function createService() {
  const requests: string[] = []
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const stream = writable.getWriter()
  return {
    answer: (path: string, { method = 'GET' }: RequestInit) => {
      const [pathname = ''] = path.split('?')
      if (pathname.endsWith('/events')) return new Response(readable)
      requests.push(`${method} ${pathname.split('/').at(-1)}`)
      return pathname.endsWith('/queued') ? { count: 0, next: null, previous: null, results: [] } : details
    },
    requests,
    send: (safeTxHash: Hex) => {
      const data = JSON.stringify({ block: 7, kinds: ['queue'], safeTxHash })
      void stream.write(new TextEncoder().encode(`event: changed\ndata: ${data}\n\n`))
    },
  }
}

test.each<[string, TransactionDetails | undefined, string]>([
  ['confirmation', details, 'confirmations'],
  ['proposal', undefined, 'propose'],
])('behavior: a %s costs two requests, and none for its own event', async (_, known, write) => {
  const { answer, requests, send } = createService()
  const screen = await renderWithServices(<Page report={testReport([], { details: known })} />, {
    answerService: answer,
    prepare: ({ confirmations }) => {
      if (!transaction) throw new Error('The test report has no transaction.')
      const { address: safe, chainId, safeTxHash: hash } = id
      const stored = { transaction: toStored(transaction.value), version: '1.4.1' }
      const record = { kind: 'transaction' as const, chainId, confirmations: [], hash, safe, ...stored }
      const signature = { signature: `0x${'11'.repeat(65)}`, signedAt: 1, signer: alice } as const
      confirmations.update((all) => addOwn(all, record, { ...signature, isDelivered: false, source: 'yours' }))
    },
  })
  const button = screen.getByRole('button', { name: 'Send' })
  await expect.element(button).toBeEnabled()
  requests.length = 0
  await button.click()
  await expect.poll(() => requests[0]).toBe(`POST ${write}`)
  await expect.element(button).toBeEnabled()
  expect(requests).toEqual([`POST ${write}`, 'GET queued'])
  // In this order: once the other event is processed, the own one was ignored.
  send(id.safeTxHash)
  send(otherHash)
  await expect.poll(() => requests.length).toBe(3)
  expect(requests.slice(2)).toEqual(['GET queued'])
  // A second event of the same transaction is another owner's.
  send(id.safeTxHash)
  await expect.poll(() => requests.slice(3).toSorted()).toEqual([`GET ${id.safeTxHash}`, 'GET queued'])
})
