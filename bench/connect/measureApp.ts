import type { Browser } from 'playwright-core'
import { z } from 'zod'
import type { AppServer } from './serveApp.ts'

export type Measurement = {
  clickToVisible: number
  clickToWallets: number
  /** From the navigation to the frame in which the button is interactive. */
  clickable: number
  outbound: number
  scriptBytes: number
}

/** Runs before the page: records the first frame with a button. */
const WAIT = `
  window.clickable = new Promise((resolve) => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => /^connect wallet$/i.test(textContent.trim()))
      if (button?.checkVisibility() && !button.disabled) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`

/** Runs in the page: from the click to the frames that show the dialog and its wallets. */
const WATCH = `
  window.seen = new Promise((resolve) => {
    addEventListener('click', () => {
      const start = performance.now()
      let visible
      const look = () => {
        const dialog = document.querySelector('dialog[open], [role=dialog]')
        if (dialog?.getBoundingClientRect().height > 0) visible ??= performance.now() - start
        if (visible !== undefined && /MetaMask|Injected/.test(dialog.textContent)) resolve([visible, performance.now() - start])
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  }); undefined`

/** One visit with an empty cache: downloads and request targets before a click, and the click's duration. */
export async function measureApp(browser: Browser, server: AppServer): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  let outbound = 0
  // All external requests fail: the benchmark must not depend on the internet.
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      outbound++
      return route.abort()
    },
  )
  await context.addInitScript(WAIT)
  const page = await context.newPage()
  server.reset()
  await page.goto(server.url)
  const button = page.getByRole('button', { name: /^connect wallet$/i })
  await button.waitFor()
  const clickable = z.number().parse(await page.evaluate('window.clickable'))
  await page.waitForLoadState('networkidle')
  // Downloads on hover count too: nothing was clicked yet.
  await button.hover()
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
  const before = { outbound, scriptBytes: server.readScriptBytes() }
  await page.evaluate(WATCH)
  await button.click()
  const seen: unknown = await page.evaluate('window.seen')
  const [clickToVisible, clickToWallets] = z.tuple([z.number(), z.number()]).parse(seen)
  await context.close()
  return { ...before, clickToVisible, clickToWallets, clickable }
}
