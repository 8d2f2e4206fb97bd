import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { refuseUntilClick } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, testMessageReport } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { messagesQuery } from '../domain/transactions/messageQueries.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('message')
const tCommon = createCatalogue('common')
const tHistory = createCatalogue('history')

const path = `/31337/${testSafe.address}/messages`
const none = { count: 0, next: null, previous: null, results: [] }

test('default: verified messages, and the way to write another', async () => {
  const screen = await renderPage(path, {
    answerService: () => none,
    prepare: (services) => {
      const { queryKey } = messagesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, {
        pageParams: [undefined],
        pages: [{ next: null, refused: [], reports: [testMessageReport([alice])] }],
      })
    },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'We agree.' })).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('link', { name: t('write') }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/message`)
})

test('behavior: a Safe without any says what they are for', async () => {
  const screen = await renderPage(path, { answerService: () => none })
  await expect.element(screen.getByText(t('empty'))).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})

test('error: a service that fails is asked again', async () => {
  const screen = await renderPage(path, { answerService: refuseUntilClick(() => none) })
  await expect.element(screen.getByRole('alert').filter({ hasText: t('failed') })).toBeVisible()
  await screen.getByRole('button', { name: tCommon('retry') }).click()
  await expect.element(screen.getByText(t('empty'))).toBeVisible()
})

test('error: a row that cannot be read is refused alone, and named', async () => {
  const results = [{ timestamp: 'soon', type: 'DATE_LABEL' }]
  const screen = await renderPage(path, { answerService: () => ({ ...none, results }) })
  await expect.element(screen.getByText(tHistory('refusedTitle', { count: 1 }))).toBeVisible()
  expect(screen.getByText(t('failed')).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})
