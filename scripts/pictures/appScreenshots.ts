/** `npx tsx --conditions=@repo/source scripts/pictures/appScreenshots.ts`: pictures of apps inside a Safe and by WalletConnect, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes } from '@countersign/devchain/demo-world'
import { findApp, requestPanel } from '../../e2e/support/openApp.ts'
import { setupExample } from '../../e2e/support/setupExample.ts'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { startPairedApp, usualNamespaces } from '../../packages/connect/test/startPairedApp.ts'
import { startRelay } from '../../packages/connect/test/startRelay.ts'
import { photograph } from './photograph.ts'

const { address: grants } = demoSafes.grants
const heights = { narrow: 1600, wide: 1000 }

const example = await setupExample()
try {
  const path = `/${chainId}/${grants}/apps`
  await photograph({ heights, path, product: example.product }, async (page, shoot) => {
    await page.getByLabel('App URL').fill(example.site.url)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Reported by the app (not verified), except the origin.').waitFor()
    await shoot('app-first-use')
    await page.getByRole('button', { name: 'Open app' }).click()
    const app = await findApp(page)
    await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
    await requestPanel(page).getByRole('button', { exact: true, name: 'Sign' }).waitFor()
    await shoot('app-request')
    await requestPanel(page).getByRole('button', { name: 'Reject request' }).click()
    await page.goto(new URL(path, example.product.countersign.url).href)
    await shoot('apps')
  })
} finally {
  await example.stop()
}

const relay = await startRelay()
const product = await setupProduct({ env: { COUNTERSIGN_RELAY: relay.url } })
const app = await startPairedApp({ name: 'Drip', relayUrl: relay.url, url: 'https://drip.example' })
try {
  await photograph({ heights, path: `/${chainId}/${grants}/wc`, product }, async (page, shoot) => {
    const { settled, uri } = await app.propose({ optional: usualNamespaces([1, chainId]) })
    await page.getByLabel('WalletConnect link').fill(uri)
    await page.getByRole('button', { exact: true, name: 'Connect' }).click()
    await page.getByRole('button', { name: 'Connect to this Safe' }).waitFor()
    await shoot('walletconnect-proposal')
    await page.getByRole('button', { name: 'Connect to this Safe' }).click()
    await settled
    const [, , , , erin] = demoAccounts
    const payment = { from: grants, to: erin.address, value: '0x3782dace9d900000' }
    // Answered when the page is closed.
    app.request('eth_sendTransaction', [payment]).catch(() => undefined)
    const panel = page.getByRole('dialog').filter({ hasText: 'App connected by WalletConnect' })
    await panel.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
    await shoot('walletconnect-request')
  })
} finally {
  await app.stop()
  await product.stop()
  await relay.close()
}
