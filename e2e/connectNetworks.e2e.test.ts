import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import {
  account,
  connect,
  connectButton,
  dialog,
  isClosed,
  readConnection,
  row,
  visitWithWallet,
} from './support/connectPage.ts'
import { createDumbWallet } from './support/oddWallets.ts'

const [alice] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample()
})
afterAll(() => example.stop())

test('behavior: the network changes: by the wallet, by the dialog, and to one that is added first', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, {
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, isHidden: true, url: example.chain.url },
    ],
  })
  await connect(page)
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await isClosed(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  expect(wallet.log).toContain('wallet_addEthereumChain')
  await wallet.setChain(chainId)
  await page.getByRole('button', { name: 'Network: Lab chain' }).waitFor()
  await leave()
})

test('behavior: the chain that was asked for is switched to after connecting', async () => {
  const { leave, page } = await visitWithWallet(
    example,
    {
      chains: [
        { id: chainId, url: example.chain.url },
        { id: SECOND_CHAIN, url: example.chain.url },
      ],
    },
    { chainId: SECOND_CHAIN },
  )
  await connect(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  await leave()
})

test('behavior: a refused switch stays open and says so', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, {
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, url: example.chain.url },
    ],
    isManual: true,
  })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await dialog(page).getByText('Confirm in wallet').first().waitFor()
  await wallet.reject()
  await dialog(page).getByText('You declined the switch to Second chain.').first().waitFor()
  await leave()
})

test('behavior: an addition that is refused is a rejection', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, {
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, isHidden: true, url: example.chain.url },
    ],
    isManual: true,
  })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  expect(await wallet.reject()).toBe('wallet_addEthereumChain')
  await dialog(page).getByText('You declined the switch to Second chain.').first().waitFor()
  await leave()
})

test('behavior: a wallet that cannot switch says so in the words of the specification', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await context.addInitScript({ content: createDumbWallet(alice.address, chainId) })
    },
  })
  await connect(page, 'Dumb wallet')
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await dialog(page)
    .getByText(
      'Your wallet does not support switching networks from Example. Try switching networks from within your wallet instead.',
    )
    .first()
    .waitFor()
  await leave()
})

test('behavior: an unknown network leads to the warning, and disconnect is a way out', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await dialog(page).getByText('Wrong network detected, switch or disconnect to continue.').waitFor()
  expect(await readConnection(page)).toMatchObject({ chain: { id: 999, unsupported: true } })
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await leave()
})

test('behavior: a chain that is not configured is named with the connector', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await page.getByRole('button', { name: 'Switch to an unknown chain' }).click()
  await dialog(page).getByText('Chain "424242" not configured for connector "Lab wallet".').first().waitFor()
  await leave()
})
