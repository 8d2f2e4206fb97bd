import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe, type TestClient } from '@countersign/devchain/testing'
import { launchBrowser } from '@countersign/test'
import type { Browser, Page } from 'playwright-core'
import { hashMessage, hashTypedData, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createQrDeviceSimulator } from '../packages/connect/test/createQrDeviceSimulator.ts'
import { installCamera } from '../packages/connect/test/installCamera.ts'
import { type InstallLedgerParameters, installLedger } from '../packages/connect/test/installLedger.ts'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { createVisitors, type Visitors } from './support/createVisitors.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { type ServedPage, servePage } from './support/servePage.ts'
import { executeButton, fillSendForm, openForm, openMenu, press, signButton } from './support/transactionFlow.ts'

const [alice, bob, carol] = demoAccounts
const version = '1.4.1'
const otherSeed = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

let browser: Browser
let chain: Devchain
let client: TestClient
let page: ServedPage
let visitors: Visitors
beforeAll(async () => {
  browser = await launchBrowser()
  chain = await startDevchain()
  client = createTestClient(chain.url)
  page = await servePage({ chainUrl: chain.url })
  visitors = createVisitors(browser, () => page.url)
})
afterEach(() => visitors?.closeVisits())
afterAll(async () => {
  await browser?.close()
  await page?.stop()
  await chain?.stop()
})

const device = (from: Page) => from.getByRole('dialog').filter({ has: from.locator('.csc-device') })
const isScreen = (from: Page, name: string) => from.locator(`.csc-device[data-csc-screen="${name}"]`).waitFor()

async function deployFunded(owners: readonly `0x${string}`[], threshold = 1) {
  const safe = await deploySafe({ client, owners: [...owners], threshold, version })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('5') })
  return safe
}

async function visitWithLedger(safe: string, state: InstallLedgerParameters = {}) {
  const installed: { ledger?: Awaited<ReturnType<typeof installLedger>> } = {}
  const visit = await visitors.visit(`/${chainId}/${safe}`, {
    prepare: async (context) => {
      installed.ledger = await installLedger(context, state)
    },
  })
  if (!installed.ledger) throw new Error('No Ledger.')
  return { ...visit, ledger: installed.ledger }
}

async function pickDevice(from: Page, name: RegExp): Promise<void> {
  await from.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await from.getByRole('region', { name: 'Hardware' }).getByRole('button', { name }).click()
}

async function connectLedger(from: Page): Promise<void> {
  await pickDevice(from, /Ledger/)
  await device(from).getByRole('button', { name: 'Choose device' }).click()
  await device(from).getByRole('button', { name: alice.address }).click()
  await from
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .waitFor()
}

/** Who has a hardware wallet compares hashes: without the box no button works. */
const compare = (from: Page) => from.getByRole('checkbox', { name: 'I compared the hashes with my device.' }).check()

async function signWithDevice(from: Page): Promise<void> {
  await compare(from)
  await signButton(from).click()
}

test('default: a Ledger is an owner: it connects, signs what it shows, and executes', async () => {
  const safe = await deployFunded([alice.address])
  const before = await client.getBalance({ address: bob.address })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const {
    ledger,
    page: from,
    watch,
  } = await visitWithLedger(safe, {
    async decide() {
      await held
      return true
    },
  })
  await pickDevice(from, /Ledger/)
  await isScreen(from, 'plug')
  expect(await listAxeViolations(from)).toEqual([])
  await device(from).getByRole('button', { name: 'Choose device' }).click()
  const first = device(from).getByRole('button', { name: alice.address })
  await first.getByText(/ETH/).waitFor()
  expect(await listAxeViolations(from)).toEqual([])
  await device(from).getByLabel('Derivation path').selectOption('legacy')
  await device(from).getByText("m/44'/60'/0'/4").waitFor()
  await device(from).getByRole('button', { name: 'Next accounts' }).click()
  await device(from).getByText("m/44'/60'/0'/9").waitFor()
  await device(from).getByLabel('Derivation path').selectOption('live')
  await first.click()
  await from
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .waitFor()

  await fillSendForm(from, { amount: '1.5', asset: 'ETH', recipient: bob.address })
  await from.getByText('What your device shows').first().waitFor()
  await signWithDevice(from)
  await isScreen(from, 'confirm')
  // What the page says that the device shows, and what it shows.
  const titles = device(from).locator('dt')
  const values = device(from).locator('dd')
  await expect.poll(() => ledger.shown.length).toBe(1)
  const [screens = []] = ledger.shown
  expect(await titles.allTextContents()).toEqual(screens.map(({ title }) => title))
  const lower = (texts: string[]) => texts.map((text) => text.toLowerCase())
  expect(lower(await values.allTextContents())).toEqual(lower(screens.map(({ value }) => value)))
  expect(await listAxeViolations(from)).toEqual([])
  release()
  await device(from).waitFor({ state: 'detached' })
  await press(from, executeButton(from))
  await from.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await client.getBalance({ address: bob.address })).toBe(before + parseEther('1.5'))
  expect(watch.foreignRequests).toEqual([])
})

test('behavior: an older app signs the two hashes; after a reload the device signs again without a question', async () => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  const { ledger, page: from } = await visitWithLedger(safe, { hasTypedData: false })
  await connectLedger(from)
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  await from.reload()
  await signWithDevice(from)
  await from
    .getByText(/^Signed\./)
    .first()
    .waitFor()
  expect(ledger.shown.at(-1)?.map(({ title }) => title)).toEqual(['Domain hash', 'Message hash'])
  expect(ledger.commands).toContain('e00c0000')
})

test('behavior: approves a hash on chain', async () => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  const { page: from } = await visitWithLedger(safe)
  await connectLedger(from)
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  await compare(from)
  await openMenu(from)
  await from.getByRole('button', { name: 'Approve on chain' }).click()
  await from.getByText('Approved on chain').first().waitFor()
})

test.each([
  ['locked', { isLocked: true }, 'The device is locked', { isLocked: false }],
  ['another app', { app: 'Bitcoin' }, 'The Ethereum app is not open', { app: 'Ethereum' }],
  [
    'blind signing off',
    { hasBlindSigning: false, hasTypedData: false },
    'Blind signing is off',
    { hasBlindSigning: true },
  ],
  ['another seed', { mnemonic: otherSeed }, 'This is another device', { mnemonic: undefined }],
  [
    'a truncated answer',
    { tamper: (response: Uint8Array) => response.slice(-20) },
    'The device’s answer is not valid',
    { tamper: undefined },
  ],
  [
    'an outdated app',
    { tamper: (response: Uint8Array, ins: number) => (ins > 0x08 ? Uint8Array.of(0x6d, 0) : response) },
    'The Ethereum app is outdated',
    { tamper: undefined },
  ],
] as const)('error: %s, and the way out', async (_, fault, title, remedy) => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  const { ledger, page: from } = await visitWithLedger(safe)
  await connectLedger(from)
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  const good = { ...ledger.state }
  Object.assign(ledger.state, fault)
  await signWithDevice(from)
  await device(from).getByRole('alert').getByText(title).waitFor()
  expect(await from.getByText(/^Signed\./).count()).toBe(0)
  Object.assign(ledger.state, good, 'mnemonic' in remedy ? {} : remedy)
  await device(from).getByRole('button', { name: 'Retry' }).click()
  // Another one may be plugged in too: it is chosen again.
  if ('mnemonic' in remedy) await device(from).getByRole('button', { name: 'Choose device' }).click()
  await from
    .getByText(/^Signed\./)
    .first()
    .waitFor()
})

test('error: another program uses it, and the way out', async () => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  const { page: from } = await visitWithLedger(safe)
  await connectLedger(from)
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  await from.evaluate('globalThis.__ledgerBusy = true')
  await signWithDevice(from)
  await device(from).getByRole('alert').getByText('The device is in use elsewhere').waitFor()
  await device(from).getByText('Close Ledger Live').waitFor()
  expect(await from.getByText(/^Signed\./).count()).toBe(0)
  await from.evaluate('globalThis.__ledgerBusy = false')
  await device(from).getByRole('button', { name: 'Retry' }).click()
  await from
    .getByText(/^Signed\./)
    .first()
    .waitFor()
})

/** Fills the message form and continues to the review. */
async function writeMessage(from: Page, kind: 'text' | 'typed', content: string): Promise<void> {
  await openForm(from, 'Sign a message')
  await from.getByLabel('Type', { exact: true }).selectOption(kind)
  await from.getByRole('main').getByRole('textbox').first().fill(content)
  await from.getByRole('button', { exact: true, name: 'Review' }).click()
  await signButton(from).waitFor()
}

const letter = {
  domain: { chainId, name: 'Letters', version: '1' },
  message: { body: 'Five ether for the seals', to: bob.address },
  primaryType: 'Letter',
  types: {
    Letter: [
      { name: 'to', type: 'address' },
      { name: 'body', type: 'string' },
    ],
  },
} as const

/** What the page shows as complete is what the Safe accepts. */
async function expectAccepted(from: Page, safe: `0x${string}`, hash: `0x${string}`): Promise<void> {
  await from.getByText('Complete. The Safe accepts this signature').waitFor()
  const signature = await from
    .getByRole('main')
    .locator('code')
    .filter({ hasText: /^0x[0-9a-f]{130}$/ })
    .first()
    .textContent()
  const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
  const args = [hash, `0x${signature?.slice(2)}`] as const
  expect(await client.readContract({ abi, address: safe, args, functionName: 'isValidSignature' })).toBe('0x1626ba7e')
}

test('behavior: a Ledger signs messages of both kinds, which the Safe accepts', async () => {
  const safe = await deployFunded([alice.address])
  const { ledger, page: from } = await visitWithLedger(safe)
  await connectLedger(from)
  await writeMessage(from, 'text', 'We grant 5 ETH to the seals.')
  await signWithDevice(from)
  await expectAccepted(from, safe, hashMessage('We grant 5 ETH to the seals.'))
  await writeMessage(from, 'typed', JSON.stringify(letter))
  await signWithDevice(from)
  await expectAccepted(from, safe, hashTypedData(letter))
  // The Safe's message: a hash, whatever the text.
  expect(ledger.shown.map((screens) => screens.some(({ title }) => title === 'message'))).toEqual([true, true])
})

test('error: unplugged, and rejected on the device: nothing is stored, the transaction stays', async () => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  let isPlugged = true
  const { ledger, page: from } = await visitWithLedger(safe, {
    decide: () => (isPlugged ? false : new Promise<boolean>(() => {})),
  })
  await connectLedger(from)
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  await signWithDevice(from)
  await device(from).waitFor({ state: 'detached' })
  await from
    .getByRole('main')
    .getByText(/reject/i)
    .first()
    .waitFor()
  isPlugged = false
  await signButton(from).click()
  await isScreen(from, 'confirm')
  await ledger.unplug(from)
  await device(from).getByRole('alert').getByText('The device was disconnected').waitFor()
  await from.keyboard.press('Escape')
  await device(from).waitFor({ state: 'detached' })
  await signButton(from).waitFor()
  expect(await from.getByText(/^Signed\./).count()).toBe(0)
})

test('behavior: the app opens on the device, and WebUSB is the fallback', async () => {
  const safe = await deployFunded([alice.address])
  const { ledger, page: from } = await visitWithLedger(safe, { app: 'BOLOS', bus: 'usb' })
  await connectLedger(from)
  expect(ledger.shown[0]).toEqual([{ title: 'Open app', value: 'Ethereum' }])
})

async function visitWithQrDevice(safe: string) {
  const installed: { camera?: Awaited<ReturnType<typeof installCamera>> } = {}
  const visit = await visitors.visit(`/${chainId}/${safe}`, {
    prepare: async (context) => {
      installed.camera = await installCamera(context)
    },
  })
  if (!installed.camera) throw new Error('No camera.')
  return { ...visit, camera: installed.camera }
}

const readShown = (from: Page) => () => readQrCode(from.locator('.csc-device svg.csc-qr'))

test('default: a QR device is an owner: codes in both directions, executed', async () => {
  const safe = await deployFunded([alice.address])
  const before = await client.getBalance({ address: bob.address })
  const qr = createQrDeviceSimulator()
  const { camera, page: from, watch } = await visitWithQrDevice(safe)
  await pickDevice(from, /Keystone/)
  await isScreen(from, 'scan')
  expect(await listAxeViolations(from)).toEqual([])
  await camera.show(from, [qr.pairingCode.toUpperCase()])
  await device(from).getByRole('button', { name: alice.address }).click()
  await from
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .waitFor()
  await camera.show(from, [])

  await fillSendForm(from, { amount: '1.5', asset: 'ETH', recipient: bob.address })
  await signWithDevice(from)
  await isScreen(from, 'show')
  expect(await listAxeViolations(from)).toEqual([])
  const answer = await qr.answer(readShown(from))
  expect(answer.length).toBeGreaterThan(1)
  await device(from).getByRole('button', { name: 'Scan the answer' }).click()
  await camera.show(from, answer)
  await device(from).waitFor({ state: 'detached' })
  expect(qr.shown[0]).toMatchObject({ chainId, dataType: 2, path: "m/44'/60'/0'/0/0" })

  await camera.show(from, [])
  await press(from, executeButton(from))
  await isScreen(from, 'show')
  await camera.show(from, await qr.answer(readShown(from)))
  await device(from).getByRole('button', { name: 'Scan the answer' }).click()
  await from.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await client.getBalance({ address: bob.address })).toBe(before + parseEther('1.5'))
  expect(watch.foreignRequests).toEqual([])
})

test('error: an answer to another request, of another device, and no answer at all', async () => {
  const safe = await deployFunded([alice.address, bob.address], 2)
  const { camera, page: from } = await visitWithQrDevice(safe)
  const qr = createQrDeviceSimulator()
  await pickDevice(from, /Keystone/)
  await camera.show(from, [qr.pairingCode.toUpperCase()])
  await device(from).getByRole('button', { name: alice.address }).click()
  await fillSendForm(from, { amount: '1', asset: 'ETH', recipient: bob.address })
  await camera.show(from, [])
  await signWithDevice(from)
  const scanAnswer = device(from).getByRole('button', { name: 'Scan the answer' })
  const retry = async (text: string) => {
    await device(from).getByRole('alert').getByText(text).waitFor()
    await camera.show(from, [])
    await device(from).getByRole('button', { name: 'Retry' }).click()
    await isScreen(from, 'show')
  }
  await isScreen(from, 'show')
  qr.state.requestId = new Uint8Array(16)
  const earlier = await qr.answer(readShown(from))
  await scanAnswer.click()
  await camera.show(from, earlier)
  await retry('The answer is to another request')

  qr.state.requestId = undefined
  qr.state.mnemonic = otherSeed
  const foreign = await qr.answer(readShown(from))
  await scanAnswer.click()
  await camera.show(from, foreign)
  await retry('Signed by another account')

  await scanAnswer.click()
  await camera.show(from, ['https://example.org'])
  await retry('Not a code of a signing device')
  expect(await from.getByText(/^Signed\./).count()).toBe(0)

  await scanAnswer.click()
  await camera.show(from, [qr.otherPairingCode.toUpperCase()])
  await retry('This is another device')

  qr.state.mnemonic = 'test test test test test test test test test test test junk'
  const answer = await qr.answer(readShown(from))
  await scanAnswer.click()
  await camera.show(from, answer)
  await from
    .getByText(/^Signed\./)
    .first()
    .waitFor()
})

test('behavior: a QR device signs messages of both kinds, which the Safe accepts', async () => {
  const safe = await deployFunded([alice.address])
  const qr = createQrDeviceSimulator()
  const { camera, page: from } = await visitWithQrDevice(safe)
  await pickDevice(from, /Keystone/)
  await camera.show(from, [qr.pairingCode.toUpperCase()])
  await device(from).getByRole('button', { name: alice.address }).click()
  for (const [kind, content, hash] of [
    ['text', 'We grant 5 ETH to the seals.', hashMessage('We grant 5 ETH to the seals.')],
    ['typed', JSON.stringify(letter), hashTypedData(letter)],
  ] as const) {
    await camera.show(from, [])
    await writeMessage(from, kind, content)
    await signWithDevice(from)
    await isScreen(from, 'show')
    const answer = await qr.answer(readShown(from))
    await device(from).getByRole('button', { name: 'Scan the answer' }).click()
    await camera.show(from, answer)
    await expectAccepted(from, safe, hash)
  }
  expect(qr.shown.map(({ dataType }) => dataType)).toEqual([2, 2])
})
