/**
 * `npm run screenshots:dialog`: every view of the wallet dialog in the app, on a desk and on a phone, and beside the same
 * view of RainbowKit. The latter is installed for it (`bench/connect/peers`).
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { installTestWallet, launchBrowser } from '@countersign/test'
import type { Page } from 'playwright-core'
import { settle } from '../../e2e/support/settle.ts'
import { type Product, setupProduct } from '../../e2e/support/setupProduct.ts'
import { startRelay } from '../../packages/connect/test/startRelay.ts'
import { photographDialog, photographRainbowKit } from './rainbowKitScreenshots.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots/connect/', import.meta.url))

const looks = [
  { colorScheme: 'light', height: 800, width: 1280 },
  { colorScheme: 'dark', height: 844, width: 390 },
] as const

/** Ours, by view. */
const pictures = new Map<string, Buffer>()
const relay = await startRelay()
const product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2', COUNTERSIGN_RELAY: relay.url } })
try {
  await rm(folder, { force: true, recursive: true })
  await mkdir(folder, { recursive: true })
  for (const { colorScheme, height, width } of looks) {
    const { page, wallet } = await visit(product, { colorScheme, viewport: { height, width } })
    await walk(page, wallet, async (name) => {
      // What was pressed last is not hovered over.
      await page.mouse.move(1, 1)
      await settle(page)
      await page.screenshot({ animations: 'disabled', path: join(folder, `${name}-${colorScheme}-${width}.png`) })
      if (colorScheme === 'light') pictures.set(name, await photographDialog(page))
    })
    await product.closeVisits()
  }
  await writePairs(await photographRainbowKit(relay.url))
} finally {
  await product.stop()
  await relay.close()
}

/** Ours on the left, RainbowKit on the right, as one picture each. */
async function writePairs(theirs: ReadonlyMap<string, Buffer>): Promise<void> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { height: 900, width: 1600 } })
  const toImg = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`
  for (const [name, picture] of theirs) {
    const own = pictures.get(name)
    if (!own) throw new Error(`We have no view ${name}.`)
    const style = 'align-items: center; background: #6b7079; display: inline-flex; gap: 8px; padding: 8px'
    await page.setContent(`<body style="margin: 0"><div style="${style}">${toImg(own)}${toImg(picture)}</div>`)
    await page.locator('div').screenshot({ path: join(folder, `${name}-beside-rainbowkit.png`) })
  }
  await browser.close()
}

type Wallet = Awaited<ReturnType<typeof installTestWallet>>

async function visit(
  { countersign, visit }: Product,
  look: { colorScheme: 'light' | 'dark'; viewport: { height: number; width: number } },
) {
  let wallet: Wallet | undefined
  const { page } = await visit('/', {
    ...look,
    async prepare(context) {
      wallet = await installTestWallet(context, {
        chains: [{ id: chainId, url: countersign.chainUrl }],
        isManual: true,
        keys: [demoAccounts[0].privateKey],
        name: 'Lab wallet',
        rdns: 'test.lab',
      })
      // Store links are recorded and not opened.
      await context.route(/^https:/, (route) => route.abort())
    },
  })
  if (!wallet) throw new Error('No wallet.')
  return { page, wallet }
}

async function walk(page: Page, wallet: Wallet, shoot: (name: string) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog')
  const header = page.getByRole('banner')
  const press = (name: string) => dialog.getByRole('button', { exact: true, name }).click()
  const see = (text: string) => dialog.getByText(text).first().waitFor()
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600
  const open = async () => {
    await header.getByRole('button', { name: 'Connect wallet' }).click()
    await dialog.getByRole('region', { name: 'More' }).waitFor()
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }

  await open()
  await shoot('connect')
  await dialog.getByRole('searchbox').fill('zzz')
  await see('No wallet matches')
  await shoot('connect-nothing-found')
  await dialog.getByRole('searchbox').fill('')
  if (isNarrow) {
    await press('What is a wallet?')
    await see('Send, receive and store tokens')
    await shoot('intro')
  }
  await press('Get a wallet')
  await see('Select a wallet in the list')
  await shoot('get')
  await press('Get MetaMask')
  await see('MetaMask for mobile')
  await shoot('get-options')
  await press('Get the app')
  await dialog.getByRole('img', { name: 'QR code to download MetaMask' }).waitFor()
  await shoot('install-on-mobile')
  await press('Continue')
  await see('Scan the QR code')
  await shoot('instructions')
  await leave()

  await open()
  await press('Rainbow')
  await dialog.getByRole('img', { name: 'QR code to connect Rainbow' }).waitFor()
  await shoot('scan')
  await leave()

  await open()
  await press('Frame')
  await see('Frame is not installed')
  await shoot('not-installed')
  await leave()

  await open()
  await press('Lab wallet')
  await see('Confirm connection in the extension')
  await shoot('confirm-in-wallet')
  await wallet.reject()
  await see('Request rejected')
  await shoot('rejected')
  await press('Retry')
  await wallet.approve()
  await dialog.waitFor({ state: 'detached' })

  const account = header.getByRole('button', { name: /^Account: Alice/ })
  await account.click()
  await see('ETH')
  await shoot('profile')
  await press('Verify account')
  await see('Sign a message to prove')
  await shoot('verify')
  await press('Sign message')
  await see('Waiting for signature')
  await shoot('verify-waiting')
  await wallet.reject()
  await leave()

  await account.click()
  await press('Network: Demo chain')
  await see('Second demo chain')
  await shoot('networks')
  await press('Second demo chain')
  await see('Confirm in wallet')
  await shoot('networks-confirm')
  await wallet.reject()
  await see('You rejected the switch')
  await shoot('networks-rejected')
  await leave()
  await wallet.setChain(999)
  await header.getByRole('button', { name: 'Wrong network' }).click()
  await see('Wrong network detected, switch or disconnect to continue.')
  await shoot('wrong-network')
}
