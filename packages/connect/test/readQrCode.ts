import type { Locator } from 'playwright-core'
import { decodeModules } from './decodeModules.ts'

/** Draws the code that is shown and reads it. */
export async function readQrCode(code: Locator): Promise<string> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  return decodeModules(
    size,
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]),
  )
}
