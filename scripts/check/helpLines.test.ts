import { expect, test } from 'vitest'
import { findLongHelp } from './helpLines.ts'

const long = 'x'.repeat(91)
const find = (text: string, messages: Record<string, string>) =>
  findLongHelp(
    [{ file: 'Form.tsx', text: `const t = createCatalogue('send');\n${text}` }],
    [
      { area: 'send', language: 'en', messages },
      { area: 'send', language: 'de', messages: { below: long } },
    ],
  )

test('default: a message in a hint or a lead is at most 90 characters long, whatever its id', () => {
  const fault = 'en/send: "below" is help and longer than 90 characters.'
  expect(find("<TextField hint={isOn ? t('below') : undefined} />", { below: long })).toEqual([fault])
  expect(find("<Page lead={t('below', { name })} />", { below: long })).toEqual([fault])
  expect(find("const field = { hint: t('below') }", { below: long })).toEqual([fault])
  expect(find("<TextField hint={t('below')} />", { below: 'x'.repeat(90) })).toEqual([])
})

test('behavior: every message of a template', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code.
  expect(find('<TextField hint={t(`parts.${part}`)} />', { 'parts.guard': long, 'parts.module': 'Short' })).toEqual([
    'en/send: "parts.guard" is help and longer than 90 characters.',
  ])
})

test('behavior: other texts may be longer', () => {
  expect(find("<p>{t('below')}</p>", { below: long })).toEqual([])
})
