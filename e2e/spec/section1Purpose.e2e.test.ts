import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes } from '@countersign/devchain/demo-world'
import { installTestWallet } from '@countersign/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFrameHost } from '../support/frameHost.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice] = demoAccounts
let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterAll(() => product?.stop())

test('1.1 lets a visitor connect a wallet, verify account ownership, switch networks, copy the address and view recent transactions', async () => {
  const { context, page, watch } = await product.visit('/', {
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: (target) =>
      installTestWallet(target, {
        chains: [{ id: chainId, url: product.chainUrl }],
        keys: [alice.privateKey],
        name: 'Lab wallet',
        rdns: 'test.lab',
      }),
  })
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  await header.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { exact: true, name: 'Lab wallet' }).click()
  await header.getByRole('button', { name: 'Account: Alice' }).click()
  await dialog.getByRole('button', { name: 'Verify account' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await dialog.waitFor({ state: 'detached' })
  const session = await context.request.get(new URL('/v1/auth/me', product.url).href)
  expect(await session.json()).toMatchObject({ signerAddress: alice.address })

  await header.getByRole('button', { name: 'Network: Demo chain' }).click()
  await dialog.getByRole('button', { name: 'Second demo chain' }).click()
  await header.getByRole('button', { name: 'Network: Second demo chain' }).waitFor()

  await header.getByRole('button', { name: /^Account: Alice/ }).click()
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await dialog.getByText('Copied!').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(alice.address)
  await dialog.getByRole('region', { name: 'Recent transactions' }).waitFor()
  watch.expectQuiet()
})

test('1.2 suggests a multi-signature wallet application, and runs as an app inside a parent frame of a multisig host, exchanging messages with it', async () => {
  const { chainUrl, hostPorts, url: appUrl } = product
  const { address, name } = demoSafes.grants
  const host = await startFrameHost({ appUrl, chainUrl, port: hostPorts[0] ?? 0, safe: address })
  try {
    const { page } = await product.visit(host.url)
    const app = page.frameLocator('iframe')
    await app.getByText(`Inside ${host.url}`).waitFor()
    // Without a click: the Safe of the host is the account.
    await app.getByRole('button', { name: `Account: ${name}` }).waitFor()
    // What the host says of its Safe, chain, node, place and holdings is held against what the page knows.
    await app.getByText('The host’s Safe matches the chain').waitFor({ state: 'attached' })
    const requested = ['getChainInfo', 'getEnvironmentInfo', 'getSafeBalances', 'getSafeInfo', 'rpcCall']
    await expect.poll(() => host.requested).toEqual(expect.arrayContaining(requested))
    expect(await app.getByText('The host’s data differs from this page').count()).toBe(0)
  } finally {
    await host.stop()
  }
})
