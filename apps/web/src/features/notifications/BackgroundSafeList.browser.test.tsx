import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BackgroundSafeList } from './BackgroundSafeList.tsx'
import { openNotificationSettings } from './notificationSettingsStore.ts'

const t = createCatalogue('notifications')

const { address, chain } = testSafe
const mine: MySafe = { address, chain, error: null, role: 'owner', state: testState }
const since = Date.UTC(2026, 0, 10)

const happened = (number: number, timestamp: number) => ({
  conflictType: 'None',
  transaction: {
    executionInfo: null,
    id: `multisig_${address}_0x${String(number).padStart(64, '0')}`,
    timestamp,
    txHash: null,
    txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
    txStatus: 'SUCCESS',
  },
  type: 'TRANSACTION',
})

const setup = (answer: unknown, awaySince: number | null = since) =>
  renderWithServices(<BackgroundSafeList safes={[mine]} />, {
    account: alice,
    answerService: () => answer,
    prepare: ({ storage }) => openNotificationSettings(storage).update((all) => ({ ...all, awaySince })),
  })

test('default: what happened since, until it was taken note of', async () => {
  const results = [happened(2, since + 2), happened(1, since + 1), happened(0, since - 1)]
  const screen = await setup({ count: 3, next: null, previous: null, results })
  await expect.element(screen.getByRole('heading', { name: t('away') })).toBeVisible()
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('awayDismiss') }).click()
  await expect.element(screen.getByRole('heading', { name: t('away') })).not.toBeInTheDocument()
  expect(openNotificationSettings(screen.services.storage).get().awaySince).toBe(null)
})

test('error: a Safe that could not be looked up is not one in which nothing happened', async () => {
  const screen = await setup(Response.json({ code: 404, message: 'Gone' }, { status: 404 }))
  await expect.element(screen.getByText(t('awayFailed', { count: 1 }))).toBeVisible()
})

test('behavior: who was not away is told nothing', async () => {
  const screen = await setup(new Error('asked'), null)
  expect(screen.container.textContent).toBe('')
})

test('error: of thousands of rows that a service lists, as many are shown as somebody reads', async () => {
  const results = Array.from({ length: 1_510 }, (_, index) => happened(index, since + 1 + index))
  const screen = await setup({ count: results.length, next: null, previous: null, results })
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(50)
})
