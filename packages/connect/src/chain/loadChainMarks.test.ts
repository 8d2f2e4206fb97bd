import { expect, test } from 'vitest'
import common from './commonChainMarks.json'
import { loadChainMarks } from './loadChainMarks.ts'
import others from './otherChainMarks.json'

test('default: the common chains have a picture', async () => {
  const marks = await loadChainMarks([1, 10, 100, 137, 8453, 42161])
  expect(marks[1]).toContain('<svg')
  expect(marks[1868]).toBeUndefined()
})

test('behavior: a less common one brings all others, an unknown one has none', async () => {
  const marks = await loadChainMarks([1, 1868])
  expect(marks[1]).toContain('<svg')
  expect(marks[1868]).toContain('<svg')
  expect((await loadChainMarks([31337]))[31337]).toBeUndefined()
})

test('behavior: every picture is of one chain, and none reaches beyond itself', () => {
  const all = [...Object.entries(common), ...Object.entries(others)]
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(120)
  for (const [id, svg] of all) {
    expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 24 24">.*<\/svg>$/)
    expect(svg.replace('http://www.w3.org/2000/svg', ''), id).not.toMatch(
      /<script|<foreignObject|\bon\w+=|https?:|@import/,
    )
  }
})
