import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { encodeFunctionData, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const [alice, bob, carol] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('error: an owner named twice is refused, a contract and a look-alike are called out, and nothing is planned', async () => {
  const { page } = await product.visit('/create')
  await connectDemoWallet(page, carol.name)
  const owner = (number: number) => page.getByLabel(`Owner ${number}`, { exact: true })
  const add = page.getByRole('button', { name: 'Add an owner' })
  await owner(1).fill(carol.address)
  await add.click()
  await owner(2).fill(carol.address)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('This is named twice.').first().waitFor()
  await page.getByText('This cannot be reviewed yet').waitFor()
  expect(new URL(page.url()).pathname).toBe('/create')

  const poison = getAddress(`${carol.address.slice(0, 8)}${'3'.repeat(28)}${carol.address.slice(-6)}`.toLowerCase())
  await owner(2).fill(poison)
  // Of either it is said: nobody knows which of the two is the wrong one.
  for (const address of [carol.address, poison])
    await page.getByText(new RegExp(`^${address} looks like .* and is another address\\.`)).waitFor()
  await owner(2).fill(demoTokens.usdc.address)
  await page.getByText(/is a contract on Demo chain, and no Safe\./).waitFor()
})

test('error: what stands there and is not what was planned is not called created', async () => {
  const { page } = await product.visit('/create')
  await connectDemoWallet(page, alice.name)
  for (const [index, { address }] of [alice, bob].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Signatures required').selectOption('1')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'A Safe to be created' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.getByRole('button', { exact: true, name: 'Create on Demo chain' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created, and as planned').waitFor()

  // One of the owners takes it over before anybody looks again.
  await executeAsSafe({
    client: createTestClient(product.countersign.chainUrl),
    safe,
    signers: [bob.address],
    transaction: {
      data: encodeFunctionData({
        abi: safeAbi,
        args: ['0x0000000000000000000000000000000000000001', alice.address, carol.address],
        functionName: 'swapOwner',
      }),
      to: safe,
    },
  })
  await page.reload()
  await page.getByText('What is there is not what was planned').first().waitFor()
  await page.getByText(/^Send nothing to it\./).waitFor()
  expect(await page.getByText('Created, and as planned').count()).toBe(0)
})
