import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const folder = new URL('../../apps/web/messages/en/', import.meta.url)
const CatalogueSchema = z.record(z.string(), z.string())

/** English messages without arguments that a pseudo-locale changes. */
const english = new Set(
  readdirSync(folder)
    .flatMap((file) => Object.values(CatalogueSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))))
    .filter((text) => !/[{}]/.test(text) && /\p{L}{3}/u.test(text) && /[aeiou]/i.test(text)),
)

/** Run in the page: visible texts, those that are cut off, and how far the page is wider than the window. */
const inspect = `(() => {
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const texts = []
  const cut = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim()
    const element = walk.currentNode.parentElement
    if (text === '' || !isVisible(element)) continue
    // The words of others, data, the option lists of the system, and the demo wallet, which is another program.
    if (element.closest('bdi, code, pre, option, [translate=no], [data-demo-wallet], .visually-hidden')) continue
    texts.push(text)
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box)
      if (display === 'inline') continue
      if ((overflowX === 'hidden' || overflowX === 'clip') && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
        cut.push(text.slice(0, 60))
      // What scrolls is not cut off.
      if (overflowX !== 'visible') break
    }
  }
  return { cut, overflow: document.documentElement.scrollWidth - innerWidth, texts }
})()`
const FoundSchema = z.object({ cut: z.array(z.string()), overflow: z.number(), texts: z.array(z.string()) })

/** Texts that are cut off, and overflow, on desktop and mobile; with `isPseudo` also texts that no catalogue has. */
export async function listTextFaults(page: Page, { isPseudo = false } = {}): Promise<string[]> {
  const faults: string[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ height: 844, width })
    const { cut, overflow, texts } = FoundSchema.parse(await page.evaluate(inspect))
    faults.push(...cut.map((text) => `${width} px, cut off: ${text}`))
    if (overflow > 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
    if (isPseudo) faults.push(...texts.filter((text) => english.has(text)).map((text) => `not translated: ${text}`))
  }
  return [...new Set(faults)]
}
