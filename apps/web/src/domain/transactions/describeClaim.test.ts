import { toPlainText } from '@countersign/protocol/decode'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { describeClaim } from './describeClaim.ts'

const safe = { value: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', name: null, logoUri: null } as const
const dave = { value: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', name: 'Binance', logoUri: null } as const
const native = { symbol: 'ETH', decimals: 18 }

type Info = TransactionSummary['txInfo']
const toText = (txInfo: Info) => describeClaim({ txInfo }, native).parts.map(toPlainText).join('')

const transfer = (direction: 'INCOMING' | 'OUTGOING'): Info => ({
  type: 'Transfer',
  humanDescription: null,
  sender: direction === 'INCOMING' ? dave : safe,
  recipient: direction === 'INCOMING' ? safe : dave,
  direction,
  transferInfo: { type: 'NATIVE_COIN', value: (10n ** 18n).toString() },
})

test('default: transfers both ways', () => {
  expect(toText(transfer('OUTGOING'))).toBe(`Sent 1 ETH to ${dave.value}`)
  expect(toText(transfer('INCOMING'))).toBe(`Received 1 ETH from ${dave.value}`)
})

test('behavior: a name that the service gives an account is not used', () => {
  expect(toText(transfer('OUTGOING'))).not.toContain('Binance')
})

test('default: settings in words, unknown ones by their method', () => {
  const dataDecoded = { method: 'setGuard', parameters: null, accuracy: undefined }
  const settings = (settingsInfo: Extract<Info, { type: 'SettingsChange' }>['settingsInfo']): Info => ({
    type: 'SettingsChange',
    humanDescription: null,
    dataDecoded,
    settingsInfo,
  })
  expect(toText(settings({ type: 'ADD_OWNER', owner: dave, threshold: 2 }))).toBe(`Added owner ${dave.value}`)
  expect(toText(settings({ type: 'CHANGE_THRESHOLD', threshold: 3 }))).toBe('Changed the threshold to 3')
  expect(toText(settings(null))).toBe('Changed settings: setGuard')
})

test('default: batches, rejections and calls', () => {
  const custom = {
    type: 'Custom',
    humanDescription: null,
    to: dave,
    dataSize: '4',
    value: '0',
    methodName: null,
    isCancellation: false,
  } as const
  expect(toText({ ...custom, isCancellation: true })).toBe('On-chain rejection')
  expect(toText({ ...custom, actionCount: 3 })).toBe('Batch of 3')
  expect(toText({ ...custom, methodName: 'approve' })).toBe(`Called approve on ${dave.value}`)
  expect(toText(custom)).toBe(`Called ${dave.value}`)
})
