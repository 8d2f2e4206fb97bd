/** `npx tsx --conditions=@repo/source scripts/pictures/hardwareScreenshots.ts`: pictures of devices, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { fillSendForm, signButton } from '../../e2e/support/transactionFlow.ts'
import { createQrDeviceSimulator } from '../../packages/connect/test/createQrDeviceSimulator.ts'
import { installCamera } from '../../packages/connect/test/installCamera.ts'
import { installLedger } from '../../packages/connect/test/installLedger.ts'
import { photograph } from './photograph.ts'

const [alice, bob] = demoAccounts
const safe = `/31337/${demoSafes.treasury.address}`

const product = await setupProduct()
try {
  await photograph({ hasWallet: false, path: safe, product }, async (page, shoot) => {
    await installLedger(page.context(), { decide: () => new Promise<boolean>(() => {}) })
    const camera = await installCamera(page.context())
    await page.reload()
    const device = page.getByRole('dialog').filter({ has: page.locator('.csc-device') })
    const connect = async (name: RegExp) => {
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('region', { name: 'Hardware' }).getByRole('button', { name }).click()
    }
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('region', { name: 'Hardware' }).scrollIntoViewIfNeeded()
    await shoot('hardware-list')
    await page
      .getByRole('region', { name: 'Hardware' })
      .getByRole('button', { name: /Ledger/ })
      .click()
    await shoot('hardware-connect')
    await device.getByRole('button', { name: 'Choose device' }).click()
    await device
      .getByText(/Safes: /)
      .first()
      .waitFor()
    await shoot('hardware-accounts')
    await device.getByRole('button', { name: alice.address }).click()
    await device.waitFor({ state: 'detached' })
    await fillSendForm(page, { amount: '1.5', asset: 'ETH', recipient: bob.address })
    const compare = () => page.getByRole('checkbox', { name: 'I compared the hashes with my device.' }).check()
    await compare()
    await signButton(page).click()
    await device.locator('dl').waitFor()
    await shoot('hardware-confirm')
    await page.keyboard.press('Escape')
    await page.evaluate('localStorage.clear()')
    await page.goto(new URL(safe, product.countersign.url).href)
    await connect(/Keystone/)
    await shoot('hardware-scan')
    await camera.show(page, [createQrDeviceSimulator().pairingCode.toUpperCase()])
    await device.getByRole('button', { name: alice.address }).click()
    await device.waitFor({ state: 'detached' })
    await fillSendForm(page, { amount: '1.5', asset: 'ETH', recipient: bob.address })
    await compare()
    await signButton(page).click()
    await device.locator('.csc-qr').waitFor()
    await shoot('hardware-codes')
  })
} finally {
  await product.stop()
}
