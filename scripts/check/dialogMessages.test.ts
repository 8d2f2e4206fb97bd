import { expect, test } from 'vitest'
import { findDialogFaults, generateDialogModules } from './dialogMessages.ts'

const english = { area: 'connect', language: 'en', messages: { close: 'Close', open: 'Open {wallet}' } }
const sources = [{ file: 'Dialog.tsx', text: `t('open', { wallet }); const a = <Button label="close" />` }]

test('default: complete catalogues, of which types are generated', () => {
  expect(findDialogFaults({ catalogues: [english], sources })).toEqual([])
  const [types] = [...generateDialogModules(english.messages).values()]
  expect(types).toContain('  close: undefined\n  open: { wallet: string }\n')
})

test.each([
  [{ open: 'Öffnen' }, 'connect/de: "open" has the arguments undefined, not { wallet: string }.'],
  [{ close: "Schließen'" }, 'connect/de: "close" has a straight \', which escapes in ICU MessageFormat: use ’.'],
  [{ close: '' }, 'connect/de: "close" is missing.'],
])('error: %o', (messages, fault) => {
  const german = { area: 'connect', language: 'de', messages: { close: 'Zu', open: '{wallet} öffnen', ...messages } }
  expect(findDialogFaults({ catalogues: [english, german], sources })).toEqual([fault])
})

test('error: plural forms, which the dialog does not format, and unused messages', () => {
  const messages = { close: '{count, plural, one {# wallet} other {# wallets}}', other: 'Other' }
  expect(findDialogFaults({ catalogues: [{ ...english, messages }], sources })).toEqual([
    'connect/en: "close" has more than {name}, which the dialog does not format.',
    'connect/en: "other" is not used.',
  ])
})
