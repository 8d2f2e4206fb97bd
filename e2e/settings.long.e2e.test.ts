import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: what is set is kept over a reload, by the page and by the wallet dialog', async () => {
  const { page } = await product.visit('/')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByRole('radio', { name: 'Square' }).check()
  await page.getByLabel('Language of this app').selectOption('it')
  // The page starts anew by itself, in Italian.
  await page.getByRole('heading', { exact: true, name: 'Impostazioni' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Prugna' }).isChecked()).toBe(true)
  expect(await page.locator('html').getAttribute('data-accent')).toBe('plum')
  await page.getByRole('button', { name: 'Mostra la finestra del wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Connetti un wallet' }).waitFor()
  expect(await dialog.getAttribute('data-csc-radius')).toBe('none')
})

test('error: a service that the operator did not name is refused in words, and nothing is changed', async () => {
  const { page } = await product.visit('/settings')
  await page.getByLabel('Address of the service').fill('https://stranger.example')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByText('This page may not talk to https://stranger.example').waitFor()
  await page.reload()
  await page.getByText('the default', { exact: true }).waitFor()
})
