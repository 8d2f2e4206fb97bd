import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { chromiumArgs } from './chromiumArgs.ts'
import { findChromium } from './findChromium.ts'
import { requestShared } from './requestShared.ts'

export type LaunchBrowserParameters = {
  extraArgs?: readonly string[]
  /** Not the shared one, even without arguments of its own. @default false */
  isOwn?: boolean
}

/** Milliseconds for a click or a page. Tests judge what happens, not how fast: a starved machine needs a minute for some. */
const patience = 120_000

/** A headless Chromium of the system: the one of this test run where one is shared, closed then for the caller alone. */
export async function launchBrowser({
  extraArgs = [],
  isOwn = extraArgs.length > 0,
}: LaunchBrowserParameters = {}): Promise<Browser> {
  const shared = isOwn ? undefined : await requestShared('browser')
  if (shared !== undefined) return toPatient(await chromium.connect(shared))
  return toPatient(await chromium.launch(await toLaunchOptions(extraArgs)))
}

/** A Chromium that several processes use at once, each with contexts of its own. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await toLaunchOptions([]))
}

/** The same browser, whose contexts all wait as long: Playwright has no such option for a whole browser. */
function toPatient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(patience)
    return context
  }
  return browser
}

async function toLaunchOptions(extraArgs: readonly string[]): Promise<LaunchOptions> {
  const executablePath = await findChromium({ env: process.env })
  return { args: [...chromiumArgs, ...extraArgs], executablePath, headless: true, timeout: patience }
}
