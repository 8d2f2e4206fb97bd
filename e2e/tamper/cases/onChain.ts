import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { encodeFunctionData, erc20Abi } from 'viem'
import { createProposal } from '../support/createProposal.ts'
import { flatMap, read } from '../support/json.ts'
import { at, paths } from '../support/Lie.ts'
import { home, inEffect, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, , , , , grace] = demoAccounts
const imitates = 'Imitates another token'

const payWithCounterfeit = async ({ counterfeit }: World) =>
  createProposal({
    signers: [bob],
    transaction: {
      data: encodeFunctionData({ abi: erc20Abi, args: [grace.address, 10_000_000n], functionName: 'transfer' }),
      nonce: 24n,
      to: await counterfeit(),
    },
  })

/** The settings of a user who listed the true token. */
const ownToken = {
  'countersign.settings.v1': { tokens: { [`31337:${demoTokens.usdc.address.toLowerCase()}`]: 'USDC' } },
}

/** True on the chain, and made to be taken for something else: no service needs to lie. The last cases: they stay there. */
export const onChainCases: readonly TamperCase[] = [
  {
    id: 'T34 assets',
    lie: 'a counterfeit token among the assets',
    open: async ({ counterfeit }) => {
      await counterfeit()
      return `${home}/assets`
    },
    shows: [(page) => page.getByRole('row').filter({ hasText: 'USDC' }).filter({ hasText: imitates })],
  },
  {
    id: 'T34 form',
    lie: 'a counterfeit token in the form',
    open: async ({ counterfeit }) => {
      await counterfeit()
      return `${home}/send`
    },
    // Options of a list that is not open are not visible.
    act: async ({ page }) => {
      await page.getByRole('option', { name: new RegExp(imitates, 'i') }).waitFor({ state: 'attached' })
    },
    shows: ['Recipient'],
  },
  {
    id: 'T34 payment',
    lie: 'a payment with a counterfeit token',
    open: async (world) => transactionPath((await payWithCounterfeit(world)).hash),
    shows: [inEffect('10 USDC'), 'This token uses the symbol USDC, but is not the USDC of this chain.'],
    signs: async (world) => (await payWithCounterfeit(world)).hash,
    createLie: async (world) => (await payWithCounterfeit(world)).lie,
  },
  {
    act: async ({ page }) => {
      await page.getByText('Paste from a spreadsheet').click()
      await page.getByLabel('Rows', { exact: true }).fill(`${grace.address},10,USDC,Rent`)
      await page.getByRole('button', { name: 'Add these rows' }).click()
    },
    id: 'T104',
    isUnlisted: true,
    lie: 'the true token left out, so that a file pays with the counterfeit',
    open: async ({ counterfeit }) => {
      await counterfeit()
      return `${home}/batch-transfer`
    },
    shows: ['This symbol is on no token list.', '1 row has an error.'],
    createLie: () =>
      at(
        paths.balances,
        flatMap('items', (item) => (read(item, 'tokenInfo.address') === demoTokens.usdc.address ? [] : [item])),
      ),
  },
  {
    act: async ({ page }) => {
      await page.getByText('Paste from a spreadsheet').click()
      await page.getByLabel('Rows', { exact: true }).fill(`${grace.address},10,USDC,Rent`)
      await page.getByRole('button', { name: 'Add these rows' }).click()
    },
    hides: ['1 row has an error.', /unverified token/],
    id: 'T104 own',
    isUnlisted: true,
    lie: 'the token that the user listed left out, beside a counterfeit of its symbol',
    open: async ({ counterfeit }) => {
      await counterfeit()
      return `${home}/batch-transfer`
    },
    remember: () => ownToken,
    shows: ['10 USDC', 'All rows fit into one transaction.'],
    createLie: () =>
      at(
        paths.balances,
        flatMap('items', (item) => (read(item, 'tokenInfo.address') === demoTokens.usdc.address ? [] : [item])),
      ),
  },
  {
    act: async ({ page }, { counterfeit }) => {
      await page.getByLabel('Token address').fill(await counterfeit())
      await page.getByRole('button', { name: 'Add token' }).click()
    },
    id: 'T104 own list',
    isUnlisted: true,
    lie: 'a counterfeit added to the own list beside the true token',
    open: `${home}/assets`,
    remember: () => ownToken,
    shows: [
      'A listed token or the native coin already uses the symbol USDC.',
      (page) => page.getByRole('row').filter({ hasText: 'USDC' }).filter({ hasText: imitates }),
    ],
  },
  {
    // Options of a list that is not open are not visible.
    act: async ({ page }) => {
      await page
        .getByRole('option', { name: /^USDC .*unverified token 0x/ })
        .first()
        .waitFor({ state: 'attached' })
    },
    id: 'T104 form',
    isUnlisted: true,
    lie: 'the true token left out of the form',
    open: async ({ counterfeit }) => {
      await counterfeit()
      return `${home}/send`
    },
    shows: ['Recipient'],
    createLie: () =>
      at(
        paths.balances,
        flatMap('items', (item) => (read(item, 'tokenInfo.address') === demoTokens.usdc.address ? [] : [item])),
      ),
  },
  {
    id: 'T104 payment',
    isUnlisted: true,
    lie: 'a payment with a counterfeit token where the operator lists none',
    open: async (world) => transactionPath((await payWithCounterfeit(world)).hash),
    shows: [inEffect('10 USDC'), /^USDC: unverified token, 0x[0-9a-fA-F]{40}$/],
    signs: async (world) => (await payWithCounterfeit(world)).hash,
    createLie: async (world) => (await payWithCounterfeit(world)).lie,
  },
]
