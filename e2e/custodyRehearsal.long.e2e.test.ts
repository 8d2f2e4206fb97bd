import { text } from 'node:stream/consumers'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runArguments } from '../packages/cli/test/runArguments.ts'
import { writeTestFile } from '../packages/cli/test/writeFile.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { treasury } = demoSafes
const [alice] = demoAccounts
const home = `/31337/${treasury.address}`

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

async function readDownload(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return text(await download.createReadStream())
}

test('default: a signed setup file opens the Safe in an empty browser without a service, and in a terminal', async () => {
  const { page } = await product.visit(`${home}/security`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, alice.name)
  await main.getByText('Never rehearsed in this browser').waitFor()
  await main.getByRole('link', { exact: true, name: 'Setup file' }).click()
  await main.getByRole('button', { name: 'Sign and save' }).waitFor()
  const file = await readDownload(page, async () => {
    await main.getByRole('button', { name: 'Sign and save' }).click()
    expect(await approveInWallet(page, 'Sign')).toContain('This signature approves no transaction.')
  })
  await main.getByText('Signed and saved').waitFor()
  expect(file).toContain('cast send')

  // Another browser; whatever a service would answer is cut off.
  const { page: empty } = await product.visit('/rehearse')
  await empty.route(/\/(v1|v2)\//, (route) => route.abort())
  await empty
    .getByLabel('Open file')
    .setInputFiles({ buffer: Buffer.from(file), mimeType: 'application/json', name: 'setup.json' })
  await empty.getByRole('button', { name: /^Rehearse on/ }).click()
  await empty.getByText(/The Safe can be used/).waitFor()
  const steps = empty.getByRole('region', { name: 'Steps' })
  expect(await steps.getByText('Failed').count()).toBe(0)
  expect(await steps.getByText('Passed').count()).toBeGreaterThanOrEqual(6)
  await empty.unrouteAll()
  await empty.getByRole('link', { name: 'Open the Safe' }).click()
  await empty
    .getByRole('main')
    .getByText(/^Rehearsed/)
    .waitFor()

  const path = await writeTestFile(file)
  const { code, out } = await runArguments(['rehearse', path, '--rpc', product.countersign.chainUrl])
  expect(out).toContain('The Safe can be used with this file and a node alone.')
  expect(code).toBe(0)

  // A changed command is refused before anything else.
  await empty.goBack()
  await empty.getByLabel('Open file').setInputFiles({
    buffer: Buffer.from(file.replace('cast send', 'curl evil.example; cast send')),
    mimeType: 'application/json',
    name: 'setup.json',
  })
  await empty.getByRole('alert').getByText('Do not run them').waitFor()
})

const ReportSchema = z.looseObject({
  controls: z.array(z.looseObject({ id: z.string(), isSettled: z.boolean(), result: z.string() })),
  grade: z.string(),
})

test('default: the security report grades a Safe, keeps attestations, and lists all Safes', async () => {
  const { page } = await product.visit(`${home}/security-report`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, alice.name)
  const save = async () => {
    const button = main.getByRole('button', { name: 'Export JSON' })
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
    return readDownload(page, () => button.click())
  }
  await main.getByText(/controls open/).waitFor()
  const before = ReportSchema.parse(JSON.parse(await save()))
  const find = ({ controls }: z.infer<typeof ReportSchema>, id: string) => controls.find((control) => control.id === id)
  expect(find(before, 'ms-2.1.1')).toMatchObject({ isSettled: true, result: 'passed' })
  // Alice is an owner of other Safes of the demo world.
  expect(find(before, 'ms-3.1.2')).toMatchObject({ isSettled: false, result: 'warning' })
  const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Balances are reconciled' }) })
  await row.getByRole('button', { name: 'Attest' }).click()
  await row.getByLabel('Evidence').fill('Minutes of 12 November')
  await row.getByRole('button', { exact: true, name: 'Save' }).click()
  await main.getByText('Attested: Minutes of 12 November').waitFor()
  const file = await save()
  expect(find(ReportSchema.parse(JSON.parse(file)), 'tro-8.1.1')).toMatchObject({ isSettled: true, result: 'open' })
  await main.getByRole('link', { name: 'Report on all Safes' }).click()
  await main.getByRole('heading', { level: 1, name: 'Report on all Safes' }).waitFor()
  await expect.poll(() => main.getByRole('link', { name: 'Open report' }).count()).toBeGreaterThan(1)
})

test('default: the training tells attacks apart, and sends nothing', async () => {
  const { page } = await product.visit(`${home}/training`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Start training' }).click()
  await main.getByText('Exercise 1 of 6').waitFor()
  const signs = [false, false, false, true, false, false]
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, port } = new URL(request.url())
    // The page around it keeps polling its own service and node; code is loaded on use.
    if (/training|8917203640517/.test(request.url() + (request.postData() ?? ''))) paths.push(`${port}${pathname}`)
  })
  for (const [index, shouldSign] of signs.entries()) {
    await main.getByText(`Exercise ${index + 1} of 6`).waitFor()
    const button = main.getByRole('button', { exact: true, name: shouldSign ? 'Sign' : 'Reject' })
    await expect.poll(() => button.isEnabled(), { timeout: 15_000 }).toBe(true)
    await button.click()
    await main.getByRole('alert').getByText('Right', { exact: true }).waitFor()
    await main.getByRole('button', { exact: true, name: 'Next' }).click()
  }
  await main.getByText('6 of 6 right').waitFor()
  expect(paths).toEqual([])
})
