import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*--accent:[^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  body,
  name: /data-accent="(\w+)"/.exec(selector)?.[1] ?? 'blue',
}))

function readColor(text: string, token: string, scheme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(text) ?? []
  return scheme === 'light' ? light : dark
}

/** Relative luminance of WCAG. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('default: every accent that can be chosen is there', () => {
  expect(blocks.map(({ name }) => name)).toEqual(['blue', 'teal', 'violet', 'plum', 'graphite'])
})

test.each(blocks)('behavior: $name can be read on paper, and words on it', ({ body }) => {
  for (const scheme of ['light', 'dark'] as const) {
    const [accent, hover, ink] = ['accent', 'accent-hover', 'accent-ink'].map((token) => readColor(body, token, scheme))
    for (const paper of ['paper', 'paper-card', 'paper-inset'])
      expect(contrast(accent ?? '', readColor(css, paper, scheme))).toBeGreaterThanOrEqual(4.5)
    for (const ground of [accent, hover]) expect(contrast(ground ?? '', ink ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})
