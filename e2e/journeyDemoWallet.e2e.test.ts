import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: connects, stays over a reload, switches, disconnects', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Bob')
  await page.reload()
  const strip = page.getByRole('complementary', { name: 'Demo wallet' })
  await strip.getByText('Demo wallet: Bob').waitFor()
  await page.getByRole('banner').getByRole('button', { name: /Bob/ }).waitFor()
  await strip.getByRole('button', { name: 'Switch account' }).click()
  await walletDialog(page).getByRole('radio', { name: 'Carol' }).check()
  await walletDialog(page).getByRole('button', { name: 'Use this account' }).click()
  await page.getByRole('banner').getByRole('button', { name: /Carol/ }).waitFor()
  await strip.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  expect(await strip.isVisible()).toBe(false)
  watch.expectQuiet()
})
