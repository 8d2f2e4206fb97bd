import { type Browser, type BrowserContext, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { chromiumArgs } from './chromiumArgs.ts'
import { findChromium } from './findChromium.ts'
import { requestShared } from './requestShared.ts'

export type LaunchBrowserParameters = {
  extraArgs?: readonly string[]
  /** Never the shared one. @default false */
  isOwn?: boolean
}

/** Timeout in milliseconds for a click or a page. Tests do not measure speed: a starved machine needs a minute for some. */
const timeout = 120_000

/** A headless Chromium of the system: the shared one of this test run where available, closed for the caller only. */
export async function launchBrowser({
  extraArgs = [],
  isOwn = extraArgs.length > 0,
}: LaunchBrowserParameters = {}): Promise<Browser> {
  const shared = isOwn ? undefined : await requestShared('browser')
  if (shared !== undefined) return withLongTimeouts(await chromium.connect(shared))
  return withLongTimeouts(await chromium.launch(await toLaunchOptions(extraArgs)))
}

/** A Chromium for several processes, each with its own contexts. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await toLaunchOptions([]))
}

/** A browser with a profile folder of its own, which is no private window as all others are. */
export async function launchBrowserContext(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, await toLaunchOptions([]))
  context.setDefaultTimeout(timeout)
  return context
}

/** The same browser with default timeouts for all contexts, for which Playwright has no option. */
function withLongTimeouts(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(timeout)
    return context
  }
  return browser
}

async function toLaunchOptions(extraArgs: readonly string[]): Promise<LaunchOptions> {
  const executablePath = await findChromium({ env: process.env })
  return { args: [...chromiumArgs, ...extraArgs], executablePath, headless: true, timeout }
}
