import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../test/renderPage.tsx'
import { testSafe } from '../../../test/testSafe.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('shell')
const tHome = createCatalogue('home')

const root = `/31337/${testSafe.address}`

test('default: outside of a Safe only what exists, the page that is shown marked', async () => {
  const screen = await renderPage('/')
  const rail = screen.getByRole('navigation', { name: t('navigation') })
  const links = rail.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [t('inbox'), null],
    [t('safes'), 'page'],
    [t('addressBook'), null],
  ])
})

test('behavior: inside of one its screens, and the way between them by the keyboard', async () => {
  const screen = await renderPage(`${root}/queue`)
  const links = screen.getByRole('list', { name: t('safeNavigation') }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const describe = () => links.elements().map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(describe()).toEqual([
    [t('home'), null],
    [t('queue'), 'page'],
    [t('history'), null],
    [t('assets'), null],
    [t('messages'), null],
    [t('apps'), null],
    [tHome('owners'), null],
    [t('security'), null],
    [t('settings'), null],
  ])
  const history = links.nth(2).element()
  if (history instanceof HTMLElement) history.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe(`${root}/history`)
  await expect.poll(describe).toContainEqual([t('history'), 'page'])
})

test('behavior: on a narrow screen it is a bar at the bottom', async () => {
  await page.viewport(390, 700)
  const screen = await renderPage('/')
  const { bottom, width } = screen
    .getByRole('navigation', { name: t('navigation') })
    .element()
    .getBoundingClientRect()
  await page.viewport(1280, 800)
  expect([bottom, width]).toEqual([700, 390])
})

test('behavior: on a phone a Safe has five entries, and the last of them opens the others', async () => {
  await page.viewport(390, 700)
  const screen = await renderPage(`${root}/about`)
  const rail = screen.getByRole('navigation', { name: t('navigation') })
  const more = rail.getByRole('button', { name: t('more') })
  await expect.element(more).toBeVisible()
  expect(
    rail
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([t('inbox'), t('home'), t('queue'), t('history')])
  await more.click()
  const sheet = rail.getByRole('list', { name: t('more') })
  const links = sheet.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual([
    t('assets'),
    t('messages'),
    t('apps'),
    tHome('owners'),
    t('security'),
    t('settings'),
    t('safes'),
    t('addressBook'),
  ])
  for (const target of [more.element(), ...links])
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expectAccessible(screen.container)
  await sheet.getByRole('link', { name: t('assets') }).click()
  await expect.poll(screen.path).toBe(`${root}/assets`)
  await expect.poll(() => sheet.elements()).toEqual([])
  await page.viewport(1280, 800)
})
