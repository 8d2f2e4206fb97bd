import { expect, test } from 'vitest'
import { createTestHost } from '../../test/createTestHost.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('walletConnect')

const path = `/31337/${testSafe.address}/wc`
const relayUrl = 'ws://127.0.0.1:9'

test('default: nothing connected, and nothing opened before a link is there', async () => {
  const screen = await renderPage(path, { relayUrl })
  await expect.element(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await screen.getByLabelText(t('link')).fill('hello')
  await screen.getByRole('button', { exact: true, name: t('connectAction') }).click()
  await expect.element(screen.getByText(t('linkErrors.malformed'))).toBeVisible()
})

test('behavior: a link in the address waits in the field', async () => {
  const link = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
  const screen = await renderPage(`${path}#${link}`, { relayUrl })
  await expect.element(screen.getByLabelText(t('link'))).toHaveValue(link)
})

test('behavior: an operator without a relay is told of', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByText(t('off'))).toBeVisible()
})

test('behavior: not inside of a host', async () => {
  const screen = await renderPage(path, { openHost: async () => createTestHost(), relayUrl })
  await expect.element(screen.getByText(t('framed'))).toBeVisible()
})
