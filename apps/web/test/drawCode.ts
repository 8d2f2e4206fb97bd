import { encode } from 'uqr'

/** Draws a QR code as on a screen, six pixels per module. */
export function drawCode(canvas: HTMLCanvasElement, text: string): void {
  const { data, size } = encode(text, { border: 4, ecc: 'L' })
  const side = 6
  canvas.width = size * side
  canvas.height = size * side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * side, y * side, side, side)
}
