import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { appLanguages } from '../apps/web/src/lib/messages/languages/appLanguages.ts'
import { pseudoLanguages } from '../apps/web/src/lib/messages/languages/pseudo.ts'
import { connectDemoWallet } from './support/demoWallet.ts'
import { listScreens } from './support/listScreens.ts'
import { listTextFaults } from './support/listTextFaults.ts'
import { listWaiting, pathOf } from './support/listWaiting.ts'
import { readAllMessages, readCatalogue } from './support/readCatalogue.ts'
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

const german = {
  kernel: readCatalogue('de', 'kernel'),
  send: readCatalogue('de', 'send'),
  settings: readCatalogue('de', 'settings'),
  verify: readCatalogue('de', 'verify'),
}

/** English of the packages: pieces between values that are long enough to be nothing else, and first words of effects. */
const english = [
  ...[...readAllMessages('en')]
    .filter(([id]) => id.startsWith('kernel.') && !id.startsWith('kernel.summary.'))
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
    await page.getByText(german.kernel('check.hashMatches')).first().waitFor({ state: 'attached' })
    expect(await listEnglish(page)).toEqual([])
  }
  await page
    .getByText(/^Nonce \d+ ist offen; die nächste ist \d+\.$/)
    .first()
    .waitFor()
})

test('behavior: the other device shows German too, by itself and with a node', async () => {
  const [first = ''] = await listWaiting(product.url)
  const { page } = await product.visit(pathOf(first), inGerman)
  await page.getByRole('button', { name: german.verify('link') }).click()
  const href = await page.getByRole('link', { name: german.verify('open') }).getAttribute('href')
  const { hash, pathname } = new URL(href ?? '')
  expect(pathname).toBe('/verify.de.html')
  // The page without a language of its own takes the one that was chosen here.
  await page.goto(new URL(`/verify${hash}`, product.url).href)
  await page.waitForURL('**/verify.de.html#*')
  await page.getByText(german.verify('unverified')).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByLabel(german.verify('nodeUrl')).fill(product.chainUrl)
  await page.keyboard.press('Enter')
  await page.getByText(german.kernel('check.proxyOfficial')).waitFor({ state: 'attached' })
  expect(await listEnglish(page)).toEqual([])

  // Another language of the same page, and English also for whoever speaks German in the app.
  const choice = () => page.getByRole('combobox').first()
  await choice().selectOption({ label: 'français' })
  await page.waitForURL(`**/verify.fr.html${hash}`)
  await page.getByText(readCatalogue('fr', 'verify')('unverified')).waitFor()
  await choice().selectOption({ label: 'English' })
  await page.waitForURL(`**/verify.html?en${hash}`)
  await page.getByText(readCatalogue('en', 'verify')('unverified')).waitFor()

  // Cut off on its way: why it is refused is said as well.
  await page.goto(new URL(`/verify.de.html${hash.slice(0, -4)}`, product.url).href)
  await page.getByText(german.verify('rejectedText')).waitFor()
  expect(await listEnglish(page)).toEqual([])
})

test('behavior: switching the language reloads nothing and preserves the input', async () => {
  const english = { send: readCatalogue('en', 'send'), settings: readCatalogue('en', 'settings') }
  const { page } = await product.visit(`/31337/${demoSafes.treasury.address}/send`)
  const recipient = demoAccounts[4].address
  await page.getByLabel(english.send('recipient')).fill(recipient)
  await page.getByLabel(english.send('amount'), { exact: true }).fill('0.2')
  await page.evaluate('window.isSamePage = true')
  await page
    .getByRole('banner')
    .getByRole('link', { name: english.settings('title') })
    .click()
  await page.getByLabel(english.settings('serviceLabel')).fill('https://half-typed.exa')
  await page.getByLabel(english.settings('languageLabel')).selectOption('de')
  await page.getByRole('heading', { exact: true, level: 1, name: german.settings('title') }).waitFor()
  expect(await page.getByLabel(german.settings('serviceLabel')).inputValue()).toBe('https://half-typed.exa')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: german.send('title') }).waitFor()
  expect(await page.getByLabel(german.send('recipient')).inputValue()).toBe(recipient)
  expect(await page.getByLabel(german.send('amount'), { exact: true }).inputValue()).toBe('0.2')
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})

/** Sentences that no other language has. Those of the kernel are in English in the code. */
const sentences = ['en', ...appLanguages].map((language) => ({
  language,
  texts: [...readAllMessages(language)]
    .filter(
      ([id, text]) => !id.startsWith('kernel.') && /\s\p{L}+\s|[\u3040-\u9fff]{9}/u.test(text) && !/[{'"]/.test(text),
    )
    .map(([, text]) => text),
}))

/** So many English sentences may be words of the dialog or of a descriptor as well; the smallest group of areas has more. */
const maxShared = 30

test('behavior: only the texts of the active language are loaded', async () => {
  const urls = new Set<string>()
  const { page } = await product.visit('/', {
    prepare: async (context) => {
      await inGerman.prepare(context)
      context.on('request', (request) => {
        if (request.url().endsWith('.js')) urls.add(request.url())
      })
    },
  })
  // A page that was left has no bodies of its requests.
  const listLoaded = async () => {
    const files = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()))
    const isLoaded = (text: string) => files.some((file) => file.includes(text))
    return sentences.filter(({ texts }) => texts.filter(isLoaded).length > maxShared)
  }
  const [waiting = ''] = await listWaiting(product.url)
  const home = `/31337/${demoSafes.treasury.address}`
  for (const path of [home, `${home}/queue`, pathOf(waiting), `${home}/security`, `${home}/send`, '/settings']) {
    await page.goto(new URL(path, product.url).href)
    await settle(page)
  }
  expect((await listLoaded()).map(({ language }) => language)).toEqual(['de'])
  await page.getByLabel(german.settings('languageLabel')).selectOption('ja')
  await page.getByRole('heading', { level: 1, name: readCatalogue('ja', 'settings')('title') }).waitFor()
  expect((await listLoaded()).map(({ language }) => language)).toEqual(['de', 'ja'])
})

/** Until nothing changes any more: what is verified appears after the page. */
async function waitForAllText(page: Page): Promise<void> {
  let before = ''
  for (let tries = 0; tries < 20; tries++) {
    const text = z.string().parse(await page.evaluate('document.body.innerText'))
    if (text === before) return
    before = text
    await page.waitForTimeout(200)
  }
}

/** Connected in English, then in another language on every route, with everything unfolded. */
async function listFaultsOfRoutes(language: string): Promise<string[]> {
  const { context, page } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await context.addInitScript(`localStorage.setItem('countersign.settings.v1', '{"language":"${language}"}')`)
  const root = {
    dir: language === 'xb' ? 'rtl' : 'ltr',
    lang: pseudoLanguages.some((name) => name === language) ? 'en' : language,
  }
  const faults: string[] = []
  const inspect = async (page: Page, [name, path]: readonly [string, string]) => {
    await page.goto(new URL(path, product.url).href)
    await settle(page)
    await page.evaluate(`for (const fold of document.querySelectorAll('main details')) fold.open = true`)
    await waitForAllText(page)
    const found = await page.evaluate('({ dir: document.documentElement.dir, lang: document.documentElement.lang })')
    expect({ ...root, name }).toEqual({ ...z.looseObject({}).parse(found), name })
    faults.push(...(await listTextFaults(page, language)).map((fault) => `${name}, ${fault}`))
  }
  // Three pages share the routes: each waits for the network most of the time.
  const screens = Object.entries(await listScreens(product.url)).values()
  const pages = [page, await context.newPage(), await context.newPage()]
  await Promise.all(
    pages.map(async (each) => {
      for (const screen of screens) await inspect(each, screen)
    }),
  )
  return faults
}

test.each(['en', ...appLanguages, ...pseudoLanguages])(
  'default: %s: on no route is a text cut off, missing, hard-coded or wider than the window',
  async (language) => {
    expect(await listFaultsOfRoutes(language)).toEqual([])
  },
  600_000,
)
