import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'
import { backupText } from '../lib/messages/backup.ts'
import { settingsText as words } from '../lib/messages/settings.ts'
import { shell } from '../lib/messages/shell.ts'

test('default: from anywhere by the keyboard, with every part of it', async () => {
  const screen = await renderPage('/inbox')
  const link = screen.getByRole('banner').getByRole('link', { name: shell.settings }).element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe('/settings')
  await expect.element(screen.getByRole('heading', { level: 1, name: words.title })).toHaveFocus()
  const parts = [
    words.appearance,
    words.language,
    words.currency,
    words.notifications,
    words.chainTitle('Demo chain'),
    words.service,
    words.lookups,
    backupText.title,
  ]
  for (const name of parts) await expect.element(screen.getByRole('region', { name })).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})
