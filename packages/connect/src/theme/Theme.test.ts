import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toThemeProps } from './Theme.ts'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')

test('default: large radius, system font, no blur, the system decides on light and dark', () => {
  expect(toThemeProps()).toEqual({
    'data-csc-blur': 'none',
    'data-csc-font': 'system',
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
  ['scheme', ['light', 'dark']],
])('behavior: the stylesheet knows every %s', (attribute, values) => {
  for (const value of values) expect(css).toContain(`[data-csc-${attribute}="${value}"]`)
})

test('behavior: one layer holds every rule', () => {
  const outside = css.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  expect(outside.startsWith('@layer countersign-connect {')).toBe(true)
  expect(css).not.toMatch(/@import|url\(/)
})
