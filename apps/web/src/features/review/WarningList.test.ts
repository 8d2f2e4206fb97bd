import type { Risk } from '@countersign/protocol/decode'
import { expect, test } from 'vitest'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { listWarnings, needsConsent } from './WarningList.tsx'

const risk = (severity: Risk['severity'], text: string): Risk => ({ code: 'APPROVAL', severity, path: [], text })
const check = (verdict: Check['verdict'], title: string, id = 'T18'): Check => ({ id, verdict, title })

test('default: worst first, passed checks left out', () => {
  const cautions = listWarnings(
    [check('ok', 'fine'), check('unverified', 'claimed'), check('warn', 'look'), check('block', 'false')],
    [risk('notice', 'note'), risk('danger', 'danger')],
  )
  expect(cautions.map(({ text, tone }) => [tone, text])).toEqual([
    ['stop', 'false'],
    ['stop', 'danger'],
    ['caution', 'look'],
    ['info', 'note'],
  ])
})

test('behavior: the same sentence is said once', () => {
  expect(listWarnings([], [risk('danger', 'a'), risk('danger', 'a')])).toHaveLength(1)
})

test('behavior: code that was found to be the official library is no caution, any other is', () => {
  const library: Risk = { code: 'DELEGATECALL_TO_LIBRARY', path: [], severity: 'notice', text: 'library' }
  const official: Check = { ...check('ok', 'official', 'T22'), code: 'DELEGATECALL_OFFICIAL' }
  const unknown: Check = { ...check('block', 'unknown', 'T22'), code: 'DELEGATECALL_UNKNOWN' }
  const texts = (checks: readonly Check[]) => listWarnings(checks, [library]).map(({ text }) => text)
  expect(texts([official])).toEqual([])
  expect(texts([official, unknown])).toEqual(['unknown', 'library'])
  expect(texts([])).toEqual(['library'])
})

test('behavior: a chain that cannot be read is said once; what is false is still said', () => {
  const cautions = listWarnings(
    [check('unknown', 'no nonce'), check('unknown', 'no node', 'T01'), check('block', 'false')],
    [],
  )
  expect(cautions.map(({ text }) => text)).toEqual(['false', 'no node'])
})

test('default: dangers need a deliberate yes', () => {
  expect(needsConsent([risk('danger', '')])).toBe(true)
  expect(needsConsent([risk('warning', ''), risk('notice', '')])).toBe(false)
})
