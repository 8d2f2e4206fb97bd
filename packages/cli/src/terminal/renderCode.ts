import { encode } from 'uqr'

/** Two rows of modules in one line: upper half, lower half, both, none. Dark on light, as devices read it. */
const blocks = ['█', '▀', '▄', ' ']

/** White on black, whatever the colours of the terminal. */
const [start, end] = ['\u001b[97;40m', '\u001b[0m']

/** A QR code in characters: light modules are drawn. */
export function renderCode(text: string): string {
  const { data, size } = encode(text, { border: 2, ecc: 'L' })
  const isDark = (row: number, column: number) => data[row]?.[column] === true
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (_, column) => {
      const upper = isDark(2 * line, column)
      const lower = 2 * line + 1 < size && isDark(2 * line + 1, column)
      return blocks[(upper ? 2 : 0) + (lower ? 1 : 0)]
    }).join(''),
  )
  return lines.map((line) => `${start}${line}${end}`).join('\n')
}
