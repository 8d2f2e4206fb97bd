import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const entries = readdirSync(new URL('.', import.meta.url)).filter((file) => !file.includes('.test.'))

function listNames(entry: string): string[] {
  const text = readFileSync(new URL(entry, import.meta.url), 'utf8')
  return [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\b(?!type\b)\w+/g) ?? [])
}

test('default: package.json publishes every entry', () => {
  const published = Object.keys(manifest.exports).filter((entry) => entry !== './package.json')
  expect(published).toEqual(entries.map((file) => `./${file.replace('.ts', '')}`).toSorted())
})

test('default: a name belongs to one entry, so that imports are unambiguous', () => {
  const names = entries.flatMap(listNames)
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
