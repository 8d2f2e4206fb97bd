import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@countersign/test'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ExampleServer, serveExample } from '../packages/connect/test/serveExample.ts'
import { buildConnectSite } from '../scripts/site/buildConnectSite.ts'
import { account, connectButton, dialog, open } from './support/connectPage.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'

let browser: Browser
let folder: string
let server: ExampleServer
let outbound: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-site-'))
  await buildConnectSite(folder)
  browser = await launchBrowser()
  server = await serveExample({ connect: [], folder, hasFrames: true })
})
afterEach(() => {
  expect(outbound).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { force: true, recursive: true })
})

async function visit(path = '/', width = 1280): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { height: 900, width } })
  onTestFinished(() => page.close())
  outbound = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) outbound.push(request.url())
  })
  page.on('pageerror', (error) => outbound.push(String(error)))
  await page.goto(`${server.url}${path}`)
  return page
}

const choose = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value)

test('default: a choice changes the dialog, the code and the address, and a reload keeps it', async () => {
  const page = await visit()
  await choose(page, 'Theme', 'midnight')
  await choose(page, 'Language', 'de')
  await choose(page, 'Wallets', 'few')
  expect(page.url()).toContain('?scheme=midnight&locale=de&wallets=few')
  const code = page.locator('pre')
  expect(await code.textContent()).toContain(
    '<ConnectProvider appName="My app" locale="de" theme={{ scheme: \'midnight\' }} wallets={wallets}>',
  )
  await page.reload()
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog(page).getByRole('button', { exact: true, name: 'Rabby Wallet' }).waitFor()
  expect(
    await dialog(page).locator('xpath=ancestor-or-self::*[@data-csc-scheme]').first().getAttribute('data-csc-scheme'),
  ).toBe('midnight')
})

test('behavior: the demo wallet connects, signs in and switches networks without any node', async () => {
  const page = await visit('/?signIn=required&chains=five&balance=shown')
  await open(page)
  await dialog(page).getByRole('button', { exact: true, name: 'Demo wallet' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await account(page).waitFor()
})

test('behavior: the code is copied', async () => {
  const page = await visit()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copied!' }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('createConnectConfig')
})

test.each([1280, 390])('behavior: no finding of axe, and nothing wider than a window of %i px', async (width) => {
  const page = await visit('/', width)
  await connectButton(page).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  expect(await page.getByRole('row').count()).toBeGreaterThan(3)
})

test('behavior: the gallery has every view', async () => {
  const page = await visit('/gallery/')
  const frames = await page.locator('iframe').all()
  expect(frames.length).toBeGreaterThan(30)
  for (const frame of frames) await frame.contentFrame().getByRole('dialog').waitFor()
})
