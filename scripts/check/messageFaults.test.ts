import { expect, test } from 'vitest'
import { type Catalogue, findLabelFaults, findMessageFaults, generateTypes } from './messageFaults.ts'

const english: Catalogue = {
  area: 'rows',
  language: 'en',
  messages: { 'kinds.a': 'Kind A', count: '{count, plural, one {# row} other {# rows}} of {name}', title: 'Rows' },
}
const german = (messages: Record<string, string>): Catalogue => ({
  area: 'rows',
  language: 'de',
  messages: {
    'kinds.a': 'Art A',
    count: '{count, plural, one {# Zeile} other {# Zeilen}} von {name}',
    title: 'Zeilen',
    ...messages,
  },
})
const user = {
  file: 'Rows.tsx',
  text: "const t = createCatalogue('rows'); t('title'); t('count', { count, name }); t(`kinds.$" + '{kind}`)',
}

test('default: complete catalogues of which every message is used', () => {
  expect(findMessageFaults({ catalogues: [english, german({})], sources: [user] })).toEqual([])
  expect(generateTypes([english, german({})])).toContain(
    "  rows: {\n    'kinds.a': undefined\n    count: { count: number; name: string }\n    title: undefined\n  }\n",
  )
})

test.each([
  [{ title: '' }, 'de/rows: "title" is missing.'],
  [{ extra: 'Mehr' }, 'de/rows: "extra" is not in English.'],
  [{ title: '{name}' }, 'de/rows: "title" has the arguments { name: string }, not undefined.'],
  [{ count: '{count} von {name}' }, 'not { count: number; name: string }.'],
  [{ title: '{' }, 'de/rows: "title" is not ICU MessageFormat'],
  [{ title: '<b>Zeilen</b>' }, 'Tags are not supported.'],
])('error: %o', (messages, fault) => {
  const faults = findMessageFaults({ catalogues: [english, german(messages)], sources: [user] })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('error: unused messages, retired terms, long help and fixed texts', () => {
  const catalogue = {
    ...english,
    messages: { nameHint: 'x'.repeat(91), old: 'The limit is whole again', unused: 'Unused' },
  }
  const text = `const t = createCatalogue('rows'); t('old'); t('nameHint')
    type Kind = 'unused'
    const a = <Field label="Name" placeholder="0">Fixed text {t('old')} · </Field>`
  const other = `const b = <p title={isOpen ? 'Open' : t('x')} className="wide">{a === 'open' && \`\${a} more\`}{b.text}</p>`
  const sources = [
    { file: 'Rows.tsx', text },
    { file: 'Other.tsx', text: other },
  ]
  const faults = findMessageFaults({ catalogues: [catalogue], sources })
  expect(faults.toSorted()).toEqual([
    'Other.tsx: "Open" belongs in a catalogue.',
    'Other.tsx: "more" belongs in a catalogue.',
    'Rows.tsx: "Fixed text" belongs in a catalogue.',
    'Rows.tsx: "Name" belongs in a catalogue.',
    'en/rows: "nameHint" is longer than 90 characters.',
    'en/rows: "old" uses "whole" (words that the field does not use).',
    'en/rows: "unused" is not used.',
  ])
})

test('error: a statement of the sign-in that wallets do not recognise', () => {
  const catalogue = { area: 'connect', language: 'fr', messages: { statement: 'Connexion à Countersign.' } }
  expect(findMessageFaults({ catalogues: [catalogue], sources: [] })).toContain(
    'fr/connect: "statement" must be ASCII, or wallets do not recognise the sign-in.',
  )
})

test('error: a name for screen readers without the text of its button', () => {
  const messages = {
    edit: 'Bearbeiten',
    editWho: '{name} bearbeiten',
    mark: 'Für {name} setzen',
    markShort: 'Lesezeichen',
  }
  expect(findLabelFaults({ area: 'rows', language: 'de', messages })).toEqual([
    'de/rows: "mark" does not contain “Lesezeichen”, the text of its button.',
  ])
})
