import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'

/** Pixels per side of the video, and per module of a code. */
const side = 480
const scale = 5

/** Chromium arguments that use the video as camera. */
export const cameraArgs = (film: string) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/**
 * A camera video of the animated QR codes, two frames per second: a YUV4MPEG2 file that Chromium uses as camera, made
 * of the codes that the page draws.
 */
export async function filmCodes(screen: Page, path: string): Promise<number> {
  const frames = screen.locator('[data-frames]')
  const count = Number(await frames.getAttribute('data-frames'))
  const pictures: Uint8Array[] = []
  for (let index = 1; index <= count; index += 1) {
    const code = screen.locator(`[data-frame="${index}"] svg`)
    await code.waitFor()
    const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
    const drawn = (await code.locator('path').getAttribute('d')) ?? ''
    pictures.push(
      toPicture(
        size,
        [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]),
      ),
    )
    await screen.getByRole('button', { name: 'Next code' }).click()
  }
  await writeFilm(path, pictures)
  return count
}

/** The same for one code, which another app shows. */
export async function filmCode(text: string, path: string): Promise<void> {
  const { data, size } = encode(text, { border: 2, ecc: 'L' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])))
  await writeFilm(path, [toPicture(size, dark)])
}

async function writeFilm(path: string, pictures: readonly Uint8Array[]): Promise<void> {
  const head = Buffer.from(`YUV4MPEG2 W${side} H${side} F2:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, ...pictures.flatMap((picture) => [Buffer.from('FRAME\n'), picture])]))
}

/** Luma of each pixel, then neutral chroma. */
function toPicture(size: number, dark: ReadonlyArray<readonly [number, number]>): Uint8Array {
  const picture = new Uint8Array(side * side * 1.5).fill(235, 0, side * side).fill(128, side * side)
  const edge = Math.floor((side - size * scale) / 2)
  for (const [x, y] of dark)
    for (let line = 0; line < scale; line += 1) {
      const start = (edge + y * scale + line) * side + edge + x * scale
      picture.fill(16, start, start + scale)
    }
  return picture
}
