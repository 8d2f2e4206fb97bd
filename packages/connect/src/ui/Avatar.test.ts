import { expect, test } from 'vitest'
import { drawAvatar } from './Avatar.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: the same picture for the same address, whatever its case', () => {
  expect(drawAvatar(alice)).toEqual(drawAvatar('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'))
})

test('behavior: another picture for the smallest change', () => {
  expect(drawAvatar('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92267')).not.toEqual(drawAvatar(alice))
})

test('behavior: mirrored', () => {
  const { cells } = drawAvatar(alice)
  expect(cells.length).toBeGreaterThan(0)
  for (const { x, y } of cells) expect(cells).toContainEqual({ x: 4 - x, y })
})
