import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'
import { settingsText as words } from '../lib/messages/settings.ts'
import { shell } from '../lib/messages/shell.ts'

test('default: from anywhere by the keyboard, with every part of it', async () => {
  const screen = await renderPage('/needs-you')
  const link = screen.getByRole('banner').getByRole('link', { name: shell.settings }).element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe('/settings')
  await expect.element(screen.getByRole('heading', { level: 1, name: words.title })).toHaveFocus()
  for (const name of [words.appearance, words.language, words.notifications, words.service])
    await expect.element(screen.getByRole('region', { name })).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})
