import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { ConnectView } from './ConnectView.tsx'

const item = createItem('Acme', { downloads: { chrome: 'https://acme.test' } })
const acme = { wallet: 'Acme' }

test('behavior: an extension that is not here may be had, or tried again', async () => {
  const { calls, screen } = await renderView(<ConnectView item={item} progress={{ status: 'notFound' }} />)
  await expect.element(screen.getByText(words('notFound', acme))).toBeVisible()
  await expect.element(screen.getByText(words('notFoundText'))).toBeVisible()
  await screen.getByRole('button', { name: words('retry') }).click()
  expect(calls.pick).toHaveBeenCalledWith(item)
  await expectAccessible(screen.container)
})

test('default: waits for the wallet, with nothing to press', async () => {
  const { screen } = await renderView(<ConnectView item={item} progress={{ status: 'confirm' }} />)
  await expect.element(screen.getByText(words('confirm'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: rejected, with a second try and a way to the others', async () => {
  const progress = { error: new Error('cause'), status: 'rejected' } as const
  const { calls, screen } = await renderView(<ConnectView item={item} progress={progress} />)
  await expect.element(screen.getByText(words('rejectedText', acme))).toBeVisible()
  await screen.getByRole('button', { name: words('retry') }).click()
  expect(calls.pick).toHaveBeenCalledWith(item)
  await screen.getByRole('button', { name: words('chooseOther') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'open', view: 'list' })
  await expectAccessible(screen.container)
})

test('behavior: not installed leads to the ways to get it', async () => {
  const { calls, screen } = await renderView(<ConnectView item={item} progress={{ status: 'notInstalled' }} />)
  await expect.element(screen.getByText(words('notInstalled', acme))).toBeVisible()
  await screen.getByRole('button', { name: words('install') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { item, view: 'options' } })
  await expectAccessible(screen.container)
})

test('behavior: an app that cannot be paired shows why, and offers no dead end', async () => {
  const app = {
    ...createItem('Acme', { deepLinks: {}, downloads: { mobile: 'https://acme.test' } }),
    reach: 'none',
  } as const
  const { screen } = await renderView(<ConnectView item={app} progress={{ status: 'notAvailable' }} />)
  await expect.element(screen.getByText(words('noPairingText', acme))).toBeVisible()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([words('chooseOther')])
  await expectAccessible(screen.container)
})

test.each([
  ['https://acme.test/browse?url={url}', 'link'],
  [undefined, 'button'],
] as const)('behavior: on a phone the page is opened inside of the app, by %s', async (browse, role) => {
  const environment = { browser: 'safari', isFramed: false, isMobile: true, platform: 'ios' } as const
  const app = { ...createItem('Acme', { browse }), reach: 'none' } as const
  const { screen } = await renderView(<ConnectView item={app} progress={{ status: 'openInside' }} />, { environment })
  await expect.element(screen.getByText(words('openInsideText', acme))).toBeVisible()
  const way = screen.getByRole(role, { name: browse ? words('openInApp', acme) : words('copyLink') })
  await expect.element(way).toBeVisible()
  if (browse)
    await expect
      .element(way)
      .toHaveAttribute('href', `https://acme.test/browse?url=${encodeURIComponent(window.location.href)}`)
})

test('behavior: on a phone a wallet without an app leads to the others only', async () => {
  const environment = { browser: 'safari', isFramed: false, isMobile: true, platform: 'ios' } as const
  const app = { ...item, reach: 'none' } as const
  const { screen } = await renderView(<ConnectView item={app} progress={{ status: 'notAvailable' }} />, { environment })
  await expect.element(screen.getByText(words('notAvailablePhoneText', acme))).toBeVisible()
  const buttons = screen.getByRole('button').elements()
  expect(buttons.map(({ textContent }) => textContent)).toEqual([words('chooseOther')])
})
