import { launchBrowser } from '@countersign/test'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { createApp } from './support/createApp.ts'
import { readChangedExample, readInstallLine } from './support/readExamples.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const PAGES = ['packages/connect/docs/from-rainbowkit.md', 'packages/connect/docs/from-connectkit.md']
const SDK = '@walletconnect/sign-client'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test.each(PAGES)('default: %s installs what it imports, and its app pairs by a code', async (path) => {
  const app = await createApp()
  onTestFinished(() => app.remove())
  await app.install([...(await readInstallLine(path)), '@types/react', '@types/react-dom', 'vite'])
  await app.write({ 'main.tsx': await readChangedExample(path) })
  expect(await app.check('bundler', ['main.tsx'])).toEqual([])
  const server = await serveExample({ connect: [], folder: await app.buildWithVite() })
  onTestFinished(() => server.close())
  // No relay is in reach: the policy of the page refuses the default one, as it says on the console.
  await visitQuietly(browser, { allowed: /relay\.walletconnect/, url: server.url }, async (page) => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { exact: true, name: 'WalletConnect' }).click()
    await dialog
      .getByRole('heading', { name: /WalletConnect|Scan/ })
      .first()
      .waitFor()
  })
})

/** Rejects with what a bundler or a page says. */
async function buildWithoutSdk(sdk: readonly string[] = []) {
  const app = await createApp()
  onTestFinished(() => app.remove())
  const [path = ''] = PAGES
  const words = (await readInstallLine(path)).filter((word) => !word.startsWith(SDK))
  await app.install([...words, ...sdk, 'vite'])
  await app.write({ 'main.tsx': await readChangedExample(path) })
  return app
}

test('error: without the SDK, Vite builds, and whoever picks WalletConnect reads package and version', async () => {
  const app = await buildWithoutSdk()
  const server = await serveExample({ connect: [], folder: await app.buildWithVite() })
  onTestFinished(() => server.close())
  await visitQuietly(browser, { url: server.url }, async (page) => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { exact: true, name: 'WalletConnect' }).click()
    await dialog.getByText('Details').first().click()
    await dialog.getByText(`npm i ${SDK}@2.21.8`).waitFor()
  })
})

test('error: without the SDK, plain Node imports the entry, and connecting names package and version', async () => {
  const app = await buildWithoutSdk()
  await app.write({
    'node.ts': `
      import { walletConnect } from '@countersign/connect/walletconnect'
      import { createConfig, http } from 'wagmi'
      import { connect } from 'wagmi/actions'
      import { mainnet } from 'wagmi/chains'
      const metadata = { description: '', icons: [], name: 'App', url: 'https://app.example' }
      const connector = walletConnect({ metadata, projectId: '0' })
      const config = createConfig({ chains: [mainnet], connectors: [connector], transports: { [mainnet.id]: http() } })
      await connect(config, { connector: config.connectors[0] }).catch((error) => console.log(error.message))`,
  })
  expect((await app.runNode('node.ts')).stdout).toBe(
    `${SDK} 2.21.8 could not be loaded. If it is not installed: npm i ${SDK}@2.21.8\n`,
  )
})

test('error: without the SDK, a bundler that resolves everything shows the line that names package and version', async () => {
  const app = await buildWithoutSdk()
  const refusal = await app.buildWithEsbuild().then(
    () => '',
    // As it is printed: with the line itself.
    (error: unknown) => JSON.stringify(Object(error).errors),
  )
  expect(refusal).toContain('Could not resolve')
  expect(refusal).toContain(`npm i ${SDK}@2.21.8`)
})
