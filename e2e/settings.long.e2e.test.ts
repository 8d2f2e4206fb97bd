import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: settings survive a reload, in the page and in the wallet dialog', async () => {
  const { page } = await product.visit('/')
  await page.getByRole('banner').getByRole('link', { name: 'App settings' }).click()
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByRole('radio', { name: 'Square' }).check()
  await page.getByLabel('App language').selectOption('it')
  await page.getByRole('heading', { exact: true, name: 'Impostazioni' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { exact: true, name: 'Impostazioni' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Prugna' }).isChecked()).toBe(true)
  expect(await page.locator('html').getAttribute('data-accent')).toBe('plum')
  await page.getByRole('button', { name: 'Apri la finestra dei wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Connetti un wallet' }).waitFor()
  expect(await dialog.getAttribute('data-csc-radius')).toBe('none')
})

test('error: a service URL that the operator does not allow is rejected with a message', async () => {
  const { page } = await product.visit('/settings')
  await page.getByLabel('Service URL').fill('https://stranger.example')
  await page.getByRole('button', { name: 'Check and save service' }).click()
  await page.getByText('https://stranger.example is not allowed').waitFor()
  await page.reload()
  await page.getByText('default', { exact: true }).waitFor()
})

test('default: a backup is saved, restored in another browser, shown in German, and deleted', async () => {
  const { page } = await product.visit('/')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.goto(new URL('/settings', product.url).href)
  await page.getByRole('radio', { name: 'Plum' }).check()
  const data = page.getByRole('region', { name: 'Your data' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Export' }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: 'countersign.data', version: 1 })

  const { page: other } = await product.visit('/settings')
  await other.getByLabel('Import', { exact: true }).setInputFiles(path)
  await other.getByRole('heading', { name: 'Export of this app' }).waitFor()
  expect(await other.locator('html').getAttribute('data-accent')).toBeNull()
  await other.getByRole('button', { name: 'Confirm import' }).click()
  await other.getByText('items imported').waitFor()
  // The open page applies it at once.
  expect(await other.locator('html').getAttribute('data-accent')).toBe('plum')

  await other.getByLabel('App language').selectOption('de')
  await other.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  expect(await other.locator('html').getAttribute('lang')).toBe('de')
  await other.getByRole('button', { name: 'Alle Daten löschen' }).click()
  await other.getByText('Alle Daten löschen?').waitFor()
  await other.getByRole('button', { name: 'Alles löschen' }).click()
  await other.getByRole('heading', { name: 'Settings' }).waitFor()
  await other.getByText('No data in this browser yet.').waitFor()
  expect(await other.locator('html').getAttribute('data-accent')).toBeNull()
})

test('error: a node of another chain is refused, and the page goes on with its own', async () => {
  const { page } = await product.visit('/settings')
  const cards = page.getByRole('region', { name: 'nodes and explorer' })
  const first = cards.first()
  const field = first.getByLabel('URL of your own node')
  const second = cards.nth(1)
  await field.fill((await second.locator('dd').first().textContent()) ?? '')
  await first.getByRole('button', { name: 'Check and save node' }).click()
  await first.getByText('No changes were made.').waitFor()
})
