import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Identicon, identiconCells } from './Identicon.tsx'

const one = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: the same address looks the same, another one does not', async () => {
  const screen = await renderUi(
    <>
      <Identicon value={one} />
      <Identicon value={one} />
      <Identicon value={other} />
    </>,
  )
  const [first, second, third] = [...screen.container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(first).toBe(second)
  expect(first).not.toBe(third)
})

test('parameters: size; it is decoration for a reader who listens', async () => {
  const screen = await renderUi(<Identicon size={36} value={one} />)
  const svg = screen.container.querySelector('svg')
  expect(svg?.getBoundingClientRect().width).toBe(36)
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
})

test('behavior: the letter case of the checksum does not change the picture', () => {
  expect(identiconCells(other)).toEqual(identiconCells(other.toLowerCase()))
})

test('behavior: one digit does', () => {
  expect(identiconCells(other)).not.toEqual(identiconCells(other.replace('2266', '2267')))
})

test('default: mirrored and inside 5 × 5', () => {
  const { cells } = identiconCells(other)
  for (const { x, y } of cells) {
    expect(cells).toContainEqual({ x: 4 - x, y })
    expect(x >= 0 && x < 5 && y >= 0 && y < 5).toBe(true)
  }
})
