import { expect, test } from 'vitest'
import { findPhysicalStyles } from './directions.ts'

const find = (source: string, file = 'apps/web/src/ui/Card.module.css') => findPhysicalStyles([file], () => source)

test.each([
  'margin-left: 1px',
  'padding-right: var(--gap)',
  'border-left: 1px solid',
  'border-right-color: red',
  'border-top-left-radius: 2px',
  'left: 0',
  'text-align: right',
  'float: left',
  'transform-origin: top left',
  'margin: 0 1px 0 2px',
  'inset: auto 0 calc(1px + (2px * 3)) 1px',
  'border-radius: 1px 0',
  'border-radius: 0 1px 1px 0',
])('error: %s', (declaration) => {
  const text = `"${declaration}" names a side: use logical properties, such as margin-inline-start.`
  expect(find(`.card { ${declaration}; }`)).toEqual([`apps/web/src/ui/Card.module.css: ${text}`])
})

test.each([
  'margin-inline-start: 1px',
  'inset-inline-end: 0',
  'text-align: start',
  'margin: 0 1px 2px',
  'padding: 0 var(--gap, 1px) 0 var(--gap, 1px)',
  'inset: auto 0 calc(3.5rem + 1px) 0',
  'border-radius: 0 0 1px 1px',
  'border-radius: 2px',
  'grid-template-areas: "left right"',
])('default: %s turns around with the language', (declaration) => {
  expect(find(`.card { ${declaration} }`)).toEqual([])
})

test('behavior: comments and selectors do not count', () => {
  expect(find('/* left: here; */ .left:hover, a:not(.right) { color: red; }')).toEqual([])
})

test('behavior: style attributes and pages count, other objects and workspaces do not', () => {
  const source = `const left = { marginLeft: 1 }; export const A = () => <p style={{ color: 'red', marginLeft: 1 }} />`
  expect(find(source, 'packages/connect/src/ui/A.tsx')).toHaveLength(1)
  expect(find('<p style="text-align: left">', 'apps/web/index.html')).toHaveLength(1)
  expect(find('a { left: 0; }', 'docs/page.css')).toEqual([])
})
