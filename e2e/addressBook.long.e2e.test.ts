import { text } from 'node:stream/consumers'
import { listDelegates } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { treasury } = demoSafes
const [alice, bob, carol, dave, , frank, grace, heidi] = demoAccounts

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

type Entry = { address: string; name: string; note?: string; team?: string }

async function addName(page: Page, { address, name, note = '', team = '' }: Entry): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add entry' }).click()
  await main.getByLabel('Address', { exact: true }).fill(address)
  await main.getByLabel('Name', { exact: true }).fill(name)
  await main.getByLabel('Note', { exact: true }).fill(note)
  await main.getByRole('textbox', { exact: true, name: 'Team' }).fill(team)
  await main.getByRole('button', { exact: true, name: 'Save' }).click()
}

const openFile = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Import file')
    .setInputFiles({ buffer: Buffer.from(content), mimeType: 'application/octet-stream', name })

async function saveAs(page: Page, format: string): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { exact: true, name: format }).click(),
  ])
  return { content: await text(await download.createReadStream()), name: download.suggestedFilename() }
}

test('default: contacts are added, imported, shown on other pages, and exported to another browser', async () => {
  const { page, watch } = await product.visit('/address-book')
  const main = page.getByRole('main')
  await addName(page, { address: bob.address, name: 'Roberta', note: 'Holds the blue key', team: 'Board' })
  await main.getByText('Holds the blue key').waitFor()

  // As the official wallet writes it: one line contradicts the book and waits, one cannot be read and is named.
  const lines = [
    `${bob.address},Robert,31337`,
    `${carol.address},Caroline,31337`,
    `${dave.address.slice(0, -1)},Nobody,31337`,
  ]
  await openFile(page, 'address-book.csv', ['address,name,chainId', ...lines].join('\r\n'))
  const plan = main.getByRole('region', { name: 'Import preview' })
  await plan.getByText('1 new').waitFor()
  await plan.getByText('You call it “Roberta”.').waitFor()
  await plan.getByText('Line 4: not a valid address, or its checksum is wrong').waitFor()
  await plan.getByRole('button', { name: 'Import 1 entry' }).click()
  await main.getByText('1 entry imported.').waitFor()
  const json = JSON.stringify({ data: { addressBook: { 31337: { [dave.address]: 'Accounting' } } }, version: '3.0' })
  await openFile(page, 'export.json', json)
  await plan.getByRole('button', { name: 'Import 1 entry' }).click()
  await main.getByText('3 of 3 entries').waitFor()

  // Each is called so elsewhere, before the name that ships with the demo world.
  await page.goto(`${product.url}/31337/${treasury.address}/security`)
  const owners = main.getByRole('region', { name: 'Configuration' })
  await owners.getByText('Roberta').first().waitFor()
  await owners.getByText('Caroline').first().waitFor()
  await owners.getByText(alice.name).first().waitFor()
  expect(await owners.getByText(bob.name, { exact: true }).count()).toBe(0)

  await page.goto(`${product.url}/address-book`)
  const official = await saveAs(page, 'CSV for Safe{Wallet}')
  expect(official.content.split('\r\n')).toEqual(
    expect.arrayContaining(['address,name,chainId', `${bob.address},Roberta,31337`, `${bob.address},Roberta,31338`]),
  )
  // What is shown is what is saved: a file for one team.
  await main.getByRole('combobox', { name: 'Team' }).selectOption('Board')
  await main.getByText('1 of 3 entries').waitFor()
  const own = await saveAs(page, 'JSON (all fields)')
  expect(JSON.parse(own.content)).toMatchObject({ contacts: [{ name: 'Roberta', note: 'Holds the blue key' }] })

  const { page: other, watch: otherWatch } = await product.visit('/address-book')
  await openFile(other, own.name, own.content)
  await other.getByRole('button', { name: 'Import 1 entry' }).click()
  await other.getByRole('main').getByText('Holds the blue key').waitFor()
  await other.reload()
  await other.getByRole('main').getByText('Roberta').waitFor()
  watch.expectQuiet()
  otherWatch.expectQuiet()
})

test('behavior: a proposer is added and removed by a signature, and listed at the Safe', async () => {
  const { page, watch } = await product.visit('/address-book')
  const main = page.getByRole('main')
  await connectDemoWallet(page, alice.name)
  const add = async () => {
    await main.getByLabel('Proposer address').fill(frank.address)
    await main.getByLabel('Label').fill('Payroll script')
    await main.getByRole('button', { name: 'Sign and add' }).click()
  }
  await add()
  await rejectInWallet(page)
  await main.getByText('You rejected the request in your wallet.').waitFor()
  const list = () => listDelegates(product.service, { chainId: 31337, delegator: alice.address })
  expect((await list()).results).toEqual([])
  await main.getByRole('button', { name: 'Sign and add' }).click()
  await approveInWallet(page, 'Sign')
  await main.getByText('Payroll script').waitFor()
  expect((await list()).results).toMatchObject([{ delegate: frank.address, delegator: alice.address }])

  await page.goto(`${product.url}/31337/${treasury.address}/delegates`)
  await main.getByText('All Safes of this owner').waitFor()
  await main.getByRole('button', { name: 'Remove Payroll script' }).click()
  await approveInWallet(page, 'Sign')
  await main.getByText('No proposers').waitFor()
  expect((await list()).results).toEqual([])
  watch.expectQuiet()
})

test('error: a duplicate name, a look-alike and an invalid file change nothing without confirmation', async () => {
  const { page } = await product.visit('/address-book')
  const main = page.getByRole('main')
  await addName(page, { address: grace.address, name: 'Grace of payroll' })
  await main.getByText('1 of 1 entry', { exact: true }).waitFor()
  await addName(page, { address: grace.address, name: 'Somebody else' })
  await main
    .getByText('Your address book already has this address as “Grace of payroll”. Edit that entry instead.')
    .waitFor()
  await main.getByRole('button', { name: 'Cancel' }).click()

  await addName(page, { address: heidi.address, name: 'grace of payroll' })
  await main.getByText(/Two accounts with one name are easy to confuse/).waitFor()
  await main.getByRole('button', { name: 'Save anyway' }).waitFor()
  await main.getByRole('button', { name: 'Cancel' }).click()

  const poison = getAddress(`${grace.address.slice(0, 6)}${'7'.repeat(32)}${grace.address.slice(-4)}`.toLowerCase())
  await openFile(page, 'book.csv', `address,name\r\n${poison},Grace\r\n${grace.address},Mallory\r\n`)
  const plan = main.getByRole('region', { name: 'Import preview' })
  await plan.getByText('2 to decide').waitFor()
  await plan.getByText('This address looks like that of “Grace of payroll”, but it is different.').waitFor()
  // Without a decision there is nothing to take.
  expect(await plan.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
  await plan.getByRole('button', { name: 'Close' }).click()

  await openFile(page, 'picture.png', '\u0089PNG')
  await main.getByRole('alert').getByText('The file was not imported').waitFor()
  await page.reload()
  await main.getByText('1 of 1 entry', { exact: true }).waitFor()
  await main.getByText('Grace of payroll').waitFor()
})
