/** `npm run icons`: draws the icons of the installed app from `apps/web/public/icon.svg`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@countersign/test'

const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url))

/** `isFull`: without rounded corners, for systems that cut their own shape; they show at least the inner 80 %. */
const icons = [
  { file: 'icon-192.png', isFull: false, size: 192 },
  { file: 'icon-512.png', isFull: false, size: 512 },
  { file: 'apple-touch-icon.png', isFull: true, size: 180 },
  { file: 'icon-maskable-512.png', isFull: true, size: 512 },
] as const

const source = await readFile(join(folder, 'icon.svg'), 'utf8')
const square = source.replace(/ rx="\d+"/, '')

const browser = await launchBrowser()
try {
  for (const { file, isFull, size } of icons) {
    const page = await browser.newPage({ viewport: { height: size, width: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${isFull ? square : source}`)
    await page.screenshot({ omitBackground: !isFull, path: join(folder, file) })
    await page.close()
  }
} finally {
  await browser.close()
}
