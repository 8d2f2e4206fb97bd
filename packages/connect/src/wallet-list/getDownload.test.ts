import { expect, test } from 'vitest'
import type { Wallet } from '../wallets/Wallet.ts'
import { getDownload } from './downloads.ts'
import type { Environment } from './Environment.ts'

const wallet: Wallet = {
  downloads: {
    android: 'android',
    chrome: 'chrome',
    desktop: 'desktop',
    extension: 'extension',
    ios: 'ios',
    macos: 'macos',
    mobile: 'mobile',
  },
  id: 'x',
  name: 'X',
}
const on = (environment: Partial<Environment>): Environment => ({
  browser: 'chrome',
  isFramed: false,
  isMobile: false,
  platform: 'linux',
  ...environment,
})

test.each([
  ['extension', { browser: 'chrome' }, 'chrome'],
  ['extension', { browser: 'brave' }, 'chrome'],
  ['extension', { browser: 'edge' }, 'chrome'],
  ['extension', { browser: 'opera' }, 'chrome'],
  ['extension', { browser: 'firefox' }, undefined],
  ['extension', { browser: 'safari' }, undefined],
  ['extension', { browser: 'other' }, 'extension'],
  ['extension', { isMobile: true, platform: 'ios' }, undefined],
  ['desktop', { platform: 'macos' }, 'macos'],
  ['desktop', { platform: 'windows' }, 'desktop'],
  ['desktop', { platform: 'android' }, undefined],
  ['mobile', { platform: 'android' }, 'android'],
  ['mobile', { platform: 'ios' }, 'ios'],
  ['mobile', { platform: 'linux' }, 'mobile'],
] as const)('default: %s on %o', (path, environment, expected) => {
  expect(getDownload(wallet, path, on(environment))).toBe(expected)
})

test('behavior: no downloads at all', () => {
  expect(getDownload({ id: 'y', name: 'Y' }, 'mobile', on({}))).toBeUndefined()
})
