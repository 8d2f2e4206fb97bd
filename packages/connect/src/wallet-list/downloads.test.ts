import { expect, test } from 'vitest'
import type { Wallet } from '../wallets/Wallet.ts'
import { getDownload, listPaths } from './downloads.ts'
import type { Environment } from './Environment.ts'
import type { Reach, WalletItem } from './WalletItem.ts'

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

const desktop: Environment = { browser: 'chrome', isFramed: false, isMobile: false, platform: 'linux' }
const phone: Environment = { ...desktop, isMobile: true, platform: 'android' }
const item = (reach: Reach): WalletItem => ({
  id: 'x',
  name: 'X',
  reach,
  wallet: {
    deepLinks: {},
    downloads: { chrome: 'c', desktop: 'd', mobile: 'm' },
    id: 'x',
    name: 'X',
  },
})

test.each([
  ['walletConnect', desktop, ['extension', 'mobile', 'desktop']],
  ['none', desktop, ['extension']],
  ['walletConnect', phone, ['mobile']],
  ['none', phone, []],
] as const)('default: reach %s, case %#', (reach, environment, paths) => {
  expect(listPaths(item(reach), environment)).toEqual(paths)
})

test('behavior: a desktop app that is not paired puts itself into the browser', () => {
  const { deepLinks: _, ...wallet } = item('none').wallet
  expect(listPaths({ ...item('none'), wallet }, desktop)).toEqual(['extension', 'desktop'])
})

test('behavior: without a pairing, a phone gets only an app that opens this page in its own browser', () => {
  const { deepLinks: _, ...inside } = item('none').wallet
  expect(listPaths({ ...item('none'), wallet: inside }, phone)).toEqual(['mobile'])
  const linked = { ...item('none').wallet, browse: 'https://x.test/{url}' }
  expect(listPaths({ ...item('none'), wallet: linked }, phone)).toEqual(['mobile'])
})
