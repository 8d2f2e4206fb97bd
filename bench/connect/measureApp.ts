import type { Browser } from 'playwright-core'
import { z } from 'zod'
import type { AppServer } from './serveApp.ts'

export type Measurement = { clickToVisible: number; outbound: number; scriptBytes: number }

/** Runs in the page: from the click to the frame in which the dialog can be seen. */
const CLICK = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('button')].find((candidate) => /^connect wallet$/i.test(candidate.textContent.trim()))
  const start = performance.now()
  const look = () => {
    const dialog = document.querySelector('dialog[open], [role=dialog]')
    const box = dialog?.getBoundingClientRect()
    if (box && box.width > 0 && box.height > 0) resolve(performance.now() - start)
    else requestAnimationFrame(look)
  }
  button.click()
  requestAnimationFrame(look)
})`

/** One visit with an empty cache: what is loaded and whom it calls before a click, and how long the click takes. */
export async function measureApp(browser: Browser, server: AppServer): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  let outbound = 0
  // Nobody answers: the machine may have no internet, and a benchmark should not disturb anyone.
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      outbound++
      return route.abort()
    },
  )
  const page = await context.newPage()
  server.reset()
  await page.goto(server.url)
  await page.getByRole('button', { name: /^connect wallet$/i }).waitFor()
  await page.waitForLoadState('networkidle')
  const before = { outbound, scriptBytes: server.readScriptBytes() }
  const clickToVisible = z.number().parse(await page.evaluate(CLICK))
  await context.close()
  return { ...before, clickToVisible }
}
