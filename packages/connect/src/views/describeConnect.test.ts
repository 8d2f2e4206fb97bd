import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { format } from '../messages/format.ts'
import type { ConnectStatus } from '../state/DialogState.ts'
import type { Wallet } from '../wallets/Wallet.ts'
import { describeConnect } from './describeConnect.ts'

const error = new Error('x')
const toText = (status: ConnectStatus, isMobile = false, wallet: Pick<Wallet, 'deepLinks'> = { deepLinks: {} }) => {
  const environment = { browser: 'chrome', isFramed: false, isMobile, platform: 'other' } as const
  const { text, title } = describeConnect(status, environment, wallet)
  return [title, text].map((key) => (key ? format(en[key], { wallet: 'Lab' }) : ''))
}

test.each<[ConnectStatus, string, string]>([
  [{ status: 'opening' }, 'Opening Lab…', ''],
  [{ status: 'connecting' }, 'Connecting…', ''],
  [{ status: 'confirm' }, 'Opening Lab…', 'Confirm connection in the extension'],
  [{ status: 'continue' }, 'Continue in Lab', 'Accept connection request in the wallet'],
  [{ status: 'accept' }, 'Accept connection request in the wallet', ''],
  [{ status: 'notInstalled' }, 'Lab is not installed', 'Install Lab, then return to this page.'],
  [{ status: 'notAvailable' }, 'Lab is not available', format(en.noPairingText, { wallet: 'Lab' })],
  [
    { status: 'unsupportedBrowser' },
    'Lab does not support this browser',
    format(en.unsupportedBrowserText, { wallet: 'Lab' }),
  ],
  [{ error, status: 'rejected' }, 'Request rejected', 'You rejected the request in Lab. No account was shared.'],
  [{ error, status: 'offline' }, 'You are offline', en.offlineText],
  [{ error, status: 'timedOut' }, 'No response from Lab', format(en.timedOutText, { wallet: 'Lab' })],
  [{ error, status: 'failed' }, 'Oops, something went wrong!', format(en.failedText, { wallet: 'Lab' })],
])('default: %o', (status, title, text) => {
  expect(toText(status)).toEqual([title, text])
})

test('behavior: a pending request shows what to do', () => {
  expect(toText({ error, status: 'pending' })[1]).toBe('Approve or reject the pending request in Lab, then try again.')
})

test('behavior: on a phone the reason is the missing pairing, or the missing app', () => {
  expect(toText({ status: 'notAvailable' }, true)[1]).toBe(format(en.noPairingText, { wallet: 'Lab' }))
  expect(toText({ status: 'notAvailable' }, true, {})).toEqual([
    'Lab is not available',
    'Lab has no app for this phone. Choose another wallet.',
  ])
})
