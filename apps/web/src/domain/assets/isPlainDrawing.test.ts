import { expect, test } from 'vitest'
import { isPlainDrawing } from './isPlainDrawing.ts'

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`
const encode = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`
const percent = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`

test.each([
  ['shapes', svg('<rect width="9" height="9" fill="hsl(9 45% 92%)"/><circle r="3"/>')],
  ['text', svg('<text x="1" y="9" font-size="26">dash &amp; filter</text>')],
  [
    'a gradient',
    svg('<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)"/>'),
  ],
  ['an XML declaration', `<?xml version="1.0"?>${svg('<g/>')}`],
])('default: %s', (_, text) => {
  expect(isPlainDrawing(encode(text))).toBe(true)
  expect(isPlainDrawing(percent(text))).toBe(true)
})

test.each([
  ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="900"/></filter><rect filter="url(#f)"/>')],
  ['a filter function', svg('<rect style="filter: blur(900px)"/>')],
  ['a filter attribute', svg('<rect filter="blur(900px)"/>')],
  ['a filter after a value with a bracket', svg('<rect id=">" filter="blur(900px)"/>')],
  ['a filter after a quoted bracket', svg(`<rect id='">' filter="blur(900px)"/>`)],
  ['nested copies', svg('<g id="a"><rect/></g><use href="#a"/>')],
  ['a pattern', svg('<pattern id="p"/><rect fill="url(#p)"/>')],
  ['a reference elsewhere', svg('<rect fill="url(https://elsewhere.example/#a)"/>')],
  ['an image', svg('<image href="data:image/png;base64,AA"/>')],
  ['a style sheet', svg('<style>*{}</style>')],
  ['a script', svg('<script>1</script>')],
  ['a handler', svg('<rect onload = "1"/>')],
  ['animation', svg('<rect><animate attributeName="x" dur="1s"/></rect>')],
  ['dashes', svg('<path d="M0 0h1e9" stroke-dasharray="0.001"/>')],
  ['foreign markup', svg('<foreignObject/>')],
  ['a prefixed name', svg('<x:use/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
  ['an undeclared entity', svg('<text>&a;</text>')],
  ['a style sheet of the document', `<?xml-stylesheet href="a.css"?>${svg('<g/>')}`],
  ['many elements', svg('<g/>'.repeat(500))],
  ['a large file', svg(`<path d="${'M0 0'.repeat(9_000)}"/>`)],
])('error: %s', (_, text) => {
  expect(isPlainDrawing(encode(text))).toBe(false)
  expect(isPlainDrawing(percent(text))).toBe(false)
})

test('error: what cannot be decoded, or is decoded differently by a browser', () => {
  expect(isPlainDrawing(`data:image/svg+xml;charset=utf-16,${svg('')}`)).toBe(false)
  expect(isPlainDrawing(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg(''))}`)).toBe(true)
  expect(isPlainDrawing('data:image/svg+xml;base64,%')).toBe(false)
  expect(isPlainDrawing('data:image/svg+xml,%E0%A4%A')).toBe(false)
  expect(isPlainDrawing('data:image/png,<svg/>')).toBe(false)
})
