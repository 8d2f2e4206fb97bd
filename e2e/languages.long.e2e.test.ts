import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { appLanguages } from '../apps/web/src/lib/messages/languages/appLanguages.ts'
import { connectDemoWallet } from './support/demoWallet.ts'
import { listScreens } from './support/listScreens.ts'
import { listTextFaults } from './support/listTextFaults.ts'
import { listWaiting, pathOf } from './support/listWaiting.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** Somebody who chose German some other day. */
const inGerman = {
  prepare: (context: BrowserContext) =>
    context.addInitScript(`localStorage.setItem('countersign.settings.v1', '{"language":"de"}')`),
}

const messages = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../apps/web/messages/en/kernel.json', import.meta.url), 'utf8')))

/** English of the packages: pieces between values that are long enough to be nothing else, and first words of effects. */
const english = [
  ...Object.entries(messages)
    .filter(([id]) => !id.startsWith('summary.'))
    .flatMap(([, text]) => text.split(/\{[^}]*\}/).filter((piece) => piece.length > 12)),
  'Add owner ',
  'Run a batch ',
  'Approve the hash ',
]

/** Run in the page: every text of it, folds opened, but for the words of others (names, notes, descriptions), which stand apart. */
const readTexts = `(() => {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const texts = []
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('bdi')) texts.push(walk.currentNode.textContent)
  return texts
})()`

async function listEnglish(page: Page): Promise<string[]> {
  const lines = z.array(z.string()).parse(await page.evaluate(readTexts))
  return english.filter((piece) => lines.some((line) => line.includes(piece)))
}

test('behavior: reviews in German contain no English', async () => {
  const [first = '', ...others] = await listWaiting(product.url)
  const { page } = await product.visit(pathOf(first), inGerman)
  for (const hash of [first, ...others.slice(0, 2)]) {
    await page.goto(new URL(pathOf(hash), product.url).href)
    await page.getByText('Der Hash ist der Hash dieser Felder.').first().waitFor({ state: 'attached' })
    expect(await listEnglish(page)).toEqual([])
  }
  await page
    .getByText(/^Nonce \d+ ist offen; die nächste ist \d+\.$/)
    .first()
    .waitFor()
})

test('behavior: the other screen speaks German too, by itself and with a node', async () => {
  const [first = ''] = await listWaiting(product.url)
  const { page } = await product.visit(pathOf(first), inGerman)
  await page.getByRole('button', { name: 'Auf einem anderen Bildschirm prüfen' }).click()
  const href = await page.getByRole('link', { name: 'Den anderen Bildschirm öffnen' }).getAttribute('href')
  const { hash, pathname } = new URL(href ?? '')
  expect(pathname).toBe('/verify.de.html')
  // The page without a language of its own takes the one that was chosen here.
  await page.goto(new URL(`/verify${hash}`, product.url).href)
  await page.waitForURL('**/verify.de.html#*')
  await page.getByText('Ohne Knoten nicht geprüft').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByLabel('Adresse des Knotens (JSON-RPC)').fill(product.chainUrl)
  await page.keyboard.press('Enter')
  await page.getByText('Der Vertrag ist ein offizieller Safe-Proxy.').waitFor({ state: 'attached' })
  expect(await listEnglish(page)).toEqual([])

  // Another language of the same page, and English also for whoever speaks German in the app.
  const choice = () => page.getByRole('combobox').first()
  await choice().selectOption({ label: 'français' })
  await page.waitForURL(`**/verify.fr.html${hash}`)
  await page.getByText('Non vérifié sans un nœud').waitFor()
  await choice().selectOption({ label: 'English' })
  await page.waitForURL(`**/verify.html?en${hash}`)
  await page.getByText('Not verified without a node').waitFor()

  // Cut off on its way: why it is refused is said as well.
  await page.goto(new URL(`/verify.de.html${hash.slice(0, -4)}`, product.url).href)
  await page.getByText('Der Link wurde bei').waitFor()
  expect(await listEnglish(page)).toEqual([])
})

/** Connected in English, then in another language on every route. */
async function inspectRoutes(language: string, inspect: (page: Page) => Promise<string[]>): Promise<string[]> {
  const { context, page } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await context.addInitScript(`localStorage.setItem('countersign.settings.v1', '{"language":"${language}"}')`)
  const faults: string[] = []
  for (const [name, path] of Object.entries(await listScreens(product.url))) {
    await page.goto(new URL(path, product.url).href)
    await settle(page)
    faults.push(...(await inspect(page)).map((fault) => `${name}, ${fault}`))
  }
  return faults
}

test.each(['en', ...appLanguages])(
  'behavior: %s: no route cuts text off or is wider than the window',
  async (language) => {
    const faults = await inspectRoutes(language, async (page) => {
      const lang = await page.locator('html').getAttribute('lang')
      return [...(lang === language ? [] : [`is in ${lang}`]), ...(await listTextFaults(page))]
    })
    expect(faults).toEqual([])
  },
  600_000,
)

test('behavior: with texts 40 % longer no route cuts any off, and all are in catalogues', async () => {
  expect(await inspectRoutes('xa', (page) => listTextFaults(page, { isPseudo: true }))).toEqual([])
}, 600_000)

test('behavior: from right to left no route cuts text off or is wider than the window', async () => {
  const faults = await inspectRoutes('xb', async (page) => {
    const direction = await page.locator('html').getAttribute('dir')
    return [...(direction === 'rtl' ? [] : [`is ${direction}`]), ...(await listTextFaults(page))]
  })
  expect(faults).toEqual([])
}, 600_000)
