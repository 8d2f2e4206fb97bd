/** `npm run gallery`: every view and theme of the wallet dialog on one page; with `-- --pictures`, as pictures in `docs/screenshots/gallery/`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@countersign/test'
import { preview } from 'vite'
import { buildConnectSite } from '../site/buildConnectSite.ts'

const pictures = fileURLToPath(new URL('../../docs/screenshots/gallery/', import.meta.url))
/** Few, because git stores them permanently. */
const SHEETS = [
  { layout: 'wide', name: 'light', theme: 'light' },
  { layout: 'mobile', name: 'phone-dark', theme: 'dark' },
  { layout: 'compact', name: 'themes', theme: 'all' },
] as const

const outDir = await mkdtemp(join(tmpdir(), 'countersign-gallery-'))
await buildConnectSite(outDir)
const server = await preview({ build: { outDir }, configFile: false, preview: { host: '127.0.0.1', port: 4180 } })
const url = `${server.resolvedUrls?.local[0] ?? ''}gallery/`

async function stop(): Promise<void> {
  await server.close()
  await rm(outDir, { force: true, recursive: true })
}

if (process.argv.includes('--pictures')) {
  try {
    await photograph()
  } finally {
    await stop()
  }
} else {
  console.log(`The gallery is at ${url}`)
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

async function photograph(): Promise<void> {
  await mkdir(pictures, { recursive: true })
  const browser = await launchBrowser()
  try {
    for (const { layout, name, theme } of SHEETS) {
      const page = await browser.newPage({ viewport: { height: 900, width: 1280 } })
      await page.goto(`${url}?${new URLSearchParams({ layout, theme })}`)
      const frames = await page.locator('iframe').all()
      for (const frame of frames) await frame.contentFrame().getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ animations: 'disabled', fullPage: true, path: join(pictures, `${name}.png`) })
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
