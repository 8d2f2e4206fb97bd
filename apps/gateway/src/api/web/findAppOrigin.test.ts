import { expect, test } from 'vitest'
import { findAppOrigin } from './findAppOrigin.ts'

const safe = `0x${'Ab'.repeat(20)}`
const find = (path: string) => findAppOrigin(`http://127.0.0.1:8000${path}`)

test('default: of the page that shows an app', () => {
  expect(find(`/31337/${safe}/apps/open?url=https%3A%2F%2Fapp.example%2Fsafe`)).toBe('https://app.example')
  expect(find(`/eth/${safe}/apps/open/?url=http://localhost:3000`)).toBe('http://localhost:3000')
})

test('behavior: no other page, and nothing that is no app', () => {
  for (const path of [
    `/31337/${safe}/apps?url=https://app.example`,
    `/31337/${safe}/queue?url=https://app.example`,
    '/?url=https://app.example',
    `/31337/0x12/apps/open?url=https://app.example`,
    `/31337/${safe}/apps/open`,
    `/31337/${safe}/apps/open?url=https://*.example`,
    `/31337/${safe}/apps/open?url=http://app.example`,
    `/31337/${safe}/apps/open?url=https://a;script-src%20*`,
  ])
    expect(find(path)).toBeUndefined()
})
