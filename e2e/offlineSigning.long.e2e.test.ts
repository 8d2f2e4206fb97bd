import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe, type TestClient, toSafeTransaction } from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { writeTransactionFile } from '@countersign/protocol/offline'
import { launchBrowser } from '@countersign/test'
import type { Browser, Page } from 'playwright-core'
import { type Address, bytesToHex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { createVisitors, type Visitors } from './support/createVisitors.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { cameraArgs, filmCodes } from './support/filmCodes.ts'
import { type ServedPage, servePage } from './support/servePage.ts'
import { executeButton, fillSendForm, openMenu, signButton } from './support/transactionFlow.ts'

const [alice, bob, carol, dave, erin] = demoAccounts
const version = '1.4.1'

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

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-offline-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Saves what is shared as a file. */
async function saveShared(from: Page, path: string): Promise<void> {
  await openMenu(from)
  await from.getByRole('button', { exact: true, name: 'Share' }).click()
  const [download] = await Promise.all([
    from.waitForEvent('download'),
    from.getByRole('button', { name: 'Save file' }).click(),
  ])
  await download.saveAs(path)
  await from.keyboard.press('Escape')
}

async function importFile(into: Page, safe: Address, path: string): Promise<void> {
  await into.goto(`${page.url}/${chainId}/${safe}/queue`)
  await into.getByRole('link', { name: 'Import' }).click()
  await into.getByLabel('Choose files').setInputFiles(path)
}

test('default: two owners pay, and there is no service at all', async () => {
  const folder = await createFolder()
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('5') })
  const before = await client.getBalance({ address: erin.address })

  const first = await visitors.visit(`/${chainId}/${safe}`)
  await connectDemoWallet(first.page, 'Alice')
  await fillSendForm(first.page, { amount: '1.5', asset: 'ETH', recipient: erin.address })
  await signButton(first.page).click()
  await approveInWallet(first.page, 'Sign')
  await first.page.getByText('Signed. The service is unreachable').waitFor()
  const file = join(folder, 'signed.json')
  await saveShared(first.page, file)

  // What the service did not take waits, is offered again, and is in the queue with the place it is from.
  await first.page.getByRole('link', { exact: true, name: 'Queue' }).click()
  const row = first.page.getByRole('main').getByRole('listitem').filter({ hasText: '1.5 ETH' })
  await row.getByText('from this browser').waitFor()
  await first.page.getByText('1 signature is stored only in this browser.').waitFor()
  await first.page.getByRole('button', { name: 'Send to the service' }).click()
  await first.page.getByText('The service did not accept all signatures').waitFor()

  const second = await visitors.visit(`/${chainId}/${safe}`)
  const changed = join(folder, 'changed.json')
  await writeFile(changed, (await readFile(file, 'utf8')).replace('"1500000000000000000"', '"4500000000000000000"'))
  await importFile(second.page, safe, changed)
  await second.page.getByText('Import refused: “value”').waitFor()
  await importFile(second.page, safe, file)
  await second.page.getByText('1 signature imported').waitFor()
  await second.page.getByRole('link', { name: 'Open transaction' }).click()
  await second.page.getByText('from a file').waitFor()
  await connectDemoWallet(second.page, 'Bob')
  await signButton(second.page).click()
  await approveInWallet(second.page, 'Sign')
  await executeButton(second.page).click()
  await approveInWallet(second.page, 'Send')
  await second.page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await client.getBalance({ address: erin.address })).toBe(before + parseEther('1.5'))
  for (const { watch } of [first, second]) expect(watch.foreignRequests).toEqual([])
})

test('behavior: without a wallet it is prepared here, signed elsewhere and taken back in', async () => {
  const folder = await createFolder()
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('5') })
  const before = await client.getBalance({ address: erin.address })
  const watcher = await visitors.visit(`/${chainId}/${safe}`)
  await fillSendForm(watcher.page, { amount: '1.5', asset: 'ETH', recipient: erin.address })
  await openMenu(watcher.page)
  await watcher.page.getByRole('button', { exact: true, name: 'Share' }).click()
  const shared = watcher.page.getByRole('dialog', { name: 'Share without the service' })
  await shared.getByText('No signatures yet').waitFor()
  const link = await readQrCode(shared.getByRole('img', { name: /^QR code/ }))
  const [download] = await Promise.all([
    watcher.page.waitForEvent('download'),
    shared.getByRole('button', { name: 'Save file' }).click(),
  ])
  const unsigned = join(folder, 'unsigned.json')
  await download.saveAs(unsigned)

  // By code: the other device opens the link, and its owner decides as about any proposal that nobody signed.
  const owner = await visitors.visit(new URL(link).pathname + new URL(link).hash)
  await owner.page.getByRole('button', { name: 'Import link' }).click()
  await owner.page.getByText('Imported without signatures').waitFor()
  await owner.page.getByRole('link', { name: 'Open transaction' }).click()
  await connectDemoWallet(owner.page, 'Alice')
  await owner.page.getByText('No owner has signed this').first().waitFor()
  for (const consent of await owner.page.getByRole('main').getByRole('checkbox').all()) await consent.check()
  await signButton(owner.page).click()
  await approveInWallet(owner.page, 'Sign')
  await executeButton(owner.page).waitFor()
  const signed = join(folder, 'signed.json')
  await saveShared(owner.page, signed)

  // By file: the command line reads the unsigned one too.
  expect(JSON.parse(await readFile(unsigned, 'utf8'))).toMatchObject({ signatures: [] })
  await importFile(watcher.page, safe, unsigned)
  await watcher.page.getByText('Imported without signatures').waitFor()
  await importFile(watcher.page, safe, signed)
  await watcher.page.getByText('1 signature imported').waitFor()
  await watcher.page.getByRole('link', { name: 'Open transaction' }).click()
  await watcher.page.getByText('1 of 1 required, verified').waitFor()
  await connectDemoWallet(watcher.page, 'Bob')
  await executeButton(watcher.page).click()
  await approveInWallet(watcher.page, 'Send')
  await watcher.page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await client.getBalance({ address: erin.address })).toBe(before + parseEther('1.5'))
})

// A minute of film at two pictures a second: with the long journeys (`npm run test:e2e -- proof`).
test('behavior: 12 kB and five signatures go from a screen into a camera', async () => {
  const folder = await createFolder()
  const signers = [alice, bob, carol, dave, erin]
  const safe = await deploySafe({ client, owners: signers.map(({ address }) => address), threshold: 5, version })
  const data = bytesToHex(crypto.getRandomValues(new Uint8Array(12_000)))
  const transaction = toSafeTransaction({ data, nonce: 0n, to: bob.address })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const signatures = await Promise.all(
    signers.map(async ({ address, privateKey }) => ({
      owner: address,
      signature: await privateKeyToAccount(privateKey).sign({ hash: safeTxHash }),
    })),
  )
  const file = join(folder, 'signed.json')
  await writeFile(file, writeTransactionFile({ chainId, safe, signatures, transaction, version }))

  const screen = await visitors.visit(`/${chainId}/${safe}`)
  await importFile(screen.page, safe, file)
  await screen.page.getByText('5 signatures imported').waitFor()
  await screen.page.getByRole('link', { name: 'Open transaction' }).click()
  await openMenu(screen.page)
  await screen.page.getByRole('button', { exact: true, name: 'Share' }).click()
  await screen.page.getByRole('button', { name: 'Play' }).scrollIntoViewIfNeeded()
  const film = join(folder, 'codes.y4m')
  expect(await filmCodes(screen.page, film)).toBeGreaterThan(30)

  const withCamera = await launchBrowser({ extraArgs: cameraArgs(film) })
  onTestFinished(() => withCamera.close())
  const reader = await createVisitors(withCamera, () => page.url).visit(`/${chainId}/${safe}/import`)
  await reader.page.getByRole('button', { name: 'Use camera' }).click()
  await reader.page
    .getByText(/\d+ of \d+ codes read/)
    .first()
    .waitFor()
  await reader.page.getByText('5 signatures imported').waitFor({ timeout: 240_000 })
  await reader.page.getByRole('link', { name: 'Open transaction' }).click()
  await reader.page.getByText('5 of 5 required, verified').waitFor()
  expect(reader.watch.complaints.filter((complaint) => /Content Security|Permissions/.test(complaint))).toEqual([])
})
