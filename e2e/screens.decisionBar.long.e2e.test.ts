import { listHistory, listMessages, listQueue } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const [alice] = demoAccounts
const sizes = [
  { height: 844, width: 390 },
  { height: 900, width: 1280 },
]

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** The pages of all transactions and messages of the demo world. */
async function listReviews(): Promise<string[]> {
  const paths: string[] = []
  for (const { address } of Object.values(demoSafes)) {
    const safe = { address, chainId: 31_337 }
    const lists = await Promise.all([listQueue(product.service, safe), listHistory(product.service, safe)])
    for (const item of lists.flatMap(({ results }) => results)) {
      if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG') continue
      paths.push(`/31337/${address}/tx/${item.transaction.id}`)
    }
    const messages = await listMessages(product.service, safe)
    for (const item of messages.results)
      if (item.type === 'MESSAGE') paths.push(`/31337/${address}/messages/${item.messageHash}`)
  }
  return paths
}

/** What of the bar is outside of the window or under another bar, at the top of the page. */
const findHidden = `(() => {
  const bar = document.querySelector('[data-decision]')
  if (!bar) return ['no bar']
  const { bottom, left, right, top } = bar.getBoundingClientRect()
  const hidden = []
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) hidden.push('bar: ' + [top, bottom, left, right])
  if (bar.scrollHeight > bar.clientHeight) hidden.push('scrolls by ' + (bar.scrollHeight - bar.clientHeight))
  for (const control of bar.querySelectorAll('button, a, input')) {
    if (!control.checkVisibility() || control.closest('[popover]')) continue
    const box = control.getBoundingClientRect()
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!control.contains(seen)) hidden.push('covered: ' + control.textContent)
  }
  return hidden
})()`

const readHidden = async (page: Page) => z.array(z.string()).parse(await page.evaluate(findHidden))

test('default: the decision is in view for every transaction and message of the demo world', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, alice.name)
  const paths = await listReviews()
  expect(paths.length).toBeGreaterThan(10)
  const found: Record<string, readonly string[]> = {}
  for (const path of paths) {
    await page.goto(new URL(path, product.url).href)
    await settle(page)
    await page.getByRole('region', { exact: true, name: 'Your decision' }).waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      const hidden = await readHidden(page)
      const height = z.number().parse(await page.evaluate(`document.querySelector('[data-decision]').clientHeight`))
      // The rest of the window is for what is decided.
      if (height > size.height * 0.4) hidden.push(`${height} px high`)
      if (hidden.length > 0) found[`${path} at ${size.width}`] = hidden
    }
  }
  expect(found).toEqual({})
  watch.expectQuiet()
})
