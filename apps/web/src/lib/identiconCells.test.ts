import { expect, test } from 'vitest'
import { identiconCells } from './identiconCells.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: the letter case of the checksum does not change the picture', () => {
  expect(identiconCells(address)).toEqual(identiconCells(address.toLowerCase()))
})

test('behavior: one digit does', () => {
  expect(identiconCells(address)).not.toEqual(identiconCells(address.replace('2266', '2267')))
})

test('default: mirrored and inside 5 × 5', () => {
  const { cells } = identiconCells(address)
  for (const { x, y } of cells) {
    expect(cells).toContainEqual({ x: 4 - x, y })
    expect(x >= 0 && x < 5 && y >= 0 && y < 5).toBe(true)
  }
})
