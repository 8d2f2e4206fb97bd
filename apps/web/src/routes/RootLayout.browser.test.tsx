import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'
import { shell } from '../lib/messages/shell.ts'

test('default: every part of the shell is there, and the whole page is accessible', async () => {
  const screen = await renderPage('/needs-you')
  for (const role of ['banner', 'navigation', 'main'] as const)
    await expect.element(screen.getByRole(role)).toBeVisible()
  await expect.element(screen.getByText('Demo chain').first()).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: the first stop of the keyboard leads past the navigation', async () => {
  const screen = await renderPage('/needs-you')
  const skip = screen.getByRole('link', { name: shell.skip })
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toHaveAttribute('href', '#main')
  await expect.element(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('behavior: an address that nothing is at keeps the shell around it', async () => {
  const screen = await renderPage('/nowhere')
  await expect.element(screen.getByRole('main').getByText(shell.notFoundTitle)).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: shell.navigation })).toBeVisible()
})
