import type { Browser } from 'playwright-core'
import { z } from 'zod'
import type { AppServer } from './serveApp.ts'

export type Measurement = {
  clickToVisible: number
  clickToWallets: number
  /** From the navigation to the frame in which the button is interactive. */
  clickable: number
  outbound: number
  /** From the click until the list is complete and the network is idle. */
  requests: number
  scriptBytes: number
}

export type MeasureAppParameters = {
  /** Elements of which the list of wallets has at least one; also in shadow roots. */
  list?: string | undefined
  server: AppServer
}

/** In shadow roots too, where an app has any. */
const FIND = `
  window.findAll = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? findAll(selector, shadowRoot) : [])),
  ]`

/** Runs before the page: records the first frame with a button. */
const createWait = (isDeep: boolean) => `
  ${FIND}
  window.clickable = new Promise((resolve) => {
    const find = ${isDeep ? 'findAll' : '(selector) => [...document.querySelectorAll(selector)]'}
    const look = () => {
      const button = find('button').find(({ textContent }) => /^connect wallet$/i.test(textContent.trim()))
      if (button?.checkVisibility() && !button.disabled) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`

/** Runs in the page: from the click to the frames that show the dialog and its wallets. */
const createWatch = (list: string | undefined) => `
  window.seen = new Promise((resolve) => {
    const find = ${list === undefined ? '(selector) => [...document.querySelectorAll(selector)]' : 'findAll'}
    addEventListener('click', () => {
      const start = performance.now()
      let visible
      const look = () => {
        const [dialog] = find('dialog[open], [role=dialog], [role=alertdialog]')
        if (dialog?.getBoundingClientRect().height > 0) visible ??= performance.now() - start
        const hasList = ${list === undefined ? '/MetaMask|Injected/.test(dialog?.textContent)' : `find(${JSON.stringify(list)}).length > 0`}
        if (visible !== undefined && hasList) resolve([visible, performance.now() - start])
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  }); undefined`

/** One visit with an empty cache: downloads and request targets before a click, and the click's duration. */
export async function measureApp(browser: Browser, { list, server }: MeasureAppParameters): Promise<Measurement> {
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
  await context.addInitScript(createWait(list !== undefined))
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
  await page.evaluate(createWatch(list))
  let requests = 0
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1
  })
  await button.click()
  const seen: unknown = await page.evaluate('window.seen')
  const [clickToVisible, clickToWallets] = z.tuple([z.number(), z.number()]).parse(seen)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ...before, clickToVisible, clickToWallets, clickable, requests }
}
