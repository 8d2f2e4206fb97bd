import { expectAccessible } from '@countersign/test/browser'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { renderView } from '../../test/renderView.tsx'
import { QrCode } from './QrCode.tsx'

const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'9a'.repeat(32)}`

test('default: a picture with a name, that a camera reads as the very link, in dark colours too', async () => {
  const { screen } = await renderView(
    <div data-csc-scheme="dark">
      <QrCode label="Scan with your phone" value={uri} />
    </div>,
  )
  const code = screen.getByRole('img', { name: 'Scan with your phone' })
  await expect.element(code).toBeVisible()
  expect(await scan(code.element())).toBe(uri)
  await expectAccessible(screen.container)
})

test('behavior: another link is another picture', async () => {
  const { screen } = await renderView(<QrCode label="Scan" value="https://wallet.test/" />)
  expect(await scan(screen.getByRole('img').element())).toBe('https://wallet.test/')
})

/** Renders the code and reads it with an independent decoder. */
async function scan(code: Element): Promise<string | undefined> {
  const side = 480
  const image = new Image(side, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await image.decode()
  const canvas = new OffscreenCanvas(side, side).getContext('2d')
  if (!canvas) throw new Error('This browser paints nothing.')
  canvas.drawImage(image, 0, 0, side, side)
  return jsqr(canvas.getImageData(0, 0, side, side).data, side, side)?.data
}
