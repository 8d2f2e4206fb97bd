import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { installTestWallet, launchBrowser } from '@countersign/test'
import { transform } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServeExampleParameters, serveExample } from '../../packages/connect/test/serveExample.ts'
import { type App, createApp } from './support/createApp.ts'
import { installMainnetWallet } from './support/installMainnetWallet.ts'
import { readExample, readInstallLine } from './support/readExamples.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const PAGE = 'packages/connect/README.md'
const alice = demoAccounts[0]

let app: App
let browser: Browser
beforeAll(async () => {
  app = await createApp()
  await app.install([...(await readInstallLine(PAGE)), '@types/react', '@types/react-dom', 'vite'])
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app?.remove()
})

type Visit = Partial<Pick<ServeExampleParameters, 'handle'>> & {
  prepare?: (context: BrowserContext) => Promise<unknown>
}

async function open({ handle, prepare }: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  const folder = await app.buildWithVite()
  const server = await serveExample({ connect: [], folder, ...(handle ? { handle } : {}) })
  try {
    await visitQuietly(browser, { url: server.url, ...(prepare ? { prepare } : {}) }, act)
  } finally {
    await server.close()
  }
}

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' })

test('default: custom wallets', async () => {
  await app.write({ 'main.tsx': await readExample('packages/connect/docs/custom-wallets.md', 'wallets.tsx') })
  expect(await app.check('bundler', ['main.tsx'])).toEqual([])
  await open({}, async (page) => {
    const dialog = page.getByRole('dialog')
    await connectButton(page).click()
    await dialog.getByRole('region', { name: 'Our own' }).getByRole('button', { name: 'Acme' }).click()
    await dialog
      .getByRole('heading', { name: 'Acme was not found in this browser' })
      .or(dialog.getByText('Acme was not found in this browser'))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Get Acme' }).click()
    await dialog.locator('a[href="https://acme.example/extension"]').waitFor()
    await page.keyboard.press('Escape')
    await connectButton(page).click()
    await dialog.getByRole('region', { name: 'Other' }).getByRole('button', { name: 'Mock Connector' }).click()
    await page.getByRole('button', { name: `Account ${alice.address}` }).waitFor()
  })
  const prepare = (context: BrowserContext) =>
    installTestWallet(context, {
      chains: [{ id: 1, url: 'http://127.0.0.1:9' }],
      keys: [alice.privateKey],
      name: 'Acme',
      rdns: 'example.acme',
    })
  await open({ prepare }, async (page) => {
    const dialog = page.getByRole('dialog')
    await connectButton(page).click()
    await dialog.getByRole('region', { name: 'Installed' }).getByRole('button', { name: 'Acme' }).waitFor()
    expect(await dialog.getByRole('button', { exact: true, name: 'Acme' }).count()).toBe(1)
  })
})

test('default: custom sign-in, with the page and with the server of its page', async () => {
  const path = 'packages/connect/docs/custom-sign-in.md'
  await app.write({
    'main.tsx': await readExample(path, 'signIn.tsx'),
    'server.ts': await readExample(path, 'server.ts'),
  })
  expect(await app.check('bundler', ['main.tsx'])).toEqual([])
  const chain = await startDevchain({ demoWorld: false, port: 0 })
  try {
    const handle = await loadServer(chain.url)
    await open({ handle, prepare: installMainnetWallet }, async (page) => {
      const dialog = page.getByRole('dialog')
      const account = page.getByRole('button', { name: `Account ${alice.address}` })
      await connectButton(page).click()
      await dialog.getByRole('button', { exact: true, name: 'Lab wallet' }).click()
      await dialog.getByRole('button', { name: 'Sign message' }).click()
      await account.waitFor()
      await page.reload()
      await account.waitFor()
    })
  } finally {
    await chain.stop()
  }
})

test('default: hardware wallets are a group of the list', async () => {
  await app.install(['jsqr'])
  await app.write({
    'HardwareApp.tsx': await readExample(PAGE, 'HardwareApp.tsx'),
    'main.tsx': `
      import { createRoot } from 'react-dom/client'
      import { HardwareApp } from './HardwareApp.tsx'
      const root = document.getElementById('root')
      if (root) createRoot(root).render(<HardwareApp />)`,
  })
  expect(await app.check('bundler', ['main.tsx', 'HardwareApp.tsx'])).toEqual([])
  await open({}, async (page) => {
    await connectButton(page).click()
    const group = page.getByRole('dialog').getByRole('region', { name: 'Hardware' })
    await group.getByRole('button').first().waitFor()
    expect(await group.getByRole('button').count()).toBe(2)
  })
})

test('default: a dialog of their own', async () => {
  await app.write({
    'main.tsx': `
      import { createConnectConfig, createConnectQueryClient, HeadlessConnectProvider } from '@countersign/connect'
      import { QueryClientProvider } from '@tanstack/react-query'
      import { createRoot } from 'react-dom/client'
      import { WagmiProvider } from 'wagmi'
      import { OwnDialog } from './OwnDialog.tsx'
      const config = createConnectConfig()
      const queryClient = createConnectQueryClient()
      const root = document.getElementById('root')
      if (root)
        createRoot(root).render(
          <WagmiProvider config={config}>
            <QueryClientProvider client={queryClient}>
              <HeadlessConnectProvider appName="My app">
                <OwnDialog />
              </HeadlessConnectProvider>
            </QueryClientProvider>
          </WagmiProvider>,
        )`,
    'OwnDialog.tsx': await readExample(PAGE, 'OwnDialog.tsx'),
  })
  expect(await app.check('bundler', ['main.tsx', 'OwnDialog.tsx'])).toEqual([])
  let wallet: Awaited<ReturnType<typeof installMainnetWallet>> | undefined
  const prepare = async (context: BrowserContext) => {
    wallet = await installTestWallet(context, {
      chains: [{ id: 1, url: 'http://127.0.0.1:9' }],
      isManual: true,
      keys: [alice.privateKey],
      name: 'Lab wallet',
      rdns: 'test.lab',
    })
  }
  await open({ prepare }, async (page) => {
    await page
      .getByRole('button', { name: 'Frame' })
      .or(page.getByRole('button', { name: 'Rabby' }))
      .first()
      .click()
    await page.getByText(/notInstalled/).waitFor()
    await page.getByRole('link', { name: 'Download: extension' }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Lab wallet' }).click()
    await page.getByText('Lab wallet: confirm').waitFor()
    await wallet?.reject()
    await page.getByText('Lab wallet: rejected').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Lab wallet: confirm').waitFor()
    await wallet?.approve()
    await page.getByRole('button', { name: `Disconnect ${alice.address}` }).click()
    await page.getByRole('button', { name: 'Lab wallet' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

/** The server of the page, in this process, with what the app installed. */
async function loadServer(rpcUrl: string): Promise<NonNullable<ServeExampleParameters['handle']>> {
  const { code } = await transform(await readFile(join(app.folder, 'server.ts'), 'utf8'), {
    format: 'esm',
    loader: 'ts',
  })
  const file = join(app.folder, 'server.mjs')
  await writeFile(file, code)
  const { createSignInServer } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return createSignInServer({ rpcUrl })
}
