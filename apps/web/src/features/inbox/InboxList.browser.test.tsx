import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, dave, testMessageReport, testReport } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { newestMessagesQuery } from '../../domain/transactions/messageQueries.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { storeReport } from '../../domain/transactions/reportQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { InboxList, type InboxListProps } from './InboxList.tsx'

const t = createCatalogue('inbox')
const tSafes = createCatalogue('safes')

const { address, chain } = testSafe
const mine: MySafe = { address, chain, error: null, role: 'owner', state: testState }
const emptyQueue = { count: 0, next: null, previous: null, results: [] }
/** The Safe owns no other Safe. */
const answerWith = (answer: unknown) => (path: string) => (path.includes('/owners/') ? { safes: [] } : answer)
const setup = (props: InboxListProps, answer: unknown = emptyQueue) =>
  renderWithServices(<InboxList {...props} />, { account: alice, answerService: answerWith(answer) })

test('default: an empty queue needs nobody', async () => {
  const screen = await setup({ safes: [mine] })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  expect(screen.getByRole('status').elements()).toEqual([])
  expect(screen.getByText(t('incomplete')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('default: a message that waits for a signature is there, one that is forbidden or signed is not', async () => {
  const waiting = testMessageReport([bob])
  const screen = await renderWithServices(<InboxList safes={[mine]} />, {
    account: alice,
    answerService: answerWith(emptyQueue),
    prepare: (services) => {
      const { queryKey } = newestMessagesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, [
        waiting,
        testMessageReport([alice], { text: 'Signed' }),
        testMessageReport([bob], { checks: [{ id: 'T67', verdict: 'block', title: 'x' }], text: 'Disguised' }),
      ])
    },
  })
  await expect
    .element(screen.getByRole('link', { name: /We agree\./ }))
    .toHaveAttribute('href', `/31337/${address}/messages/${waiting.id.messageHash}`)
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  expect(screen.getByText(t('none')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a message that no owner signed is called that', async () => {
  const check = { id: 'T77', code: 'SUPPORTED_BY_NOBODY', title: 'unsigned', verdict: 'warn' } as const
  const screen = await renderWithServices(<InboxList safes={[mine]} />, {
    account: alice,
    answerService: answerWith(emptyQueue),
    prepare: (services) => {
      const { queryKey } = newestMessagesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, [
        testMessageReport([bob], { text: 'Signed by Bob' }),
        testMessageReport([], { checks: [check] }),
      ])
    },
  })
  const [signed, unsigned] = ['Signed by Bob', 'We agree.'].map((text) =>
    screen.getByRole('listitem').filter({ hasText: text }),
  )
  await expect.element(unsigned?.getByText(t('unsigned')) ?? screen.getByText('?')).toBeVisible()
  expect(signed?.getByText(t('unsigned')).elements()).toEqual([])
})

test('behavior: a flood of proposals is rendered in part', async () => {
  const screen = await renderWithServices(<InboxList safes={[mine]} />, {
    account: alice,
    answerService: answerWith(emptyQueue),
    prepare: (services) => {
      const { queryKey } = newestMessagesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(
        queryKey,
        Array.from({ length: 500 }, (_, index) => testMessageReport([bob], { text: `Text ${index}` })),
      )
    },
  })
  const rows = screen.getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBeGreaterThan(5)
  expect(rows.elements().length).toBeLessThan(60)
})

test('behavior: looks for as long as the Safes are not known', async () => {
  const screen = await setup({ isLoading: true, safes: [] })
  await expect.element(screen.getByRole('status')).toHaveTextContent(tSafes('inboxLoading'))
  expect(screen.getByText(t('none')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: a queue that cannot be read is never “nothing needs you”', async () => {
  const screen = await setup({ safes: [mine] }, Response.json({ code: 404, message: 'Not found' }, { status: 404 }))
  await expect.element(screen.getByRole('region', { name: t('incomplete') })).toBeVisible()
  expect(screen.getByText(t('none')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: nor is a Safe that the chain could not be asked about', async () => {
  const screen = await setup({ safes: [{ ...mine, error: new Error('node down'), role: 'unknown' }] })
  await expect.element(screen.getByRole('region', { name: t('incomplete') })).toBeVisible()
  expect(screen.getByText(t('none')).elements()).toEqual([])
})

const subsidiary: Address = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const id = { address: subsidiary, chainId: 31_337, safeTxHash: `0x${'cd'.repeat(32)}` } as const
const waiting = testReport([bob], { id, missing: [address] })

/** Two Safes: Alice owns the first, which owns the second, where Bob has signed. */
async function setupOwned({ begun, queueOfFirst = [] }: { begun?: Report; queueOfFirst?: readonly string[] } = {}) {
  const toQueue = (safe: string, hashes: readonly string[]) => ({
    ...emptyQueue,
    results: hashes.map((hash) => ({
      conflictType: 'None',
      transaction: {
        executionInfo: null,
        id: `multisig_${safe}_${hash}`,
        timestamp: 1,
        txHash: null,
        txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
        txStatus: 'AWAITING_CONFIRMATIONS',
      },
      type: 'TRANSACTION',
    })),
  })
  return renderWithServices(<InboxList safes={[mine]} />, {
    account: alice,
    answerService: (path) => {
      if (path.includes(`/owners/${address}/`)) return { safes: [subsidiary] }
      if (path.includes('/owners/')) return { safes: [] }
      if (path.includes(`${subsidiary}/transactions/queued`)) return toQueue(subsidiary, [id.safeTxHash])
      return path.includes('/queued') ? toQueue(address, queueOfFirst) : emptyQueue
    },
    prepare: (services) => {
      const { queryClient } = services
      services.names.update(() => ({ [address]: 'Treasury', [subsidiary]: 'Subsidiary' }))
      const { queryKey } = safeStateQuery(services, id)
      queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      queryClient.setQueryData(queryKey, { ...testState, address: subsidiary, owners: [address, bob] })
      for (const report of [waiting, begun]) if (report) storeReport({ report, services })
    },
  })
}

test('behavior: what waits for a Safe that one owns is there, with the Safe as which one signs', async () => {
  const screen = await setupOwned()
  const row = screen.getByRole('listitem')
  await expect.element(row).toHaveTextContent(/Subsidiary.*as Treasury/)
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `/31337/${subsidiary}/tx/${id.safeTxHash}`)
  await expectAccessible(screen.container)
})

test('behavior: once that Safe has begun to approve it, its approval is what waits', async () => {
  const { transaction } = waiting
  if (!transaction) throw new Error('The test report has no transaction.')
  const abi = parseAbi(['function approveHash(bytes32 hash)'])
  const data = encodeFunctionData({ abi, args: [id.safeTxHash] })
  const approval = verifyOwn({ ...transaction.value, data, to: subsidiary, value: 0n })
  const begun = testReport([alice], {
    id: { ...id, address, safeTxHash: `0x${'ef'.repeat(32)}` },
    transaction: approval,
  })
  const screen = await setupOwned({ begun, queueOfFirst: [begun.id.safeTxHash] })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
})
