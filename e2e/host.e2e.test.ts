import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { hashMessageContent, TypedDataSchema } from '@countersign/protocol'
import { createPublicClient, hashMessage, http, isHex, parseAbi, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { desk, greeting, order } from '../packages/frame/example/requests.ts'
import { type BuiltExample, buildExample } from '../packages/frame/test/buildExample.ts'
import { approveInWallet, connectDemoWallet, switchAccount } from './support/demoWallet.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { addApp, askedPanel, findApp, sandboxWarning } from './support/openApp.ts'
import { unknownToService } from './support/sendFlow.ts'
import { type ServedApp, serveApp } from './support/serveApp.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { grants, operations } = demoSafes
let product: Product
let example: BuiltExample
let site: ServedApp
beforeAll(async () => {
  example = await buildExample()
  site = await serveApp({ folder: example.folder })
  product = await setupProduct()
})
afterAll(async () => {
  await product?.stop()
  await site?.stop()
  await example?.remove()
})

const allow = new RegExp([sandboxWarning, unknownToService].map(({ source }) => source).join('|'))

test('default: an app is introduced, asks for a swap, waits for the second owner through a reload, and it is executed', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  await page.getByLabel('Address of the app').fill(site.url)
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.getByText('Calls itself').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(site.asked).not.toContain('/')
  await page.getByRole('button', { name: 'Open it' }).click()
  const app = await findApp(page)
  await app.getByText(`Works for ${grants.address}, 2 of 3 owners sign.`).waitFor()

  const panel = askedPanel(page)
  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel
    .getByRole('heading', { level: 2, name: `${new URL(site.url).origin} asks for a transaction of 2 calls` })
    .waitFor()
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await app.getByText('Transaction was rejected').waitFor()

  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel.getByRole('button', { name: /^Sign:/ }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await pressConsent(page)
  await panel.getByRole('button', { name: /^Sign:/ }).click()
  await approveInWallet(page, 'Sign')
  await app.getByText('It waits for the other owners').waitFor()

  await page.reload()
  const again = await findApp(page)
  await again.getByText('It waits for the other owners').waitFor()
  const before = await product.chain.tokenBalance(demoTokens.usdc.address, desk)
  await switchAccount(page, 'Bob')
  const other = await page.context().newPage()
  await other.goto(`${product.countersign.url}/31337/${grants.address}/queue`)
  await other.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await pressConsent(other)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Sign:/ })
    .click()
  await approveInWallet(other, 'Sign')
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Execute:/ })
    .waitFor()
  await pressConsent(other)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Execute:/ })
    .click()
  await approveInWallet(other, 'Send')
  await again.getByText('Swapped.').waitFor()
  const after = await product.chain.tokenBalance(demoTokens.usdc.address, desk)
  expect(after - before).toBe(parseUnits('5', demoTokens.usdc.decimals))
  watch.expectQuiet({ allow })
})

type Pressed = Parameters<typeof approveInWallet>[0]

/** What is dangerous is signed by those only who say that they checked it. */
async function pressConsent(page: Pressed): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await consent.isVisible()) await consent.check()
}

const SignedSchema = z.object({ messageHash: z.string(), signature: z.string() })
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

test('behavior: messages, typed data, names, calls of the provider and wagmi’s connector, each decided by an owner', async () => {
  const { page, watch } = await product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, site.url)
  const panel = askedPanel(page)
  const chain = createPublicClient({ transport: http(product.countersign.chainUrl) })
  const isAccepted = async (hash: `0x${string}`) => {
    const { signature } = SignedSchema.parse(JSON.parse((await app.locator('#log').textContent()) ?? ''))
    if (!isHex(signature)) throw new Error('The app got no signature.')
    return chain.readContract({
      abi,
      address: operations.address,
      args: [hash, signature],
      functionName: 'isValidSignature',
    })
  }
  const sign = async () => {
    await panel.getByRole('button', { name: /^Sign:/ }).waitFor()
    await pressConsent(page)
    await panel.getByRole('button', { name: /^Sign:/ }).click()
    await approveInWallet(page, 'Sign')
    await panel.getByRole('button', { name: 'Back to the app' }).click()
  }

  await app.getByRole('button', { name: 'Sign in' }).click()
  await panel.getByText(greeting).first().waitFor()
  await sign()
  await app.getByText('Signed in.').waitFor()
  expect(await isAccepted(hashMessage(greeting))).toBe('0x1626ba7e')

  await app.getByRole('button', { name: 'Sign an order' }).click()
  await sign()
  await app.getByText('The order is signed.').waitFor()
  expect(await isAccepted(hashMessageContent(TypedDataSchema.parse(order)))).toBe('0x1626ba7e')

  await app.getByRole('button', { name: 'Use my address book' }).click()
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await app.getByText('Permissions rejected').waitFor()
  await app.getByRole('button', { name: 'Use my address book' }).click()
  await panel.getByRole('button', { name: 'Allow' }).click()
  await app.getByText('The address book is here.').waitFor()

  await app.getByRole('button', { name: 'Swap through the provider' }).click()
  await sign()
  await app.getByText('"status": 100').waitFor()

  await app.getByRole('button', { name: 'Pay through wagmi' }).click()
  await sign()
  await app.getByText('Paid through wagmi.').waitFor()
  expect(await app.locator('#log').textContent()).toContain(operations.address)

  await page.goto(`${product.countersign.url}/settings`)
  await page.getByRole('button', { name: `Take back the names from ${new URL(site.url).origin}` }).click()
  watch.expectQuiet({ allow })
})
