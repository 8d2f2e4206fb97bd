import { demoSafes } from '@countersign/devchain/demo-world'
import { hashMessageContent } from '@countersign/protocol/hash'
import { TypedDataSchema } from '@countersign/protocol/wire'
import { createPublicClient, hashMessage, http, isHex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { greeting, order } from '../packages/frame/example/requests.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { addApp, requestPanel, sandboxWarning } from './support/openApp.ts'
import { unknownToService } from './support/sendFlow.ts'
import { setupChangedProduct } from './support/setupChangedProduct.ts'
import { consent, type ExampleWorld, setupExample } from './support/setupExample.ts'

const { operations } = demoSafes
let world: ExampleWorld
beforeAll(async () => {
  world = await setupExample(setupChangedProduct)
})
afterAll(() => world?.stop())

const allow = new RegExp([sandboxWarning, unknownToService].map(({ source }) => source).join('|'))

const SignedSchema = z.object({ messageHash: z.string(), signature: z.string() })
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

test('default: messages, typed data, names, calls of the provider and wagmi’s connector, each decided by an owner', async () => {
  const { page, watch } = await world.product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, world.site.url)
  const panel = requestPanel(page)
  const chain = createPublicClient({ transport: http(world.product.countersign.chainUrl) })
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
    await consent(page)
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

  // wagmi waits ten milliseconds: a page that is just drawing what was signed may miss them, and one presses again.
  await expect
    .poll(
      async () => {
        await app.getByRole('button', { name: 'Pay through wagmi' }).click()
        await Promise.race([panel.waitFor(), app.getByText('It was refused.').waitFor()])
        return panel.isVisible()
      },
      { interval: 500, timeout: 120_000 },
    )
    .toBe(true)
  await sign()
  await app.getByText('Paid through wagmi.').waitFor()
  expect(await app.locator('#log').textContent()).toContain(operations.address)

  await page.goto(`${world.product.countersign.url}/settings`)
  await page.getByRole('button', { name: `Take back the names from ${new URL(world.site.url).origin}` }).click()
  watch.expectQuiet({ allow })
})
