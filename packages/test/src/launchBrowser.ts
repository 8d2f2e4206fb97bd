import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './findChromium.ts'

/** No sandbox because tests may run as root; everything else keeps the browser from calling anyone on its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** A headless Chromium of the system. */
export async function launchBrowser({ extraArgs = [] }: { extraArgs?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = await findChromium({ env: process.env })
  return chromium.launch({ args: [...args, ...extraArgs], executablePath, headless: true })
}
