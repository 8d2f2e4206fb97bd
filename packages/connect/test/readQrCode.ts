import jsqr from 'jsqr'
import type { Locator } from 'playwright-core'

/** Pixels per module; decoders want some. */
const SCALE = 4
// The package is CommonJS: what it exports sits one level deeper than its types say.
const decode: typeof jsqr = Reflect.get(jsqr, 'default') ?? jsqr

/** Draws the code that is shown and reads it with a decoder that knows nothing of the encoder. */
export async function readQrCode(code: Locator): Promise<string> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < SCALE * SCALE; pixel++) {
      const column = Number(x) * SCALE + (pixel % SCALE)
      const line = Number(y) * SCALE + Math.floor(pixel / SCALE)
      data.fill(0, (line * width + column) * 4, (line * width + column) * 4 + 3)
    }
  }
  const found = decode(data, width, width)
  if (!found) throw new Error('No code in the picture.')
  return found.data
}
