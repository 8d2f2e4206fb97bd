import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { alice, bob } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('walletConnect')

const relayUrl = 'ws://127.0.0.1:9'
const link = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const path = `/wc?uri=${encodeURIComponent(link)}`

test('default: the Safes of the account, and the link goes with the choice', async () => {
  const screen = await renderPage(path, {
    account: alice,
    answerService: (requested) =>
      requested.includes('/owners/')
        ? // Bob's account is no Safe.
          { safes: [bob, testSafe.address] }
        : new Error(`The test has no answer for ${requested}.`),
    prepare: seedSafe,
    relayUrl,
  })
  const choice = screen.getByRole('main').getByRole('listitem').getByRole('link')
  await expect.element(choice).toBeVisible()
  await expectAccessible(screen.container)
  await choice.click()
  await expect.element(screen.getByLabelText(t('link'))).toHaveValue(link)
  expect(screen.path()).toBe(`/31337/${testSafe.address}/wc`)
})

test('behavior: who has no wallet connected is asked for it', async () => {
  const screen = await renderPage(path, { relayUrl })
  await expect.element(screen.getByText(t('chooseNone'))).toBeVisible()
})

test('error: links that connect to nothing, each with its reason', async () => {
  for (const [uri, reason] of [
    ['', t('linkErrors.empty')],
    ['hello', t('linkErrors.malformed')],
    [`${link}&expiryTimestamp=1`, t('linkErrors.expired')],
  ] as const) {
    const screen = await renderPage(`/wc?uri=${encodeURIComponent(uri)}`, { relayUrl })
    await expect.element(screen.getByText(reason)).toBeVisible()
    await screen.unmount()
  }
})

test('error: an operator without a relay', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByText(t('off'))).toBeVisible()
})
