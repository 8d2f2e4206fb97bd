import { expect, test } from 'vitest'
import { findGuideFaults } from './guideLabels.ts'

const messages = [
  'Save anyway',
  'Apps',
  'Settings',
  '{count, plural, one {Import # entry} other {Import # entries}}',
  'Send to {host}',
  'Export these entries:',
]
const find = (text: string) => findGuideFaults([{ file: 'sending.md', text }], messages)

test('default: bold labels are texts of the app', () => {
  expect(find('Press **Save anyway**, then **Settings → Apps**.')).toEqual([])
  expect(find('Press **Save it**, then **Settings → App**.')).toEqual([
    'sending.md: “Save it” is not a text of the app.',
    'sending.md: “App” is not a text of the app.',
  ])
})

test('behavior: arguments are “…” or a value, plurals any of their forms, a colon at the end is optional', () => {
  expect(find('**Import … entries**, **Send to …**, **Send to safe.example**, **Export these entries**')).toEqual([])
  expect(find('**Import … rows**')).toEqual(['sending.md: “Import … rows” is not a text of the app.'])
})

test('behavior: code is no label', () => {
  expect(find('`**kwargs**`\n```sh\n**Nothing**\n```\n')).toEqual([])
})

test('behavior: italics are for examples, not for labels', () => {
  expect(find('Press *Save anyway*.')).toEqual(['sending.md: “Save anyway” is a text of the app: write it in bold.'])
  expect(find('the Safe *Treasury*')).toEqual([])
})
