import { demoAccounts } from '@countersign/devchain/accounts'
import { installTestWallet, launchBrowser } from '@countersign/test'
import type { Page } from 'playwright-core'
import { buildPeer, installPeers } from '../../bench/connect/buildApps.ts'
import { serveApp } from '../../bench/connect/serveApp.ts'

/** An app as RainbowKit's documentation has it, with two chains, and with a sign-in by `?verify`. */
const createSource = (relayUrl: string) => `
import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, createAuthenticationAdapter, getDefaultConfig, RainbowKitAuthenticationProvider, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createSiweMessage } from 'viem/siwe'
import { WagmiProvider } from 'wagmi'
import { mainnet, sepolia } from 'wagmi/chains'
const config = getDefaultConfig({ appName: 'My app', chains: [mainnet, sepolia], projectId: '00000000000000000000000000000000', walletConnectParameters: { relayUrl: ${JSON.stringify(relayUrl)}, telemetryEnabled: false } })
const adapter = createAuthenticationAdapter({
  createMessage: ({ address, chainId, nonce }) => createSiweMessage({ address, chainId, domain: location.host, nonce, uri: location.origin, version: '1' }),
  getNonce: async () => '12345678', signOut: async () => {}, verify: async () => true,
})
const app = <RainbowKitProvider locale="en"><ConnectButton /></RainbowKitProvider>
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}>
    {location.search === '?verify' ? <RainbowKitAuthenticationProvider adapter={adapter} status="unauthenticated">{app}</RainbowKitAuthenticationProvider> : app}
  </QueryClientProvider></WagmiProvider>,
)
`

/** RainbowKit's views by the names of ours, on a wide window in light. */
export async function photographRainbowKit(relayUrl: string): Promise<Map<string, Buffer>> {
  installPeers()
  const server = await serveApp(await buildPeer('rainbowkit-views', { source: createSource(relayUrl) }))
  // It asks others for names and prices: nobody answers.
  const browser = await launchBrowser({ extraArgs: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'] })
  const pictures = new Map<string, Buffer>()
  try {
    for (const path of ['/', '/?verify']) {
      const context = await browser.newContext({ locale: 'en-US', viewport: { height: 800, width: 1280 } })
      context.setDefaultTimeout(15_000)
      const wallet = await installTestWallet(context, {
        chains: [
          { id: 1, url: 'http://127.0.0.1:9' },
          { id: 11_155_111, url: 'http://127.0.0.1:9' },
        ],
        isManual: true,
        keys: [demoAccounts[0].privateKey],
        name: 'Lab wallet',
        rdns: 'test.lab',
      })
      const page = await context.newPage()
      await page.goto(`${server.url}${path}`)
      const shoot = async (name: string) => {
        await page.mouse.move(1, 1)
        // Its pictures fade in.
        await page.waitForTimeout(700)
        pictures.set(name, await photographDialog(page))
      }
      await (path === '/' ? walk(page, wallet, shoot) : walkVerify(page, wallet, shoot))
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
  return pictures
}

/** The open dialog with a little of what is around it. */
export async function photographDialog(page: Page): Promise<Buffer> {
  const panel = page.locator('dialog[open] .csc-panel, [role=dialog] [role=document]').first()
  const box = await panel.boundingBox()
  if (!box) throw new Error('No dialog is open.')
  const around = 24
  const clip = {
    height: Math.ceil(box.height) + 2 * around,
    width: Math.ceil(box.width) + 2 * around,
    x: Math.max(0, Math.floor(box.x) - around),
    y: Math.max(0, Math.floor(box.y) - around),
  }
  return page.screenshot({ animations: 'disabled', clip })
}

type Wallet = Awaited<ReturnType<typeof installTestWallet>>
type Shoot = (name: string) => Promise<void>

async function walk(page: Page, wallet: Wallet, shoot: Shoot): Promise<void> {
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).first().click()
  const open = () => page.getByRole('button', { name: 'Connect Wallet' }).click()
  await open()
  await dialog.getByText('MetaMask').first().waitFor()
  await shoot('connect')
  await press('Get a Wallet')
  await shoot('get')
  await dialog.getByRole('button', { exact: true, name: 'GET' }).nth(1).click()
  await shoot('get-options')
  await press('Get the app')
  await shoot('install-on-mobile')
  await press('Continue')
  await shoot('instructions')
  await page.keyboard.press('Escape')
  await open()
  await dialog.getByTestId('rk-wallet-option-rainbow').click()
  await dialog.getByText('Scan with Rainbow').first().waitFor()
  await page.waitForTimeout(3_000)
  await shoot('scan')
  await page.keyboard.press('Escape')
  await open()
  await dialog.getByTestId('rk-wallet-option-test.lab').click()
  await dialog.getByText('Confirm connection').first().waitFor()
  await shoot('confirm-in-wallet')
  await wallet.reject()
  await dialog.getByText('Retry').first().waitFor()
  await shoot('rejected')
  await press(/retry/i)
  await wallet.approve()
  await page.getByTestId('rk-account-button').click()
  await dialog.getByText('Copy Address').waitFor()
  await shoot('profile')
  await page.keyboard.press('Escape')
  await page.getByTestId('rk-chain-button').click()
  await dialog.getByText('Sepolia').waitFor()
  await shoot('networks')
  await dialog.getByText('Sepolia').click()
  await shoot('networks-confirm')
}

async function walkVerify(page: Page, wallet: Wallet, shoot: Shoot): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByTestId('rk-wallet-option-test.lab').click()
  await wallet.approve()
  await dialog.getByText('Verify your account').waitFor()
  await shoot('verify')
  await dialog.getByRole('button', { name: /Sign message/i }).click()
  await shoot('verify-waiting')
}
