import { expect, test } from 'vitest'
import { listPaths } from './downloads.ts'
import type { Environment } from './Environment.ts'
import type { Reach, WalletItem } from './WalletItem.ts'

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
  ['none', phone, ['mobile']],
] as const)('default: reach %s, case %#', (reach, environment, paths) => {
  expect(listPaths(item(reach), environment)).toEqual(paths)
})

test('behavior: a desktop app that is not paired puts itself into the browser', () => {
  const { deepLinks: _, ...wallet } = item('none').wallet
  expect(listPaths({ ...item('none'), wallet }, desktop)).toEqual(['extension', 'desktop'])
})
