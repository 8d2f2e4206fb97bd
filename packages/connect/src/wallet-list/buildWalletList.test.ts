import { expect, test } from 'vitest'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import type { Wallet, WalletGroup } from '../wallets/Wallet.ts'
import { type BuildWalletListParameters, buildWalletList } from './buildWalletList.ts'
import { planConnection } from './planConnection.ts'

const alpha: Wallet = {
  deepLinks: {},
  flag: 'isAlpha',
  icon: 'alpha.svg',
  id: 'alpha',
  name: 'Alpha',
  rdns: ['io.alpha'],
}
const beta: Wallet = { deepLinks: {}, id: 'beta', name: 'Beta' }
const gamma: Wallet = { downloads: { chrome: 'x' }, id: 'gamma', name: 'Gamma' }
const safe: Wallet = { id: 'safe', name: 'Safe' }
const walletConnect: Wallet = { deepLinks: {}, id: 'walletConnect', name: 'WalletConnect' }
const groups: WalletGroup[] = [
  { name: 'recommended', wallets: [alpha, walletConnect, safe] },
  { name: 'other', wallets: [beta, gamma, alpha] },
]
const announced = { icon: 'data:image/svg+xml,x', id: 'io.alpha', name: 'Alpha 2', type: 'injected', uid: 'a' }
const pairing = { id: 'walletConnect', name: 'WalletConnect', type: 'walletConnect', uid: 'w' }

function list(parameters: Partial<BuildWalletListParameters>) {
  return buildWalletList({
    connectors: [],
    environment: { browser: 'chrome', isFramed: false, isMobile: false, platform: 'linux' },
    groups,
    recentIds: [],
    ...parameters,
  })
}
const shape = (parameters: Partial<BuildWalletListParameters>) =>
  list(parameters).map(({ items, name }) => [name, ...items.map((item) => `${item.id}:${item.reach}`)])

test('default: the configured groups, each wallet once, what cannot be reached marked', () => {
  expect(shape({})).toEqual([
    ['recommended', 'alpha:none'],
    ['other', 'beta:none', 'gamma:none'],
  ])
})

test('parameters: connectors', () => {
  expect(shape({ connectors: [pairing] })).toEqual([
    ['recommended', 'alpha:walletConnect', 'walletConnect:walletConnect'],
    ['other', 'beta:walletConnect', 'gamma:none'],
  ])
})

const device = (uid: string, isSupported: boolean) => ({
  id: uid,
  isSupported: () => isSupported,
  name: uid,
  type: 'hardware',
  uid,
})

test('behavior: devices are a group after the first one; on a phone only those that its browser can reach', () => {
  const connectors = [device('usb', false), device('codes', true), pairing]
  expect(shape({ connectors })).toEqual([
    ['recommended', 'alpha:walletConnect', 'walletConnect:walletConnect'],
    ['hardware', 'usb:device', 'codes:device'],
    ['other', 'beta:walletConnect', 'gamma:none'],
  ])
  const environment = { browser: 'chrome', isFramed: false, isMobile: true, platform: 'android' } as const
  const onPhone = list({ connectors, environment }).find(({ name }) => name === 'hardware')
  expect(onPhone?.items.map(({ id }) => id)).toEqual(['codes'])
  const [item] = onPhone?.items ?? []
  expect(item && planConnection(item, environment)).toEqual({ kind: 'device' })
})

test('behavior: an announced wallet moves to Installed and replaces its entry', () => {
  const [installed, ...rest] = list({ connectors: [announced, pairing] })
  expect(installed).toMatchObject({
    items: [{ connectorUid: 'a', icon: 'data:image/svg+xml,x', id: 'alpha', name: 'Alpha 2', reach: 'extension' }],
    name: 'installed',
  })
  expect(rest.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('alpha')
})

test('behavior: two announced wallets, one unknown to the catalogue', () => {
  const second = { id: 'test.lab', name: 'Lab', type: 'injected', uid: 'l' }
  expect(shape({ connectors: [announced, second] })[0]).toEqual(['installed', 'alpha:extension', 'test.lab:extension'])
})

test('behavior: an icon that is not an embedded image is not used', () => {
  const [section] = list({ connectors: [{ ...announced, icon: 'https://tracker.example/x.png' }] })
  expect(section?.items[0]?.icon).toBe('alpha.svg')
})

test('behavior: Recent is on top, at most three, and removes its wallets from their groups', () => {
  const recentIds = ['gone', 'gamma', 'alpha', 'beta', 'walletConnect']
  expect(shape({ connectors: [announced, pairing], recentIds })).toEqual([
    ['recent', 'gamma:none', 'alpha:extension', 'beta:walletConnect'],
    ['recommended', 'walletConnect:walletConnect'],
  ])
})

const injected = { id: 'injected', name: 'Injected', type: 'injected', uid: 'i' }
const sits = (marks: string[], isAnnounced = false) => new Map([['i', { isAnnounced, marks }]])

test('behavior: window.ethereum without an announcement is named by its mark', () => {
  expect(shape({ connectors: [injected], injected: sits(['isMetaMask', 'isAlpha']) })[0]).toEqual([
    'installed',
    'alpha:extension',
  ])
  expect(shape({ connectors: [injected], injected: sits([]) })[0]).toEqual(['installed', 'injected:extension'])
  expect(list({ connectors: [injected], injected: sits(['isBraveWallet', 'isMetaMask']) })[0]?.items[0]?.name).toBe(
    'Brave Wallet',
  )
  expect(shape({ connectors: [injected] })[0]?.[0]).toBe('recommended')
})

test('behavior: one that announced itself is not listed twice, another beside it is', () => {
  const both = [injected, announced]
  expect(shape({ connectors: both, injected: sits([], true) })[0]).toEqual(['installed', 'alpha:extension'])
  expect(shape({ connectors: both, injected: sits(['isAlpha']) })[0]).toEqual(['installed', 'alpha:extension'])
  expect(shape({ connectors: both, injected: sits([]) })[0]).toEqual([
    'installed',
    'alpha:extension',
    'injected:extension',
  ])
})

test('behavior: each of a list of wallets on the page', () => {
  const rabby = { id: 'injected:Rabby Wallet', name: 'Rabby Wallet', type: 'injected', uid: 'r' }
  const found = new Map([...sits(['isAlpha']), ['r', { isAnnounced: false, marks: ['isRabby'] }]])
  const [section] = list({ connectors: [injected, rabby], injected: found })
  expect(section?.items.map(({ name }) => name)).toEqual(['Alpha', 'Rabby Wallet'])
})

test('behavior: Safe is listed only inside a parent frame', () => {
  const connector = { id: 'safe', name: 'Safe', type: 'safe', uid: 's' }
  const framed = { browser: 'chrome', isFramed: true, isMobile: false, platform: 'linux' } as const
  expect(shape({ connectors: [connector] }).flat()).not.toContain('safe:frame')
  expect(shape({ connectors: [connector], environment: framed }).flat()).toContain('safe:frame')
})

test("behavior: the app's own connectors are shown under Other", () => {
  const own = { id: 'vault', name: 'Vault', type: 'vault', uid: 'v' }
  expect(shape({ connectors: [own] }).at(-1)).toEqual(['other', 'beta:none', 'gamma:none', 'vault:popup'])
  expect(shape({ connectors: [own], groups: [] })).toEqual([['other', 'vault:popup']])
})

const phone = { browser: 'chrome', isFramed: false, isMobile: true, platform: 'android' } as const

test('behavior: a phone without a relay lists only wallets that can open this page', () => {
  const items = list({ environment: phone, groups: defaultGroups }).flatMap((section) => section.items)
  const statuses = items.map((item) => planConnection(item, phone))
  expect(new Set(statuses.map((plan) => 'status' in plan && plan.status))).toEqual(new Set(['openInside']))
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['metaMask', 'trust', 'phantom', 'okx', 'brave']))
  for (const id of ['walletConnect', 'rabby', 'ledger', 'frame', 'bloom', 'uniswap']) expect(ids).not.toContain(id)
})

test('behavior: with a relay it lists every app of this phone, and no desktop app', () => {
  const items = list({ connectors: [pairing], environment: phone, groups: defaultGroups }).flatMap(
    (section) => section.items,
  )
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['walletConnect', 'metaMask', 'rainbow', 'ledger', 'uniswap']))
  for (const id of ['rabby', 'frame', 'bloom', 'enkrypt', 'talisman']) expect(ids).not.toContain(id)
})

test('parameters: marks, the bundled picture of a brand without an icon of its own', () => {
  const marks = { alpha: '<svg id="a"/>', beta: '<svg id="b"/>' }
  const icons = list({ marks }).flatMap(({ items }) => items.map(({ icon }) => icon))
  expect(icons).toEqual(['alpha.svg', `data:image/svg+xml,${encodeURIComponent(marks.beta)}`, undefined])
})
