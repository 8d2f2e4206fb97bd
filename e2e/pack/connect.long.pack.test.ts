import { launchBrowser } from '@countersign/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { type App, createApp } from './support/createApp.ts'
import { installMainnetWallet } from './support/installMainnetWallet.ts'
import { REACT_18, VITE_7 } from './support/packages.ts'
import { readExample, readInstallLine } from './support/readExamples.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const PAGE = 'packages/connect/README.md'

describe.each([
  { maxPackages: 26, name: 'React 19', versions: {} },
  // React 18 itself brings two more.
  { maxPackages: 28, name: 'React 18', versions: REACT_18 },
])('the first example, with $name', ({ maxPackages, versions }) => {
  let app: App
  beforeAll(async () => {
    app = await createApp(versions)
    await app.install(await readInstallLine(PAGE))
    await app.write({ 'main.tsx': await readExample(PAGE) })
  })
  afterAll(() => app?.remove())

  test('default: what the page lists to install is enough, and little', async () => {
    expect((await app.listInstalled()).length).toBeLessThanOrEqual(maxPackages)
  })

  test('default: its types hold for bundlers and for Node', async () => {
    await app.install(['@types/react', '@types/react-dom'])
    expect(await app.check('bundler', ['main.tsx'])).toEqual([])
    expect(await app.check('node16', ['main.tsx'])).toEqual([])
  })

  test('default: built by Vite 8 it opens, connects and leaves under a strict policy, without console output', async () => {
    await app.install(['vite'])
    const server = await serveExample({ connect: [], folder: await app.buildWithVite() })
    const browser = await launchBrowser()
    try {
      await visitQuietly(browser, { prepare: installMainnetWallet, url: server.url }, async (page) => {
        const dialog = page.getByRole('dialog')
        const requests: string[] = []
        await page.waitForLoadState('networkidle')
        page.on('request', (request) => {
          if (!request.url().startsWith('data:')) requests.push(request.url())
        })
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        await dialog.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
        await dialog.getByRole('region', { name: 'More' }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(3)
        await dialog.getByRole('button', { exact: true, name: 'Get a wallet' }).click()
        await dialog.getByText('Select a wallet in the list').waitFor()
        await dialog.getByRole('button', { exact: true, name: 'Lab wallet' }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('button', { name: /^Network: Ethereum/ }).click()
        await dialog.getByRole('heading', { name: 'Switch networks' }).waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      })
    } finally {
      await browser.close()
      await server.close()
    }
  })

  test('default: esbuild and Vite 7 build it too', async () => {
    await app.buildWithEsbuild()
    const older = await createApp({ vite: VITE_7 })
    try {
      await older.install(['vite'])
      await app.buildWithVite({ vite: `${older.folder}/node_modules/vite/bin/vite.js` })
    } finally {
      await older.remove()
    }
  })
})
