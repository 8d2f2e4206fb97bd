import { defaultGroups } from '@countersign/connect/wallets'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { installTestWallet } from '@countersign/test'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../../packages/connect/test/setupExample.ts'
import { account, connect, connectButton, dialog as dialogOf, visitWithWallet } from '../support/connectPage.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice] = demoAccounts
let product: SharedProductVisitors
let page: Page
let dialog: Locator
let header: Locator

/** One visitor for all views, who has connected before, on a desk: the list stays beside what was chosen. */
beforeAll(async () => {
  product = await setupSharedProduct()
  const visit = await product.visit('/', {
    prepare: (context) =>
      installTestWallet(context, {
        chains: [{ id: chainId, url: product.chainUrl }],
        keys: [alice.privateKey],
        name: 'Lab wallet',
        rdns: 'test.lab',
      }),
  })
  page = visit.page
  dialog = page.getByRole('dialog')
  header = page.getByRole('banner')
  await openList()
  await button('Lab wallet').click()
  await header.getByRole('button', { name: 'Account: Alice' }).click()
  await button('Disconnect').click()
  await openList()
})
afterAll(() => product?.stop())

const button = (name: string) => dialog.getByRole('button', { exact: true, name })
const titled = (name: string) => page.getByRole('dialog', { exact: true, name })

async function openList(): Promise<void> {
  await header.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('region', { name: 'More' }).waitFor()
}

test('2.1 Connect a wallet: choose from a wallet list grouped as Recommended, Other, Popular, More and Recent', async () => {
  await titled('Connect a wallet').waitFor()
  for (const name of ['Recommended', 'Other', 'Popular', 'More', 'Recent'])
    await dialog.getByRole('region', { exact: true, name }).waitFor()
  expect(await dialog.getByRole('region', { name: 'Recent' }).getByRole('button').allTextContents()).toEqual([
    'Lab wallet',
  ])
})

test('2.2 Intro: read what a wallet is', async () => {
  await dialog.getByRole('heading', { name: 'What is a wallet?' }).waitFor()
  await dialog.getByText('Send, receive and store tokens').waitFor()
})

test('2.3 Get a wallet: find wallets to obtain', async () => {
  await button('Get a wallet').click()
  expect(await dialog.getByRole('button', { name: /^Get / }).count()).toBeGreaterThan(3)
})

test('2.4 Get wallet options: per wallet, choose mobile, extension or desktop', async () => {
  await button('Get MetaMask').click()
  await dialog.getByText('MetaMask for mobile').waitFor()
  await dialog.getByText('MetaMask for Chrome').waitFor()
  await dialog.getByRole('link', { name: 'Add to Chrome' }).waitFor()
  await button('Frame').click()
  await button('Install').click()
  await dialog.getByRole('link', { name: 'Open the download page' }).waitFor()
})

test('2.5 Install on mobile: scan a code to install', async () => {
  await page.keyboard.press('Escape')
  await openList()
  await button('Get a wallet').click()
  await button('Get MetaMask').click()
  await button('Get the app').click()
  await dialog.getByRole('img', { name: 'QR code to download MetaMask' }).waitFor()
})

test('2.10 Many wallet brands have setup instructions of 3 steps each, for QR-code, extension or desktop paths', async () => {
  await button('Continue').click()
  await dialog.getByText('Scan the QR code', { exact: true }).waitFor()
  expect(await dialog.getByRole('list').last().getByRole('listitem').count()).toBe(3)
  const paths = defaultGroups.flatMap(({ wallets }) => wallets.flatMap(({ steps }) => Object.entries(steps ?? {})))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter(([, steps]) => steps?.length !== 3)).toEqual([])
  expect(new Set(paths.map(([path]) => path))).toEqual(new Set(['desktop', 'extension', 'mobile']))
})

test('2.6 Scan with the wallet: scan a code to connect', async () => {
  await page.keyboard.press('Escape')
  await openList()
  await button('Rainbow').click()
  await dialog.getByRole('heading', { name: 'Scan with Rainbow' }).waitFor()
  await dialog.getByRole('img', { name: 'QR code to connect Rainbow' }).waitFor()
})

test('2.7 Verify account: sign a message to prove ownership', async () => {
  await button('Lab wallet').click()
  await header.getByRole('button', { name: 'Account: Alice' }).click()
  await button('Verify account').click()
  await titled('Verify account').waitFor()
  await button('Sign message').click()
  await dialog.waitFor({ state: 'detached' })
  await header.getByRole('button', { name: /^Account: Alice/ }).click()
  await button('Sign out').waitFor()
})

test('2.8 Switch networks: change the chain', async () => {
  await button('Network: Demo chain').click()
  await titled('Switch networks').waitFor()
  await button('Second demo chain').click()
  await header.getByRole('button', { name: 'Network: Second demo chain' }).waitFor()
})

test('2.9 Profile menu: disconnect, copy address (shows the confirmation Copied!), view on explorer, see recent transactions, Clear All', async () => {
  const example: Example = await setupExample({ rpcUrl: product.chainUrl })
  try {
    const { context, leave, page: own } = await visitWithWallet(example)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await connect(own)
    await account(own).waitFor()
    await own.getByRole('button', { name: 'Add proposal' }).click()
    await own.getByRole('button', { name: 'Add transaction' }).click()
    await account(own).click()
    const profile = dialogOf(own)
    await own.getByRole('dialog', { exact: true, name: 'Profile menu' }).waitFor()
    await profile.getByRole('button', { name: 'Copy address' }).click()
    await profile.getByText('Copied!').waitFor()
    expect(await own.evaluate('navigator.clipboard.readText()')).toBe(alice.address)
    const link = profile.getByRole('link', { name: 'View on explorer' })
    expect(await link.getAttribute('href')).toBe(`${example.server.url}/explorer/address/${alice.address}`)
    const list = profile.getByRole('region', { name: 'Recent transactions' })
    expect(await list.getByText('Pending').count()).toBe(2)
    await profile.getByRole('button', { name: 'Clear All' }).click()
    await list.getByText('Example transactions will appear here.').waitFor()
    await profile.getByRole('button', { name: 'Disconnect' }).click()
    await connectButton(own).waitFor()
    await leave()
  } finally {
    await example.stop()
  }
})
