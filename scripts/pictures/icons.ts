/** `npm run icons`: draws the icons of the installed app from `apps/web/public/icon.svg`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@countersign/test'

const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url))

/** `full`: without rounded corners, for systems that cut their own shape; `mark`: the icon's share of the side. */
const icons = [
  { file: 'icon-192.png', isFull: false, mark: 1, size: 192 },
  { file: 'icon-512.png', isFull: false, mark: 1, size: 512 },
  { file: 'apple-touch-icon.png', isFull: true, mark: 1, size: 180 },
  // Everything that matters is inside of the circle with 80 % of the side.
  { file: 'icon-maskable-512.png', isFull: true, mark: 0.86, size: 512 },
] as const

const source = await readFile(join(folder, 'icon.svg'), 'utf8')
const color = /<rect[^>]* fill="(#\w+)"/.exec(source)?.[1]
if (color === undefined) throw new Error('icon.svg has no background.')
const square = source.replace(/ rx="\d+"/, '')

const browser = await launchBrowser()
try {
  for (const { file, isFull, mark, size } of icons) {
    const page = await browser.newPage({ viewport: { height: size, width: size } })
    const side = Math.round(size * mark)
    await page.setContent(
      `<style>body { margin: 0; block-size: 100vh; display: grid; place-items: center;${isFull ? ` background: ${color}` : ''} }
      svg { inline-size: ${side}px; block-size: ${side}px }</style>${isFull ? square : source}`,
    )
    await page.screenshot({ omitBackground: !isFull, path: join(folder, file) })
    await page.close()
  }
} finally {
  await browser.close()
}
