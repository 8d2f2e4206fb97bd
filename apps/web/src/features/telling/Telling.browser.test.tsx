import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { keepReport } from '../../domain/report/reportQuery.ts'
import { alice, bob, dave, testReport } from '../../domain/report/testReport.ts'
import { safeKey, safeStateQuery } from '../../domain/safe/queries.ts'
import { tellingText as words } from '../../lib/messages/telling.ts'
import type { Notice } from './showNotice.ts'
import { Telling } from './Telling.tsx'
import { openTelling, type TellingSettings } from './tellingStore.ts'

const { address, chainId } = testSafe
const emptyPage = { count: 0, next: null, previous: null, results: [] }
const hashes = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const

/** A page that a test can look away from. */
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

async function setup(settings: Partial<TellingSettings>) {
  const page = createPage()
  const shown: Notice[] = []
  let sounds = 0
  /** How many of the transactions the service lists. */
  let listed = 1
  const screen = await renderWithServices(
    <Telling
      page={page}
      show={(notice) => shown.push(notice)}
      sound={async () => {
        sounds += 1
      }}
    />,
    {
      account: alice,
      answerService: (path) => {
        if (path.includes(`/owners/${address}/`)) return { safes: [] }
        if (path.includes('/owners/')) return { safes: [address] }
        if (!path.includes('/queued')) return emptyPage
        const results = hashes.slice(0, listed).map((hash) => ({
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
          keepReport({ report: testReport([bob], { id: { address, chainId, safeTxHash } }), services })
        openTelling(services.storage).update((all) => ({ ...all, ...settings }))
      },
    },
  )
  const propose = () => {
    listed += 1
    return screen.services.queryClient.invalidateQueries({ queryKey: [...safeKey(testSafe), 'queue'] })
  }
  return { page, propose, shown, sounds: () => sounds }
}

test('default: who looks away finds a number in the title, and none after they came back', async () => {
  const { page } = await setup({})
  expect(page.title).toBe('Queue · Countersign')
  page.look(false)
  await expect.poll(() => page.title).toBe('(1) Queue · Countersign')
  page.look(true)
  await expect.poll(() => page.title).toBe('Queue · Countersign')
})

test('behavior: something new is told once, by sound and notice; what waited before is not', async () => {
  const { page, propose, shown, sounds } = await setup({ notices: true, sound: true })
  page.look(false)
  await expect.poll(() => page.title).toBe('(1) Queue · Countersign')
  expect([shown.length, sounds()]).toEqual([0, 0])
  await propose()
  await expect.poll(() => page.title).toBe('(2) Queue · Countersign')
  await expect.poll(() => shown.map(({ title }) => title)).toEqual([words.needsSignature('Treasury')])
  expect(sounds()).toBe(1)
})

test('behavior: nothing is done for those who want nothing', async () => {
  const { page, propose, shown, sounds } = await setup({ title: false })
  page.look(false)
  await propose()
  expect([page.title, shown.length, sounds()]).toEqual(['Queue · Countersign', 0, 0])
})
