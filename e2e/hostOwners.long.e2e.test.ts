import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '../packages/frame/example/requests.ts'
import { approveInWallet, connectDemoWallet, switchAccount } from './support/demoWallet.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { findApp, requestPanel, sandboxWarning } from './support/openApp.ts'
import { unknownToService } from './support/sendFlow.ts'
import { consent, type ExampleWorld, setupExample } from './support/setupExample.ts'
import { setupProduct } from './support/setupProduct.ts'

const { grants } = demoSafes
let world: ExampleWorld
beforeAll(async () => {
  world = await setupExample(setupProduct)
})
afterAll(() => world?.stop())

const allow = new RegExp([sandboxWarning, unknownToService].map(({ source }) => source).join('|'))

test('default: an app is introduced, asks for a swap, waits for the second owner through a reload, and it is executed', async () => {
  const { page, watch } = await world.product.visit(`/31337/${grants.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  await page.getByLabel('Address of the app').fill(world.site.url)
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.getByText('Calls itself').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(world.site.asked).not.toContain('/')
  await page.getByRole('button', { name: 'Open it' }).click()
  const app = await findApp(page)
  await app.getByText(`Works for ${grants.address}, 2 of 3 owners sign.`).waitFor()

  const panel = requestPanel(page)
  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel
    .getByRole('heading', { level: 2, name: `${new URL(world.site.url).origin} asks for a transaction of 2 calls` })
    .waitFor()
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await app.getByText('Transaction was rejected').waitFor()

  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel.getByRole('button', { name: /^Sign:/ }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await consent(page)
  await panel.getByRole('button', { name: /^Sign:/ }).click()
  await approveInWallet(page, 'Sign')
  await app.getByText('It waits for the other owners').waitFor()

  await page.reload()
  const again = await findApp(page)
  await again.getByText('It waits for the other owners').waitFor()
  const before = await world.product.chain.tokenBalance(demoTokens.usdc.address, desk)
  await switchAccount(page, 'Bob')
  const other = await page.context().newPage()
  await other.goto(`${world.product.countersign.url}/31337/${grants.address}/queue`)
  await other.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await consent(other)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Sign:/ })
    .click()
  await approveInWallet(other, 'Sign')
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Execute:/ })
    .waitFor()
  await consent(other)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Execute:/ })
    .click()
  await approveInWallet(other, 'Send')
  await again.getByText('Swapped.').waitFor()
  const after = await world.product.chain.tokenBalance(demoTokens.usdc.address, desk)
  expect(after - before).toBe(parseUnits('5', demoTokens.usdc.decimals))
  watch.expectQuiet({ allow })
})
