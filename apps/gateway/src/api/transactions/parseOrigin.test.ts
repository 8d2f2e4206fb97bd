import { expect, test } from 'vitest'
import { parseNoteSignature, parseOrigin } from './parseOrigin.ts'

const signature = `0x${'ab'.repeat(65)}`

test('default: the note and its signature, side by side', () => {
  const origin = JSON.stringify({ note: 'Rent', noteSignature: signature })
  expect(parseOrigin(origin)).toEqual({ note: 'Rent', safeAppInfo: null })
  expect(parseNoteSignature(origin)).toBe(signature)
})

test('behavior: no signature without a note, and none that is no signature', () => {
  expect(parseNoteSignature(JSON.stringify({ noteSignature: signature }))).toBe(null)
  expect(parseNoteSignature(JSON.stringify({ note: 'Rent', noteSignature: '0x12' }))).toBe(null)
  expect(parseNoteSignature(JSON.stringify({ note: 'Rent' }))).toBe(null)
  expect([parseNoteSignature(null), parseNoteSignature('Rent')]).toEqual([null, null])
})

test('behavior: a note is stored, whatever the app’s name', () => {
  for (const app of [{ name: '', url: '' }, { name: 7, url: 'no address' }, { url: 'javascript:alert(1)' }])
    expect(parseOrigin(JSON.stringify({ ...app, note: 'Rent' }))).toEqual({ note: 'Rent', safeAppInfo: null })
})
