import { InvalidTransactionRequestError } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { describeWalletFailure } from './SigningStatus.tsx'

const t = createCatalogue('review')

const describe = (error: unknown) => describeWalletFailure(error, { rejected: t('rejectedText') })
/** As viem wraps a wallet's error: its own text, and the code. */
const wrap = (code: number, message: string) =>
  Object.assign(new Error('An unknown RPC error occurred.', { cause: { code, message } }), { code })

test.each([
  [4001, t('rejectedTitle'), t('rejectedText')],
  [-32002, t('pendingTitle'), t('pendingText')],
  [4100, t('lockedTitle'), t('lockedText')],
  [4900, t('goneTitle'), t('goneText')],
  [4901, t('goneTitle'), t('goneText')],
  [4200, t('unsupportedTitle'), t('unsupportedText')],
  [-32601, t('unsupportedTitle'), t('unsupportedText')],
  [4902, undefined, t('walletError', { reason: 'its own words' })],
  [-32602, undefined, t('walletError', { reason: 'its own words' })],
  [-32603, undefined, t('walletError', { reason: 'its own words' })],
])('default: a wallet that answers %s', (code, title, text) => {
  expect(describe(wrap(code, 'its own words'))).toMatchObject({ text, title })
})

test.each([
  ['ConnectorChainMismatchError', t('chainChangedTitle')],
  ['ConnectorAccountNotFoundError', t('goneTitle')],
  ['ConnectorNotConnectedError', t('goneTitle')],
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
