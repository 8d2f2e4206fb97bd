import { InvalidTransactionRequestError } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { signText as words } from '../../lib/messages/sign.ts'
import { describeWalletFailure } from './SigningStatus.tsx'

const describe = (error: unknown) => describeWalletFailure(error, { rejected: words.rejectedText })
/** As viem wraps a wallet's error: its own text, and the code. */
const wrap = (code: number, message: string) =>
  Object.assign(new Error('An unknown RPC error occurred.', { cause: { code, message } }), { code })

test.each([
  [4001, words.rejectedTitle, words.rejectedText],
  [-32002, words.pendingTitle, words.pendingText],
  [4100, words.lockedTitle, words.lockedText],
  [4900, words.goneTitle, words.goneText],
  [4901, words.goneTitle, words.goneText],
  [4200, words.unsupportedTitle, words.unsupportedText],
  [-32601, words.unsupportedTitle, words.unsupportedText],
  [4902, undefined, words.walletSaid('its own words')],
  [-32602, undefined, words.walletSaid('its own words')],
  [-32603, undefined, words.walletSaid('its own words')],
])('default: a wallet that answers %s', (code, title, text) => {
  expect(describe(wrap(code, 'its own words'))).toMatchObject({ text, title })
})

test.each([
  ['ConnectorChainMismatchError', words.movedTitle],
  ['ConnectorAccountNotFoundError', words.goneTitle],
  ['ConnectorNotConnectedError', words.goneTitle],
])('default: %s', (name, title) => {
  expect(describe(Object.assign(new Error('x'), { name })).title).toBe(title)
})

test('default: anything else keeps its own sentence', () => {
  expect(describe(new Error('Device locked'))).toEqual({
    remedy: undefined,
    text: 'Device locked',
    title: undefined,
    tone: 'stop',
  })
})

test('default: a rule of the kernel that was broken before the wallet was asked, with the way out', () => {
  expect(describe(new InvalidTransactionRequestError({ rule: 'CHAIN_ID_INVALID' }))).toEqual({
    remedy: 'Choose a configured chain.',
    text: 'The chain id must be a positive number.',
    title: undefined,
    tone: 'stop',
  })
})
