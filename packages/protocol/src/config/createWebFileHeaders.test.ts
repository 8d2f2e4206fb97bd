import { expect, test } from 'vitest'
import { createWebFileHeaders } from './createWebFileHeaders.ts'

const create = (path: string, text = '') => createWebFileHeaders({ body: new TextEncoder().encode(text), path })

test('default', () => {
  expect(create('/assets/base-1a2b3c4.js')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'text/javascript; charset=utf-8',
    Vary: 'Accept-Encoding',
  })
  expect(create('/start.js')).toMatchObject({ 'Cache-Control': 'no-cache' })
  expect(create('/unknown.bin')).toMatchObject({ 'Content-Type': 'application/octet-stream' })
})

test('behavior: any page may compare the manifest and the service worker', () => {
  for (const path of ['/release.json', '/service-worker.js'])
    expect(create(path)).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
  expect(create('/index.html')).not.toHaveProperty('Access-Control-Allow-Origin')
})

test('behavior: a page with its own policy keeps it, and cannot be framed', () => {
  const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`
  expect(create('/verify.html', page)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(create('/index.html', '<html></html>')).not.toHaveProperty('Content-Security-Policy')
  expect(create('/x.js', page)).not.toHaveProperty('Content-Security-Policy')
})
