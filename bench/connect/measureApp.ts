import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import type { AppServer } from './serveApp.ts'

export type Measurement = {
  clickToVisible: number
  clickToWallets: number
  /** The same by the keyboard: Tab, then Enter. */
  enterToWallets: number
  /** From the navigation to the frame in which the button is interactive. */
  clickable: number
  outbound: number
  /** From the press until the list is complete and the network is idle. */
  requests: number
  scriptBytes: number
}

export type MeasureAppParameters = {
  /** Elements of which the list of wallets has at least one; also in shadow roots. */
  list?: string | undefined
  server: AppServer
}

/** Between pressing and releasing a button or key, and between two keys, as a hand does it: apps may load meanwhile. */
const PRESS = 80

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
      // The text of a web component may be in its slot.
      const getText = (button) => button.textContent.trim() || button.getRootNode().host?.textContent.trim() || ''
      const button = find('button').find((button) => /^connect wallet$/i.test(getText(button)))
      if (button?.checkVisibility() && !button.disabled) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`

/** Runs in the page: from the click, as the browser received it, to the frames that show the dialog and its wallets. */
const createWatch = (list: string | undefined) => `
  window.seen = new Promise((resolve) => {
    const find = ${list === undefined ? '(selector) => [...document.querySelectorAll(selector)]' : 'findAll'}
    addEventListener('click', (event) => {
      const start = event.timeStamp
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

/** Visits with an empty cache: downloads and request targets before a click, and the durations. */
export async function measureApp(browser: Browser, parameters: MeasureAppParameters): Promise<Measurement> {
  const clicked = await visit(browser, parameters, 'click')
  const entered = await visit(browser, parameters, 'Enter')
  const { visible: clickToVisible, wallets: clickToWallets, ...rest } = clicked
  return { ...rest, clickToVisible, clickToWallets, enterToWallets: entered.wallets }
}

async function visit(browser: Browser, { list, server }: MeasureAppParameters, by: 'click' | 'Enter') {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  const requested: string[] = []
  await context.addInitScript(createWait(list !== undefined))
  const page = await context.newPage()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requested.push(request.url())
  })
  server.reset()
  await page.goto(server.url)
  const button = page.getByRole('button', { name: /^connect wallet$/i })
  await button.waitFor()
  const clickable = z.number().parse(await page.evaluate('window.clickable'))
  await settle(page)
  // Downloads on hover count too: nothing was clicked yet.
  if (by === 'click') await button.hover()
  await page.waitForTimeout(300)
  await settle(page)
  const outbound = requested.filter((url) => !url.startsWith(server.url)).length
  const scriptBytes = server.readScriptBytes()
  await page.evaluate(createWatch(list))
  const before = requested.length
  if (by === 'click') await button.click({ delay: PRESS })
  else {
    await page.keyboard.press('Tab', { delay: PRESS })
    await page.waitForTimeout(PRESS)
    await page.keyboard.press('Enter', { delay: PRESS })
  }
  const seen: unknown = await page.evaluate('window.seen')
  const [visible, wallets] = z.tuple([z.number(), z.number()]).parse(seen)
  await settle(page)
  const requests = requested.length - before
  await context.close()
  return { clickable, outbound, requests, scriptBytes, visible, wallets }
}

/** AppKit repeats requests that failed: its network may never be idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
}
