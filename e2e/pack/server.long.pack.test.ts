import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@countersign/test'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { type App, createApp } from './support/createApp.ts'
import { installMainnetWallet } from './support/installMainnetWallet.ts'
import { readExample, readInstallLine } from './support/readExamples.ts'
import { run } from './support/run.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const PAGE = 'packages/connect/README.md'
const FILES = ['App.tsx', 'server.tsx', 'client.tsx'] as const

let app: App
beforeAll(async () => {
  app = await createApp()
  await app.install([...(await readInstallLine(PAGE)), '@types/react', '@types/react-dom', 'vite'])
  for (const file of FILES) await app.write({ [file]: await readExample(PAGE, file) })
  await app.write({ 'main.tsx': "import './client.tsx'\n" })
})
afterAll(() => app?.remove())

test('default: its types hold for bundlers and for Node', async () => {
  expect(await app.check('bundler', FILES)).toEqual([])
  expect(await app.check('node16', FILES)).toEqual([])
})

test.each([
  'drawPage()',
  // As a framework would: in pieces, as they are ready.
  `await new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(App), { onError: reject })
    const parts = []
    pipe(new Writable({ write(part, _, done) { parts.push(part); done() }, final(done) { done(); resolve(Buffer.concat(parts).toString()) } }))
  })`,
])('default: rendered by a server (%s), it hydrates in the browser without console output', async (draw) => {
  const html = await drawOnServer(draw)
  expect(html).toContain('Connect wallet')
  // With React's own warnings, which name what differs between the two drawings.
  const folder = await app.buildWithVite({ mode: 'development' })
  const page = join(folder, 'index.html')
  const text = await readFile(page, 'utf8')
  await writeFile(page, text.replace('<div id="root"></div>', `<div id="root">${html}</div>`))
  const server = await serveExample({ connect: [], folder })
  const browser = await launchBrowser()
  try {
    // React's development code recommends its tools to every page.
    const visit = { allowed: /React DevTools/, prepare: installMainnetWallet, url: server.url }
    await visitQuietly(browser, visit, async (page) => {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Lab wallet' }).click()
      await page.getByRole('button', { name: /^Account/ }).waitFor()
      // Found again: the first drawing is still the server's.
      await page.reload()
      await page.getByRole('button', { name: /^Account/ }).waitFor()
    })
  } finally {
    await browser.close()
    await server.close()
  }
})

/** In plain Node: the packages are imported from where npm put them. */
async function drawOnServer(draw: string): Promise<string> {
  await app.write({
    'draw.ts': `
      import { Writable } from 'node:stream'
      import { createElement } from 'react'
      import { renderToPipeableStream } from 'react-dom/server'
      import { App } from './App.tsx'
      import { drawPage } from './server.tsx'
      process.stdout.write(${draw})
      process.exit(0)`,
  })
  const options = { bundle: true, format: 'esm', jsx: 'automatic', packages: 'external', platform: 'node' } as const
  await build({ absWorkingDir: app.folder, entryPoints: ['draw.ts'], outfile: 'draw.mjs', ...options })
  const { stderr, stdout } = await run(process.execPath, ['draw.mjs'], {
    cwd: app.folder,
    env: { NODE_ENV: 'development' },
  })
  expect(stderr).toBe('')
  return stdout
}
