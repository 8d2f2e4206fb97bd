import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('shell')

test('default: every part of the shell is there, and the whole page is accessible', async () => {
  const screen = await renderPage('/inbox')
  for (const role of ['banner', 'navigation', 'main'] as const)
    await expect.element(screen.getByRole(role)).toBeVisible()
  await expect.element(screen.getByText('Demo chain').first()).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: the first stop of the keyboard leads past the navigation, and is seen when it is reached', async () => {
  const screen = await renderPage('/inbox')
  const skip = screen.getByRole('link', { name: t('skip') }).element()
  expect(screen.container.querySelector('a[href], button, input, [tabindex="0"]')).toBe(skip)
  expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  if (skip instanceof HTMLElement) skip.focus()
  await expect.poll(() => skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  const target = screen.container.querySelector(skip.getAttribute('href') ?? '')
  expect(target).toBe(screen.getByRole('main').element())
})

test('behavior: an address that nothing is at keeps the shell around it', async () => {
  const screen = await renderPage('/nowhere')
  await expect.element(screen.getByRole('main').getByText(t('notFoundText'))).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: t('navigation') })).toBeVisible()
})
