import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../test/renderPage.tsx'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ThemeSwitch, TopBar } from './TopBar.tsx'

const tCommon = createCatalogue('common')
const t = createCatalogue('shell')
const tConnect = createCatalogue('connect')

test('default: the way home, the colours, the settings, and the account that it is given', async () => {
  const screen = await renderWithServices(<TopBar account={<p>Alice</p>} />)
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('link', { name: tCommon('appName') })).toHaveAttribute('href', '/')
  await expect.element(bar.getByText('Alice')).toBeVisible()
  await expect.element(bar.getByRole('link', { name: t('appSettings') })).toHaveAttribute('href', '/settings')
  expect(bar.getByRole('link').elements()).toHaveLength(2)
  await expectAccessible(screen.container)
})

test('behavior: inside of a Safe also which one, and a new transaction for it', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/history`)
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('button', { name: /0xF719…8d79/ })).toBeVisible()
  await bar.getByRole('link', { name: t('newTransaction') }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/new`)
})

test.each([390, 320])('behavior: at %i px nothing of it wraps or leaves the screen', async (width) => {
  const before = { height: window.innerHeight, width: window.innerWidth }
  await page.viewport(width, 800)
  try {
    const screen = await renderPage(`/31337/${testSafe.address}/history`)
    const connect = screen.getByRole('banner').getByRole('button', { name: tConnect('connect') })
    await expect.element(connect).toBeVisible()
    const link = screen.getByRole('banner').getByRole('link', { name: t('newTransaction') })
    for (const part of [connect.element(), link.element()]) {
      const { height, left, right } = part.getBoundingClientRect()
      expect(height).toBeLessThan(48)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  } finally {
    await page.viewport(before.width, before.height)
  }
})

test('default: goes through system, light and dark, says which, and remembers', async () => {
  const screen = await renderWithServices(<ThemeSwitch />)
  const button = screen.getByRole('button')
  for (const [theme, label] of [
    ['system', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ]) {
    await expect.element(button).toHaveAccessibleName(`Change theme. Theme: ${label}`)
    expect(screen.services.theme.get()).toBe(theme)
    await button.click()
  }
  await expectAccessible(screen.container)
})
