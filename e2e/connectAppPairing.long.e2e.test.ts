import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { type PairedWallet, startPairedWallet } from '../packages/connect/test/startPairedWallet.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const [alice] = demoAccounts
let phone: PairedWallet | undefined
let product: Product
let relay: Relay
beforeAll(async () => {
  relay = await startRelay()
  product = await setupProduct({ env: { COUNTERSIGN_RELAY: relay.url, COUNTERSIGN_LOOKUPS: 'names' } })
})
afterAll(async () => {
  await product?.stop()
  await phone?.stop()
  await relay?.close()
})

test('default: with a relay of the operator a phone connects to the app, signs in, is found again and leaves', async () => {
  const { page, watch } = await product.visit('/')
  const dialog = page.getByRole('dialog')
  const account = page.getByRole('banner').getByRole('button', { name: 'Account: Alice' })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { exact: true, name: 'WalletConnect' }).click()
  const code = dialog.getByRole('img', { name: 'Code to connect WalletConnect' })
  await code.waitFor()
  phone = await startPairedWallet({ chainIds: [chainId], key: alice.privateKey, relayUrl: relay.url })
  await phone.pair(await readQrCode(code))
  await account.click()
  await dialog.getByRole('button', { name: 'Verify account' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(phone.asked).toEqual(['personal_sign'])
  await page.reload()
  await account.click()
  await dialog.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.keyboard.press('Escape')
  await phone.end()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
  watch.expectQuiet()
})
