import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** Of the film: pixels to a side, and pixels to a module of a code. */
const side = 480
const scale = 5

/**
 * What a camera sees that is held before the screen while codes are shown in turn: one picture of each, two in a second.
 * It is a file that Chromium takes in place of a camera (YUV4MPEG2), made of the very codes that the page draws.
 */
export async function filmCodes(screen: Page, path: string): Promise<number> {
  const frames = screen.locator('[data-frames]')
  const count = Number(await frames.getAttribute('data-frames'))
  const film: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${side} H${side} F2:1 Ip A1:1 C420jpeg\n`)]
  for (let index = 1; index <= count; index += 1) {
    const code = screen.locator(`[data-frame="${index}"] svg`)
    await code.waitFor()
    const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
    film.push(Buffer.from('FRAME\n'), toPicture(size, (await code.locator('path').getAttribute('d')) ?? ''))
    await screen.getByRole('button', { name: 'Next code' }).click()
  }
  await writeFile(path, Buffer.concat(film))
  return count
}

/** Brightness of each pixel, then both colours, of which there are none. */
function toPicture(size: number, path: string): Uint8Array {
  const picture = new Uint8Array(side * side * 1.5).fill(235, 0, side * side).fill(128, side * side)
  const edge = Math.floor((side - size * scale) / 2)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let line = 0; line < scale; line += 1) {
      const start = (edge + Number(y) * scale + line) * side + edge + Number(x) * scale
      picture.fill(16, start, start + scale)
    }
  return picture
}
