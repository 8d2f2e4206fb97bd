import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, dave, testReport } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { storeReport } from '../../domain/transactions/reportQuery.ts'
import type { Need } from '../../domain/transactions/usePendingActions.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BackgroundNotifications } from './BackgroundNotifications.tsx'
import { type Notice, NotificationSender } from './BackgroundPoller.tsx'
import { type NotificationSettings, openNotificationSettings } from './notificationSettingsStore.ts'

const t = createCatalogue('notifications')

const { address, chainId } = testSafe
const emptyPage = { count: 0, next: null, previous: null, results: [] }
const hashes = [`0x${'a1'.repeat(32)}`] as const

/** A document whose visibility the test controls. */
function createPage() {
  const target = new EventTarget()
  return Object.assign(target, {
    hidden: false,
    look(isLooking: boolean) {
      this.hidden = !isLooking
      target.dispatchEvent(new Event('visibilitychange'))
    },
    title: 'Queue · Countersign',
  })
}

async function setup(settings: Partial<NotificationSettings>) {
  const page = createPage()
  const screen = await renderWithServices(<BackgroundNotifications page={page} />, {
    account: alice,
    answerService: (path) => {
      if (path.includes(`/owners/${address}/`)) return { safes: [] }
      if (path.includes('/owners/')) return { safes: [address] }
      if (!path.includes('/queued')) return emptyPage
      const results = hashes.map((hash) => ({
        conflictType: 'None',
        transaction: {
          executionInfo: null,
          id: `multisig_${address}_${hash}`,
          timestamp: 1,
          txHash: null,
          txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
          txStatus: 'AWAITING_CONFIRMATIONS',
        },
        type: 'TRANSACTION',
      }))
      return { ...emptyPage, results }
    },
    prepare: (services) => {
      const { queryKey } = safeStateQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, testState)
      services.names.update(() => ({ [address]: 'Treasury' }))
      for (const safeTxHash of hashes)
        storeReport({ report: testReport([bob], { id: { address, chainId, safeTxHash } }), services })
      openNotificationSettings(services.storage).update((all) => ({ ...all, ...settings }))
    },
  })
  return { page, services: screen.services }
}

test('default: who looks away finds a number in the title, and none after they came back', async () => {
  const { page } = await setup({})
  expect(page.title).toBe('Queue · Countersign')
  page.look(false)
  await expect.poll(() => page.title).toBe('(1) Queue · Countersign')
  page.look(true)
  await expect.poll(() => page.title).toBe('Queue · Countersign')
})

test('behavior: nothing is done for those who want nothing, and who looks is noted', async () => {
  const { page, services } = await setup({ title: false })
  await expect.poll(() => openNotificationSettings(services.storage).get().seenAt).not.toBe(null)
  page.look(false)
  expect(page.title).toBe('Queue · Countersign')
})

const toNeed = (digits: string): Need => ({
  action: 'sign',
  report: testReport([bob], { id: { address, chainId, safeTxHash: `0x${digits.repeat(32)}` } }),
  safe: { address, as: [], chain: testSafe.chain, error: null, role: 'owner', state: testState },
})

test('behavior: something new is told once, by sound and notice; what waited before is not', async () => {
  const page = createPage()
  const shown: Notice[] = []
  let sounds = 0
  const ways = {
    page,
    show: (notice: Notice) => void shown.push(notice),
    sound: async () => {
      sounds += 1
    },
  }
  const [first, second] = [toNeed('a1'), toNeed('b2')]
  const screen = await renderWithServices(<NotificationSender isLoading needs={[]} {...ways} />, {
    prepare: ({ names, storage }) => {
      names.update(() => ({ [address]: 'Treasury' }))
      openNotificationSettings(storage).update((all) => ({ ...all, notices: true, sound: true }))
    },
  })
  await screen.rerender(<NotificationSender isLoading={false} needs={[first]} {...ways} />)
  expect([page.title, shown.length, sounds]).toEqual(['(1) Queue · Countersign', 0, 0])
  await screen.rerender(<NotificationSender isLoading={false} needs={[first, second]} {...ways} />)
  expect([page.title, sounds]).toEqual(['(2) Queue · Countersign', 1])
  expect(shown.map(({ body, title }) => [title, body])).toEqual([
    [t('needsSignature', { safe: 'Treasury' }), t('needsNonce', { nonce: '5' })],
  ])
  await screen.rerender(<NotificationSender isLoading={false} needs={[second, first]} {...ways} />)
  expect([shown.length, sounds]).toEqual([1, 1])
  const check = { id: 'T77', code: 'SUPPORTED_BY_NOBODY', title: 'unsigned', verdict: 'warn' } as const
  const third = toNeed('c3')
  const unsigned = { ...third, report: { ...third.report, checks: [check] } }
  await screen.rerender(<NotificationSender isLoading={false} needs={[first, unsigned]} {...ways} />)
  expect(shown.at(-1)?.body).toBe(t('needsUnsigned', { nonce: '5' }))
})

test('behavior: a flood of invented proposals shows a few notices and their number', async () => {
  const page = createPage()
  const shown: Notice[] = []
  const ways = { page, show: (notice: Notice) => void shown.push(notice), sound: async () => {} }
  const screen = await renderWithServices(<NotificationSender isLoading={false} needs={[]} {...ways} />, {
    prepare: ({ storage }) => openNotificationSettings(storage).update((all) => ({ ...all, notices: true })),
  })
  const needs = Array.from({ length: 200 }, (_, index) => toNeed((index + 16).toString(16).slice(-2)))
  const unique = [...new Map(needs.map((need) => [need.report.id.safeTxHash, need])).values()]
  await screen.rerender(<NotificationSender isLoading={false} needs={unique} {...ways} />)
  expect(shown).toHaveLength(6)
  expect(shown.at(-1)?.title).toBe(t('needsMore', { count: unique.length - 5 }))
})
