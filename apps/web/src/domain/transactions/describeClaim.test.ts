import { toPlainText } from '@countersign/protocol/decode'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { describeClaim } from './describeClaim.ts'

const safe = { value: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', name: null, logoUri: null } as const
const dave = { value: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', name: 'Binance', logoUri: null } as const
const native = { symbol: 'ETH', decimals: 18 }

type Info = TransactionSummary['txInfo']
const say = (txInfo: Info) => describeClaim({ txInfo }, native).parts.map(toPlainText).join('')

const transfer = (direction: 'INCOMING' | 'OUTGOING'): Info => ({
  type: 'Transfer',
  humanDescription: null,
  sender: direction === 'INCOMING' ? dave : safe,
  recipient: direction === 'INCOMING' ? safe : dave,
  direction,
  transferInfo: { type: 'NATIVE_COIN', value: (10n ** 18n).toString() },
})

test('default: transfers both ways', () => {
  expect(say(transfer('OUTGOING'))).toBe(`Sent 1 ETH to ${dave.value}`)
  expect(say(transfer('INCOMING'))).toBe(`Received 1 ETH from ${dave.value}`)
})

test('behavior: a name that the service gives an account is not used', () => {
  expect(say(transfer('OUTGOING'))).not.toContain('Binance')
})

test('default: settings in words, unknown ones by their method', () => {
  const dataDecoded = { method: 'setGuard', parameters: null, accuracy: undefined }
  const settings = (settingsInfo: Extract<Info, { type: 'SettingsChange' }>['settingsInfo']): Info => ({
    type: 'SettingsChange',
    humanDescription: null,
    dataDecoded,
    settingsInfo,
  })
  expect(say(settings({ type: 'ADD_OWNER', owner: dave, threshold: 2 }))).toBe(`Added owner ${dave.value}`)
  expect(say(settings({ type: 'CHANGE_THRESHOLD', threshold: 3 }))).toBe('Changed the threshold to 3')
  expect(say(settings(null))).toBe('Changed settings: setGuard')
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
  expect(say({ ...custom, isCancellation: true })).toBe('On-chain rejection')
  expect(say({ ...custom, actionCount: 3 })).toBe('Batch of 3')
  expect(say({ ...custom, methodName: 'approve' })).toBe(`Called approve on ${dave.value}`)
  expect(say(custom)).toBe(`Called ${dave.value}`)
})
