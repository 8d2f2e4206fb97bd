import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowserContext } from '@countersign/test'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const ManifestSchema = z.object({
  background_color: z.string(),
  icons: z.array(z.object({ purpose: z.string().optional(), sizes: z.string(), src: z.string(), type: z.string() })),
  shortcuts: z.array(z.object({ url: z.string() })),
  theme_color: z.string(),
})

/** Type and size of a picture, as the browser decodes it. */
const measure = (page: Page, src: string) =>
  page.evaluate(`new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.naturalWidth + 'x' + picture.naturalHeight)
    picture.onerror = () => reject(new Error('No picture: ${src}'))
    picture.src = '${src}'
  })`)

test('default: Chromium can install it, and every icon is what the manifest says', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'countersign-install-'))
  // A profile of its own: nothing is installed from a private window.
  const context = await launchBrowserContext(profile)
  onTestFinished(async () => {
    await context.close()
    await rm(profile, { force: true, recursive: true })
  })
  const page = await context.newPage()
  await page.goto(product.url)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  const session = await context.newCDPSession(page)
  const { data = '', errors, url } = await session.send('Page.getAppManifest')
  expect({ errors, url }).toEqual({ errors: [], url: `${product.url}/app.webmanifest` })
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { icons, shortcuts } = ManifestSchema.parse(JSON.parse(data))
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { sizes, src, type } of icons) {
    const response = await page.request.get(new URL(src, product.url).href)
    expect(response.headers()['content-type']).toMatch(type)
    if (sizes !== 'any') expect(await measure(page, src)).toBe(sizes)
  }
  expect(await measure(page, '/apple-touch-icon.png')).toBe('180x180')
  for (const { url: path } of shortcuts) {
    await page.goto(new URL(path, product.url).href)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
})

/** The colour that the browser's bars take, and that of the page. */
const readColors = `(() => {
  const bar = [...document.querySelectorAll('meta[name="theme-color"]')].find(({ media }) => matchMedia(media).matches)
  const sample = document.createElement('i')
  sample.style.color = bar.content
  document.body.append(sample)
  const { color } = getComputedStyle(sample)
  sample.remove()
  return [color, getComputedStyle(document.documentElement).backgroundColor]
})()`

const readPair = async (page: Page) => z.tuple([z.string(), z.string()]).parse(await page.evaluate(readColors))

test('behavior: the browser’s bars have the colour of the page, in every theme', async () => {
  const { page } = await product.visit('/')
  const seen = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (let press = 0; press < 3; press += 1) {
      const [bar, paper] = await readPair(page)
      expect(bar).toBe(paper)
      seen.add(bar)
      await page.getByRole('button', { name: /^Change theme/ }).click()
    }
  }
  expect(seen.size).toBe(2)
  const response = await page.request.get(`${product.url}/app.webmanifest`)
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { background_color, theme_color } = ManifestSchema.parse(await response.json())
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate('delete document.documentElement.dataset.theme')
  expect([background_color, theme_color]).toEqual(['#f5f4f0', '#f5f4f0'])
  expect((await readPair(page))[0]).toBe('rgb(245, 244, 240)')
})
