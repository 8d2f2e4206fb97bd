import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tShell = createCatalogue('shell')
const t = createCatalogue('settings')
const tBackup = createCatalogue('backup')

test('default: from anywhere by the keyboard, with every part of it', async () => {
  const screen = await renderPage('/inbox')
  const link = screen
    .getByRole('banner')
    .getByRole('link', { name: tShell('settings') })
    .element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe('/settings')
  await expect.element(screen.getByRole('heading', { level: 1, name: t('title') })).toHaveFocus()
  const parts = [
    t('appearance'),
    t('language'),
    t('currency'),
    t('notifications'),
    t('chainTitle', { chain: 'Demo chain' }),
    t('service'),
    t('lookups'),
    tBackup('title'),
  ]
  for (const name of parts) await expect.element(screen.getByRole('region', { name })).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})
