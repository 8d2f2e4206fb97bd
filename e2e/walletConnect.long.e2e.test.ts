import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { launchBrowser } from '@countersign/test'
import type { Page } from 'playwright-core'
import { type Address, createPublicClient, hashMessage, hashTypedData, http, isHex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type PairedApp, startPairedApp, usualNamespaces } from '../packages/connect/test/startPairedApp.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import { createVisitors } from './support/createVisitors.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { cameraArgs, filmCode } from './support/filmCodes.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, press, signButton, unknownToService } from './support/transactionFlow.ts'

const [alice, bob, , , , , grace] = demoAccounts
const { address: grants } = demoSafes.grants
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const typedData = {
  domain: { chainId, name: 'Lab market', version: '1' },
  message: { amount: '5', to: bob.address },
  primaryType: 'Offer',
  types: {
    Offer: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
} as const

let product: Product
let relay: Relay
const apps: PairedApp[] = []
beforeAll(async () => {
  relay = await startRelay()
  product = await setupProduct({ env: { COUNTERSIGN_RELAY: relay.url } })
})
afterEach(async () => {
  await product.closeVisits()
  await Promise.all(apps.splice(0).map((app) => app.stop()))
})
afterAll(async () => {
  await product?.stop()
  await relay?.close()
})

async function startApp(name: string): Promise<PairedApp> {
  const app = await startPairedApp({ name, relayUrl: relay.url, url: `https://${name}.example` })
  apps.push(app)
  return app
}

/** A Safe that Alice can execute of at once: nothing waits in it. */
async function createSafe(): Promise<Address> {
  const client = createTestClient(product.countersign.chainUrl)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  const request = () =>
    fetch(`${product.countersign.url}/v1/chains/${chainId}/safes/${safe}`).then(({ status }) => status)
  await expect.poll(request, { timeout: 60_000 }).toBe(200)
  return safe
}

/** Pastes the app's link and says yes. */
async function connect(page: Page, app: PairedApp): Promise<void> {
  const { settled, uri } = await app.propose({ optional: usualNamespaces([1, chainId]) })
  await page.getByLabel('WalletConnect link').fill(uri)
  await page.getByRole('button', { exact: true, name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Connect to this Safe' }).click()
  await settled
}

const panel = (page: Page) => page.getByRole('dialog').filter({ hasText: 'App connected by WalletConnect' })

async function isAccepted(safe: Address, hash: `0x${string}`, signature: unknown): Promise<boolean> {
  if (!isHex(signature)) return false
  const chain = createPublicClient({ transport: http(product.countersign.chainUrl) })
  const answer = await chain.readContract({
    abi,
    address: safe,
    args: [hash, signature],
    functionName: 'isValidSignature',
  })
  return answer === '0x1626ba7e'
}

test('default: an app requests a transaction and signatures that the Safe accepts, and disconnects', async () => {
  const safe = await createSafe()
  const { page, watch } = await product.visit(`/${chainId}/${safe}/apps`)
  await connectDemoWallet(page, 'Alice')
  await page.getByRole('link', { name: 'Connected apps' }).click()
  const app = await startApp('drip')
  await connect(page, app)
  expect(app.granted.accounts).toEqual([`eip155:${chainId}:${safe}`])

  const before = await product.chain.balance(grace.address)
  const calls = [
    { to: grace.address, value: '0x5' },
    { to: grace.address, value: '0x6' },
  ]
  const sent = app.request('wallet_sendCalls', [
    { atomicRequired: true, calls, chainId: '0x7a69', from: safe, version: '2.0.0' },
  ])
  await panel(page).getByText('https://drip.example').first().waitFor()
  await panel(page).getByText('Not verified: anyone can claim this URL').waitFor()
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  const answer = await sent
  expect(answer).toEqual({ id: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  const { id } = Object(answer)
  expect(await app.request('wallet_getCallsStatus', [id])).toMatchObject({ atomic: true, id, status: 100 })
  await press(page, executeButton(page))
  await approveInWallet(page, 'Send')
  await panel(page).getByText('Executed', { exact: true }).first().waitFor()
  expect((await product.chain.balance(grace.address)) - before).toBe(11n)
  await expect
    .poll(() => app.request('wallet_getCallsStatus', [id]))
    .toMatchObject({ receipts: [{ status: '0x1' }, { status: '0x1' }], status: 200 })
  expect(await app.request('eth_getTransactionReceipt', [id])).toMatchObject({ status: '0x1' })
  await panel(page).getByRole('button', { name: 'Back to the app' }).click()

  // A question that waits outlives the page.
  const signed = app.request('personal_sign', ['0x68656c6c6f', safe])
  await panel(page).getByText('hello').first().waitFor()
  await page.reload()
  await panel(page).getByText('hello').first().waitFor()
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  expect(await isAccepted(safe, hashMessage('hello'), await signed)).toBe(true)
  await panel(page).getByRole('button', { name: 'Back to the app' }).click()

  const offered = app.request('eth_signTypedData_v4', [safe, JSON.stringify(typedData)])
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  const hash = hashTypedData({ ...typedData, message: { amount: 5n, to: bob.address } })
  expect(await isAccepted(safe, hash, await offered)).toBe(true)
  await panel(page).getByRole('button', { name: 'Back to the app' }).click()

  const refused = expect(
    app.request('eth_sendTransaction', [{ from: safe, to: grace.address, value: `0x${parseEther('1').toString(16)}` }]),
  ).rejects.toMatchObject({ code: 4001 })
  await panel(page).getByRole('button', { exact: true, name: 'Reject request' }).click()
  await refused

  await app.end()
  await page.getByText('drip is disconnected').waitFor()
  await page.getByText('No connected apps').waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a link opens the choice of a Safe; with a 2-of-3 the app waits for the second owner', async () => {
  const app = await startApp('vault')
  const { settled, uri } = await app.propose({ optional: usualNamespaces([chainId]) })
  const { page, watch } = await product.visit(`/wc?uri=${encodeURIComponent(uri)}`)
  await connectDemoWallet(page, 'Alice')
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Grants' }).click()
  await page.getByRole('button', { exact: true, name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Connect to this Safe' }).click()
  await settled
  expect(app.granted.accounts).toEqual([`eip155:${chainId}:${grants}`])

  const signed = app.request('personal_sign', ['We vote for seals.', grants])
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  await panel(page).getByRole('button', { name: 'Wait for the other owners' }).click()

  const { page: other } = await product.visit(`/${chainId}/${grants}/messages`)
  await connectDemoWallet(other, 'Bob')
  await other.getByRole('main').getByRole('link').filter({ hasText: 'We vote for seals.' }).click()
  await press(other, signButton(other))
  await approveInWallet(other, 'Sign')
  expect(await isAccepted(grants, hashMessage('We vote for seals.'), await signed)).toBe(true)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: the camera scans the QR code of an app', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-code-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  const app = await startApp('kiosk')
  const { settled, uri } = await app.propose({ optional: usualNamespaces([chainId]) })
  const film = join(folder, 'code.y4m')
  await filmCode(uri, film)
  const withCamera = await launchBrowser({ extraArgs: cameraArgs(film) })
  onTestFinished(() => withCamera.close())
  const { page } = await createVisitors(withCamera, () => product.countersign.url).visit(`/${chainId}/${grants}/wc`)
  await connectDemoWallet(page, 'Alice')
  await page.getByText('Scan code').click()
  await page.getByRole('button', { name: 'Use camera' }).click()
  await page.getByRole('button', { name: 'Connect to this Safe' }).click()
  await settled
  expect(app.granted.accounts).toEqual([`eip155:${chainId}:${grants}`])
})
