import type { BrowserContext, Page } from 'playwright-core'
import { encode } from 'uqr'
import { toPageScript } from './toPageScript.ts'

/** Milliseconds that each code is in view. */
const SHOWN = 120

/** A camera in every page of the context that sees the codes which the test holds up to it. */
export async function installCamera(context: BrowserContext) {
  await context.addInitScript({ content: toPageScript(install, {}) })
  return {
    /** Holds codes up, one after the other and again and again; none: nothing is in view. */
    async show(page: Page, texts: readonly string[]): Promise<void> {
      const codes = texts.map((text) => {
        const { data, size } = encode(text, { border: 4, ecc: 'L' })
        return { dark: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : []))), size }
      })
      await page.evaluate(`globalThis.__showCodes(${JSON.stringify(codes)}, ${SHOWN})`)
    },
  }
}

/** Runs in the page. */
function install() {
  const side = 720
  type Code = { dark: number[][]; size: number }
  let codes: Code[] = []
  let pause = 100
  const draw = (context: CanvasRenderingContext2D, code: Code | undefined) => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    if (!code) return
    const scale = Math.floor(side / code.size)
    context.fillStyle = '#000'
    for (const [x = 0, y = 0] of code.dark) context.fillRect(x * scale, y * scale, scale, scale)
  }
  const getUserMedia = async () => {
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    let index = 0
    const film = () => {
      if (context) draw(context, codes[index % Math.max(1, codes.length)])
      index += 1
      setTimeout(film, pause)
    }
    film()
    return canvas.captureStream(20)
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Object.assign(globalThis, {
    __showCodes(next: Code[], time: number) {
      codes = next
      pause = time
    },
  })
}
