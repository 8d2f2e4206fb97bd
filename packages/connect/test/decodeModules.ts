import jsqr from 'jsqr'

/** Pixels per module; decoders want some. */
const SCALE = 4
// The package is CommonJS: what it exports sits one level deeper than its types say.
const decode: typeof jsqr = Reflect.get(jsqr, 'default') ?? jsqr

/** Reads a code of dark modules with a decoder that knows nothing of the encoder. */
export function decodeModules(size: number, dark: Iterable<readonly [x: number, y: number]>): string {
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [x, y] of dark)
    for (let pixel = 0; pixel < SCALE * SCALE; pixel++) {
      const column = x * SCALE + (pixel % SCALE)
      const line = y * SCALE + Math.floor(pixel / SCALE)
      data.fill(0, (line * width + column) * 4, (line * width + column) * 4 + 3)
    }
  const found = decode(data, width, width)
  if (!found) throw new Error('No code in the picture.')
  return found.data
}
