import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser } from '@countersign/test'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { createApp } from './support/createApp.ts'
import { installMainnetWallet } from './support/installMainnetWallet.ts'
import { readExample, readExamples, readInstallLine } from './support/readExamples.ts'
import { startNext } from './support/startNext.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const PAGE = 'packages/connect/README.md'
const NEXT_PAGE = 'packages/connect/docs/nextjs.md'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function connect(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('region', { name: 'More' }).waitFor()
  await dialog.getByRole('button', { exact: true, name: 'Lab wallet' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Account 0x/ }).waitFor()
}

test('default: a page that a server rendered becomes the app, with one wallet as a button', async () => {
  const app = await createApp()
  onTestFinished(() => app.remove())
  await app.install([...(await readInstallLine(PAGE)), '@types/react', '@types/react-dom', 'vite'])
  const rendered = await readExample(PAGE, 'App.tsx')
  const withWallet = rendered
    .replace(/^import \{ useState/m, "import { MetaMaskButton } from './MetaMaskButton.tsx'\nimport { useState")
    .replace('<ConnectButton />', '<ConnectButton />\n          <MetaMaskButton />')
  expect(withWallet.match(/MetaMaskButton/g)).toHaveLength(3)
  await app.write({
    'App.tsx': withWallet,
    'MetaMaskButton.tsx': await readExample(PAGE, 'MetaMaskButton.tsx'),
    'main.tsx': await readExample(PAGE, 'client.tsx'),
    'server.tsx': await readExample(PAGE, 'server.tsx'),
  })
  expect(await app.check('bundler', ['main.tsx'])).toEqual([])
  const file = join(app.folder, 'server.mjs')
  const bundle = { bundle: true, format: 'esm', jsx: 'automatic', outfile: file, platform: 'node' } as const
  await build({ ...bundle, absWorkingDir: app.folder, entryPoints: ['server.tsx'], packages: 'external' })
  const { drawPage } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const html: string = drawPage()
  expect(html).toContain('Connect wallet')
  expect(html).toContain('Continue with MetaMask')
  const folder = await app.buildWithVite()
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const server = await serveExample({
    connect: [],
    folder,
    async handle({ url }, response) {
      if (url !== '/') return false
      response.writeHead(200, { 'content-type': 'text/html' }).end(index.replace('<div id="root">', `$&${html}`))
      return true
    },
  })
  onTestFinished(() => server.close())
  await visitQuietly(browser, { prepare: installMainnetWallet, url: server.url }, connect)
})

test('default: an app of Next.js, by the page about it', async () => {
  const app = await createApp()
  onTestFinished(() => app.remove())
  const types = ['@types/node', '@types/react', '@types/react-dom', 'typescript']
  await app.install([...(await readInstallLine(NEXT_PAGE)), ...types])
  const files = (await readExamples(NEXT_PAGE)).map(({ code, name = '' }) => [name, code] as const)
  expect(files.map(([name]) => name)).toEqual([
    'app/providers.tsx',
    'app/layout.tsx',
    'app/page.tsx',
    'app/account.tsx',
  ])
  await app.write({
    ...Object.fromEntries(files),
    // Written by `create-next-app`; ours of the other apps says less.
    'app/own/page.tsx': `'use client'\nimport { Account } from '../account'\nimport { OwnDialog } from '../OwnDialog'\nexport default function Page() { return <><OwnDialog /><Account /></> }`,
    'app/OwnDialog.tsx': await readExample(PAGE, 'OwnDialog.tsx'),
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } }',
    'tsconfig.json': '{}',
  })
  await app.buildWithNext()
  const next = await startNext(app.folder)
  onTestFinished(() => next.stop())
  expect(await (await fetch(next.url)).text()).toContain('Connect wallet')
  await visitQuietly(browser, { prepare: installMainnetWallet, url: next.url }, async (page) => {
    await page.getByRole('button', { name: 'Continue with MetaMask' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'MetaMask' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await connect(page)
    await page.goto(`${next.url}/own`)
    await page.getByText('Hello, 0x').waitFor()
  })
})
