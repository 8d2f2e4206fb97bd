import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs } from './chromiumArgs.ts'
import { findChromium } from './findChromium.ts'

/** A headless Chromium of the system. */
export async function launchBrowser({ extraArgs = [] }: { extraArgs?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = await findChromium({ env: process.env })
  return chromium.launch({ args: [...chromiumArgs, ...extraArgs], executablePath, headless: true })
}
