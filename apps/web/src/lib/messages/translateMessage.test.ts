import { describeTransaction } from '@countersign/protocol/decode'
import { msg } from '@countersign/protocol/text'
import { afterEach, expect, test } from 'vitest'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { setLocale } from './languages/setLocale.ts'
import { translateMessage } from './translateMessage.ts'

afterEach(() => setLocale('en'))

const amount = msg('amount.withSymbol', '{amount} {symbol}', { amount: { amount: '3400.5' }, symbol: 'USDC' })
const open = msg('check.nonceOpen', 'Nonce {nonce} is open; the next one is {next}.', { next: 8n, nonce: 1_007n })

test('default: English travels with the message', () => {
  expect(translateMessage(open)).toBe('Nonce 1007 is open; the next one is 8.')
  expect(translateMessage('Text of another program.')).toBe('Text of another program.')
})

test('behavior: another language by id, with its numbers and lists', async () => {
  await setLocale('de')
  expect(translateMessage(open)).toBe('Nonce 1007 ist offen; die nächste ist 8.')
  const limit = msg('risk.refundUpTo', 'up to {amount}', { amount })
  expect(translateMessage(limit)).toContain('3.400,5 USDC')
  expect(
    translateMessage(msg('history.complete', 'All executions are known: {count, number}.', { count: 1_500 })),
  ).toContain('1.500')
  const settings = [msg('setting.owners', 'owners'), msg('setting.threshold', 'threshold')]
  const changes = msg('simulation.safeChanges', 'It changes the Safe itself: {settings}.', { settings })
  expect(translateMessage(changes)).toContain('Eigentümer und ')
})

test('behavior: an unknown id and a text without id stay English', async () => {
  await setLocale('de')
  expect(translateMessage(msg('newer.version', 'Up to {amount}.', { amount }))).toBe('Up to 3,400.5 USDC.')
  expect(translateMessage('Text of another program.')).toBe('Text of another program.')
})

test('behavior: a hostile value stays text', async () => {
  const hostile = "{next} '{' <b>{n, plural, other {#}}</b> {"
  const reverted = msg('nodeError.revertedBecause', 'The contract reverted the transaction: {reason}', {
    reason: hostile,
  })
  expect(translateMessage(reverted)).toBe(`The contract reverted the transaction: ${hostile}`)
  await setLocale('de')
  expect(translateMessage(reverted).endsWith(hostile)).toBe(true)
  expect(translateMessage(reverted)).not.toContain('reverted')
})

test('behavior: what a transaction does, with its values in the order of the language', async () => {
  const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const action = describeTransaction({
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79',
    transaction: { data: '0x', operation: 0, to, value: 10n ** 18n },
  })
  const value = { decimals: 18, symbol: 'ETH', type: 'amount', value: 10n ** 18n }
  const recipient = { address: to, type: 'address' }
  expect(toEffect(action).parts).toMatchObject([{ text: 'Send ' }, value, { text: ' to ' }, recipient])
  await setLocale('de')
  expect(toEffect(action).parts).toMatchObject([value, { text: ' an ' }, recipient, { text: ' senden' }])
})
