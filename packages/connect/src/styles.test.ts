import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync(new URL('styles.css', import.meta.url), 'utf8')
const physical =
  /^\s*((margin|padding|border|inset)-(left|right|top|bottom)[\w-]*|(left|right|top|bottom|float)):|text-align: (left|right)/gm

test('default: properties are logical, so that the dialog mirrors in right-to-left pages', () => {
  expect([...styles.matchAll(physical)].map(([found]) => found)).toEqual([])
})
