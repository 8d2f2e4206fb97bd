import { expect, test } from 'vitest'
import { createSprite } from './createSprite.ts'
import marks from './marks.json'
import { toImage } from './toImage.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`
const read = (rule: string) => decodeURIComponent(/url\("data:image\/svg\+xml,([^"]*)"\)/.exec(rule)?.[1] ?? '')

test('default: a column of pictures, each found by its address', () => {
  const [a, b] = [svg('<path d="M0 0"/>'), svg('<path d="M1 1"/>')]
  const { positions, rule } = createSprite({ a, b })
  expect([...positions]).toEqual([
    [toImage(a), '0%'],
    [toImage(b), '80%'],
  ])
  const drawn = read(rule)
  expect(drawn).toContain('width="24" height="64"')
  expect(drawn).toContain('<svg y="32" width="24" height="24" xmlns')
})

test('behavior: ids stay those of their own picture', () => {
  const gradient = svg('<path fill="url(#a)"/><linearGradient id="a"/><use href="#a"/>')
  const drawn = read(createSprite({ one: gradient, two: gradient }).rule)
  expect(drawn.match(/(url\(#|id="|href="#)[^")]+/g)).toEqual([
    'url(#0-a',
    'id="0-a',
    'href="#0-a',
    'url(#1-a',
    'id="1-a',
    'href="#1-a',
  ])
})

test('default: all bundled marks', () => {
  const { positions, rule } = createSprite(marks)
  expect(positions.size).toBe(Object.keys(marks).length)
  const ids = [...read(rule).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // Quotes of the address would end it.
  expect(rule.split('"')).toHaveLength(3)
})
