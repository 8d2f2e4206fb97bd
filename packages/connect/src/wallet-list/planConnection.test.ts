import { expect, test } from 'vitest'
import { coinbase } from '../wallets/brands/popular.ts'
import { metaMask } from '../wallets/brands/recommended.ts'
import type { Environment } from './Environment.ts'
import { planConnection, worksOnPhone } from './planConnection.ts'
import type { Reach, WalletItem } from './WalletItem.ts'

const desktop: Environment = { browser: 'chrome', isFramed: false, isMobile: false, platform: 'linux' }
const firefox: Environment = { ...desktop, browser: 'firefox' }
const phone: Environment = { ...desktop, isMobile: true, platform: 'android' }
const item = (reach: Reach, wallet: Partial<WalletItem['wallet']> = {}): WalletItem => ({
  id: 'x',
  name: 'X',
  reach,
  wallet: { id: 'x', name: 'X', ...wallet },
})

test.each([
  [item('extension'), desktop, { kind: 'extension' }],
  [item('popup'), desktop, { kind: 'popup' }],
  [item('frame'), desktop, { kind: 'frame' }],
  [item('walletConnect'), desktop, { kind: 'qr' }],
  [item('walletConnect'), phone, { kind: 'deepLink' }],
  [item('walletConnect', { id: 'walletConnect' }), phone, { kind: 'qr' }],
  [item('none', { downloads: { chrome: 'c' } }), desktop, { kind: 'missing', status: 'notInstalled' }],
  [item('none', { downloads: { desktop: 'd' } }), desktop, { kind: 'missing', status: 'notInstalled' }],
  [item('none', { deepLinks: {}, downloads: { desktop: 'd' } }), desktop, { kind: 'missing', status: 'notAvailable' }],
  [item('none', { downloads: { chrome: 'c' } }), firefox, { kind: 'missing', status: 'unsupportedBrowser' }],
  [item('none', { downloads: { chrome: 'c' } }), phone, { kind: 'missing', status: 'notAvailable' }],
  [item('none', { downloads: { mobile: 'm' } }), phone, { kind: 'missing', status: 'openInside' }],
  [item('none', { deepLinks: {}, downloads: { mobile: 'm' } }), phone, { kind: 'missing', status: 'notAvailable' }],
  [item('none', { downloads: { mobile: 'm' } }), desktop, { kind: 'missing', status: 'notAvailable' }],
  // Without a relay, on a desk and on a phone.
  [item('none', metaMask), desktop, { kind: 'missing', status: 'notFound' }],
  [item('none', coinbase), desktop, { kind: 'missing', status: 'notFound' }],
  [item('none', coinbase), firefox, { kind: 'missing', status: 'unsupportedBrowser' }],
  [item('none', metaMask), phone, { kind: 'missing', status: 'openInside' }],
  [item('none', coinbase), phone, { kind: 'missing', status: 'openInside' }],
])('default: case %#', (wallet, environment, plan) => {
  expect(planConnection(wallet, environment)).toEqual(plan)
})

const iPhone: Environment = { ...phone, platform: 'ios' }

test.each([
  ['an extension', item('none', { downloads: { chrome: 'c' } }), false, false],
  ['a desktop app', item('walletConnect', { deepLinks: { desktop: 'd:{uri}' } }), false, false],
  ['a link for one system', item('walletConnect', { deepLinks: { ios: 'i:{uri}' } }), false, true],
  ['an app of one store', item('none', { downloads: { ios: 'i' } }), false, true],
  ['any pairing', item('walletConnect', { deepLinks: {}, downloads: { mobile: 'm' } }), true, true],
  ['a pairing without a relay', item('none', { deepLinks: {}, downloads: { mobile: 'm' } }), false, false],
  ['a page link without a relay', item('none', metaMask), true, true],
  ['WalletConnect itself', item('walletConnect', { id: 'walletConnect' }), true, true],
  ['an installed wallet', item('extension'), true, true],
] as const)('behavior: %s on a phone', (_, wallet, onAndroid, onIPhone) => {
  expect([phone, iPhone].map((environment) => worksOnPhone(wallet, environment))).toEqual([onAndroid, onIPhone])
})
