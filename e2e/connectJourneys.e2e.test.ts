import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'

const [alice, bob] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample()
})
afterAll(() => example.stop())

const connectButton = (page: Page) => page.getByRole('button', { exact: true, name: 'Connect wallet' })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => dialog(page).getByRole('button', { exact: true, name })
const account = (page: Page) => page.getByRole('button', { name: /^Account 0x/ })
const isClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

async function open(page: Page): Promise<void> {
  await connectButton(page).click()
  await dialog(page).waitFor()
}

async function connect(page: Page, wallet = 'Lab wallet'): Promise<void> {
  await open(page)
  await row(page, wallet).click()
}

async function readConnection(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('#connection').textContent()) ?? '')
}

function visitWithWallet(parameters: Parameters<Example['wallet']>[1] = {}, settings: Record<string, unknown> = {}) {
  let wallet: Awaited<ReturnType<Example['wallet']>> | undefined
  return example
    .visit({
      async prepare(context) {
        wallet = await example.wallet(context, parameters)
      },
      settings,
    })
    .then((visit) => {
      if (!wallet) throw new Error('No wallet.')
      return { ...visit, wallet }
    })
}

test('default: connects, says who and where, and is found again after a reload', async () => {
  const { leave, page } = await visitWithWallet()
  await connect(page)
  await account(page).waitFor()
  await isClosed(page)
  expect(await readConnection(page)).toEqual({
    account: { address: alice.address },
    chain: { id: chainId, unsupported: false },
    status: 'connected',
  })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe('true')
  await page.reload()
  await account(page).waitFor()
  await leave()
})

test('behavior: nothing but the page itself is asked for before a click', async () => {
  const { leave, page, requests } = await visitWithWallet({}, { relayUrl: 'ws://127.0.0.1:9' })
  await connectButton(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => !request.includes(example.server.url))).toEqual([])
  expect(requests.filter((request) => /afterClick|defaultGroups|index\.es|QrCode/.test(request))).toEqual([])
  await leave()
})

test('behavior: a rejection is told with its reason, also an instant one, and can be tried again', async () => {
  const { leave, page, wallet } = await visitWithWallet({ isManual: true })
  await connect(page)
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await wallet.reject()
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  await dialog(page).getByText('You declined the request in Lab wallet.').first().waitFor()
  // Decided before the page can even show that it asks.
  const instantly = wallet.reject()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await instantly
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  const approved = wallet.approve()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await approved
  await account(page).waitFor()
  await leave()
})

test('behavior: a request that is already pending says what to do, and ends well', async () => {
  const { leave, page, wallet } = await visitWithWallet({ isManual: true })
  await connect(page)
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await page.keyboard.press('Escape')
  await isClosed(page)
  await connect(page)
  await dialog(page).locator('[data-csc-status=pending]').waitFor()
  await dialog(page).getByText('Open Lab wallet and answer the request that waits there').first().waitFor()
  await wallet.approve()
  await account(page).waitFor()
  await leave()
})

test('behavior: a locked wallet is a disconnection, and the flag is cleared', async () => {
  const { leave, page, wallet } = await visitWithWallet()
  await connect(page)
  await account(page).waitFor()
  await wallet.lock()
  await connectButton(page).waitFor()
  expect(await readConnection(page)).toEqual({ status: 'disconnected' })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await leave()
})

test('behavior: the account changes with the wallet', async () => {
  const { leave, page, wallet } = await visitWithWallet()
  await connect(page)
  await account(page).waitFor()
  await wallet.setAccounts([bob.address])
  await page.getByRole('button', { name: `Account ${bob.address}` }).waitFor()
  await leave()
})

test('behavior: two wallets at once, the chosen one connects and becomes the recent one', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await example.wallet(context)
      await example.wallet(context, { keys: [bob.privateKey], name: 'Other wallet', rdns: 'test.other' })
    },
  })
  await open(page)
  const installed = page.getByRole('region', { name: 'Installed' })
  expect(await installed.getByRole('button').allTextContents()).toEqual(['Lab wallet', 'Other wallet'])
  await row(page, 'Other wallet').click()
  await page.getByRole('button', { name: `Account ${bob.address}` }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await open(page)
  const recent = page.getByRole('region', { name: 'Recent' })
  expect(await recent.getByRole('button').allTextContents()).toEqual(['Other wallet'])
  await leave()
})

test('behavior: an announced wallet replaces its catalogue entry', async () => {
  const { leave, page } = await visitWithWallet({ name: 'Rabby Wallet', rdns: 'io.rabby' })
  await open(page)
  await page.getByRole('region', { name: 'Popular' }).waitFor()
  expect(await row(page, 'Rabby Wallet').count()).toBe(1)
  await page.getByRole('region', { name: 'Installed' }).getByText('Rabby Wallet').waitFor()
  await leave()
})

test('behavior: the network changes: by the wallet, by the dialog, and to one that is added first', async () => {
  const { leave, page, wallet } = await visitWithWallet({
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, isHidden: true, url: example.chain.url },
    ],
  })
  await connect(page)
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await isClosed(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  expect(wallet.log).toContain('wallet_addEthereumChain')
  await wallet.setChain(chainId)
  await page.getByRole('button', { name: 'Network: Lab chain' }).waitFor()
  await leave()
})

test('behavior: the chain that was asked for is switched to after connecting', async () => {
  const { leave, page } = await visitWithWallet(
    {
      chains: [
        { id: chainId, url: example.chain.url },
        { id: SECOND_CHAIN, url: example.chain.url },
      ],
    },
    { chainId: SECOND_CHAIN },
  )
  await connect(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  await leave()
})

test('behavior: a refused switch stays open and says so', async () => {
  const { leave, page, wallet } = await visitWithWallet({
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, url: example.chain.url },
    ],
    isManual: true,
  })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await dialog(page).getByText('Confirm in wallet').first().waitFor()
  await wallet.reject()
  await dialog(page).getByText('You declined the switch to Second chain.').first().waitFor()
  await leave()
})

test('behavior: an addition that is refused is a rejection', async () => {
  const { leave, page, wallet } = await visitWithWallet({
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, isHidden: true, url: example.chain.url },
    ],
    isManual: true,
  })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  expect(await wallet.reject()).toBe('wallet_addEthereumChain')
  await dialog(page).getByText('You declined the switch to Second chain.').first().waitFor()
  await leave()
})

test('behavior: a wallet that cannot switch says so in the words of the specification', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await context.addInitScript({ content: createDumbWallet(alice.address, chainId) })
    },
  })
  await connect(page, 'Dumb wallet')
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await dialog(page)
    .getByText(
      'Your wallet does not support switching networks from Example. Try switching networks from within your wallet instead.',
    )
    .first()
    .waitFor()
  await leave()
})

test('behavior: an unknown network leads to the warning, and disconnect is a way out', async () => {
  const { leave, page, wallet } = await visitWithWallet()
  await connect(page)
  await account(page).waitFor()
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await dialog(page).getByText('Wrong network detected, switch or disconnect to continue.').waitFor()
  expect(await readConnection(page)).toMatchObject({ chain: { id: 999, unsupported: true } })
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await leave()
})

test('behavior: a chain that is not configured is named with the connector', async () => {
  const { leave, page } = await visitWithWallet()
  await connect(page)
  await account(page).waitFor()
  await page.getByRole('button', { name: 'Switch to an unknown chain' }).click()
  await dialog(page).getByText('Details').click()
  await dialog(page).getByText('Chain "424242" not configured for connector "Lab wallet".').waitFor()
  await leave()
})

test('behavior: a wallet that never answers times out, one that fails says so', async () => {
  const silent = await visitWithWallet({ isManual: true }, { timeouts: { answer: 300 } })
  await connect(silent.page)
  await dialog(silent.page).locator('[data-csc-status=timedOut]').waitFor()
  await dialog(silent.page).getByText('No answer from Lab wallet').first().waitFor()
  await silent.leave()

  const broken = await example.visit({
    async prepare(context) {
      await context.addInitScript({ content: createBrokenWallet() })
    },
  })
  await connect(broken.page, 'Broken wallet')
  await dialog(broken.page).getByText('Oops, something went wrong!').first().waitFor()
  await dialog(broken.page).getByText('Details').click()
  await dialog(broken.page).getByText('the vault is on fire').waitFor()
  await broken.leave()
})

test('behavior: offline is told before a pairing is tried', async () => {
  const { context, leave, page } = await example.visit({
    // The browser complains of every picture that was still on its way.
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: 'ws://127.0.0.1:9' },
  })
  await open(page)
  await page.getByRole('region', { name: 'Recommended' }).waitFor()
  await context.setOffline(true)
  await row(page, 'WalletConnect').click()
  await dialog(page).locator('[data-csc-status=offline]').waitFor()
  await context.setOffline(false)
  await leave()
})

test('behavior: the keyboard alone: open, move, trapped, closed, returned', async () => {
  const { leave, page } = await visitWithWallet()
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Popular' }).waitFor()
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Connect a wallet')
  for (let count = 0; count < 90; count++) {
    await page.keyboard.press(count < 70 ? 'Tab' : 'Shift+Tab')
    expect(await page.evaluate('document.activeElement?.closest("dialog") !== null')).toBe(true)
  }
  await row(page, 'Lab wallet').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate('document.activeElement?.dataset.cscWallet')).toBe('metaMask')
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Connect wallet')
  await leave()
})

test('behavior: the backdrop closes, and reduced motion stands still', async () => {
  const { leave, page } = await visitWithWallet()
  await open(page)
  await page.mouse.click(5, 5)
  await isClosed(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await page.evaluate('document.querySelector(".csc-panel").getAnimations().length')).toBe(0)
  await leave()
})

test('behavior: copies the address and says so, keeps transactions and clears them', async () => {
  const { context, leave, page } = await visitWithWallet()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await connect(page)
  await account(page).waitFor()
  await page.getByRole('button', { name: 'Add proposal' }).click()
  await page.getByRole('button', { name: 'Add transaction' }).click()
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Copy address' }).click()
  await dialog(page).getByText('Copied!').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(alice.address)
  const link = dialog(page).getByRole('link', { name: 'View on explorer' })
  expect(await link.getAttribute('href')).toBe(`${example.server.url}/explorer/address/${alice.address}`)
  const list = dialog(page).getByRole('region', { name: 'Recent transactions' })
  expect(await list.getByText('Pending').count()).toBe(2)
  await dialog(page).getByRole('button', { name: 'Clear All' }).click()
  await list.getByText('Example transactions will appear here.').waitFor()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await leave()
})

test('behavior: wallet requests, refused and not', async () => {
  const { leave, page, wallet } = await visitWithWallet({ isManual: true })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await account(page).waitFor()
  const permitted = wallet.approve()
  await page.getByRole('button', { name: 'Request permissions' }).click()
  await permitted
  await page.locator('#answer', { hasText: 'granted' }).waitFor()
  const refused = wallet.reject()
  await page.getByRole('button', { name: 'Request permissions' }).click()
  await refused
  await page.locator('#answer', { hasText: 'rejected' }).waitFor()
  await leave()
})

test('behavior: a failing view does not blank the page', async () => {
  const visit = await example.visit({
    allowedErrors: /Failed to load resource|boom|error occurred/,
    async prepare(context) {
      await context.route(/QrCode-.*\.js/, (route) => route.abort())
    },
  })
  const { leave, page } = visit
  await open(page)
  await row(page, 'Uniswap Wallet').click()
  await dialog(page).getByRole('button', { name: 'Get Uniswap Wallet' }).click()
  await dialog(page).getByRole('button', { name: 'Get the app' }).click()
  await dialog(page).getByText('Oops, something went wrong!').first().waitFor()
  await dialog(page).getByRole('link', { name: 'Open the download page' }).waitFor()
  await page.getByRole('heading', { name: 'Example' }).waitFor({ state: 'attached' })
  await leave()
})

test('behavior: Coinbase: its SDK comes with the click, and a closed window is a rejection', async () => {
  const { context, leave, page, requests } = await example.visit({
    allowedErrors: /Cross-Origin-Opener-Policy|Failed to load resource|net::ERR|frame-ancestors|Refused|violates/,
    async prepare(context) {
      await context.route(/^https:/, (route) => route.fulfill({ body: COINBASE_PAGE, contentType: 'text/html' }))
    },
  })
  await open(page)
  await row(page, 'Coinbase Wallet').waitFor()
  expect(requests.filter((request) => request.includes('https://'))).toEqual([])
  const [popup] = await Promise.all([context.waitForEvent('page'), row(page, 'Coinbase Wallet').click()])
  await popup.evaluate('opener.postMessage({ event: "PopupUnload" }, "*"), close()')
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  await leave()
})

/** Says what Coinbase's own page says when it opens. */
const COINBASE_PAGE = '<script>opener.postMessage({ event: "PopupLoaded", id: "1" }, "*")</script>'

/** Knows accounts and nothing else. */
function createDumbWallet(address: string, chain: number): string {
  return `(() => {
    let accounts = []
    const provider = {
      on() {}, removeListener() {},
      async request({ method }) {
        if (method === 'eth_accounts') return accounts
        if (method === 'eth_chainId') return '0x${chain.toString(16)}'
        if (method === 'eth_requestAccounts') return (accounts = ['${address}'])
        throw { code: -32601, message: 'The method does not exist.' }
      },
    }
    const info = { icon: 'data:image/svg+xml,', name: 'Dumb wallet', rdns: 'test.dumb', uuid: '350670db-19fa-4704-a166-e52e178b59d2' }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })()`
}

/** Fails at everything but being asked who it is. */
function createBrokenWallet(): string {
  return createDumbWallet('', 1)
    .replaceAll('Dumb', 'Broken')
    .replace('test.dumb', 'test.broken')
    .replace("return (accounts = [''])", "throw new Error('the vault is on fire')")
}
