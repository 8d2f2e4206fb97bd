import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toThemeProps } from './Theme.ts'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')

test('default: large radius, system font, no blur, the system decides on light and dark', () => {
  expect(toThemeProps()).toEqual({
    'data-csc-blur': 'none',
    'data-csc-font': 'system',
    'data-csc-modal': 'medium',
    'data-csc-placement': 'center',
    'data-csc-radius': 'large',
    'data-csc-scheme': 'auto',
    style: {},
  })
})

test('parameters: accentColor, accentColorForeground', () => {
  expect(toThemeProps({ accentColor: '#0a7', accentColorForeground: 'white' }).style).toEqual({
    '--csc-accent': '#0a7',
    '--csc-on-accent': 'white',
  })
})

test.each([
  ['none', '0px'],
  ['small', '8px'],
  ['medium', '16px'],
  ['large', '24px'],
])('behavior: radius %s is %s', (name, value) => {
  const rule = new RegExp(`\\[data-csc-radius="${name}"\\][^}]*--csc-radius-modal: ${value}`)
  expect(css).toMatch(rule)
})

test.each([
  ['blur', ['small', 'large']],
  ['font', ['rounded']],
  ['modal', ['small', 'large']],
  ['placement', ['top', 'bottom', 'start', 'end']],
  ['scheme', ['light', 'dark', 'midnight']],
])('behavior: the stylesheet knows every %s', (attribute, values) => {
  for (const value of values) expect(css).toContain(`[data-csc-${attribute}="${value}"]`)
})

test('behavior: one layer holds every rule', () => {
  const outside = css.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  expect(outside.startsWith('@layer countersign-connect {')).toBe(true)
  expect(css).not.toMatch(/@import|url\(/)
})

test('parameters: tokens override the preset, each by the name of its variable', () => {
  const theme = { accentColor: '#0a7', tokens: { accent: 'light-dark(#111, #eee)', ink2: '#555', radiusTile: '2px' } }
  expect(toThemeProps(theme).style).toEqual({
    '--csc-accent': 'light-dark(#111, #eee)',
    '--csc-ink-2': '#555',
    '--csc-radius-tile': '2px',
  })
})

test('behavior: the README lists every token, and the stylesheet uses it', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const source = readFileSync(new URL('./Theme.ts', import.meta.url), 'utf8')
  const [, body = ''] = /type ThemeTokens = \{(.*?)\n\}/s.exec(source) ?? []
  const names = [...body.matchAll(/^ {2}(\w+): string/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    expect(page).toContain(`\`${name}\``)
    const [variable = ''] = Object.keys(toThemeProps({ tokens: { [name]: 'x' } }).style)
    expect(css).toContain(`var(${variable})`)
    expect(css).toContain(`${variable}:`)
  }
})

test('behavior: without a radius nothing is round but the spinner', () => {
  const [, none = ''] = /\[data-csc-radius="none"\] \{([^}]*)\}/.exec(css) ?? []
  const zero = [...none.matchAll(/(--csc-radius-\w+): 0(px)?;/g)].map(([, name]) => name)
  expect(zero.sort()).toEqual([
    '--csc-radius-avatar',
    '--csc-radius-control',
    '--csc-radius-modal',
    '--csc-radius-tile',
  ])
  const radii = [...css.matchAll(/border-radius: ([^;]+);/g)].map(([, value = '']) => value)
  expect(radii.filter((value) => !value.includes('var(--csc-radius'))).toEqual(['50%'])
})
