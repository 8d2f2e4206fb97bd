import { demoAccounts } from '@countersign/devchain/accounts'
import { encodeFunctionData, erc20Abi } from 'viem'
import { createProposal } from '../support/createProposal.ts'
import { home, inEffect, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, , , , , grace] = demoAccounts
const imitates = 'Calls itself like another token, and is not it'

const payWithCounterfeit = async ({ counterfeit }: World) =>
  createProposal({
    signers: [bob],
    transaction: {
      data: encodeFunctionData({ abi: erc20Abi, args: [grace.address, 10_000_000n], functionName: 'transfer' }),
      nonce: 24n,
      to: await counterfeit(),
    },
  })

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
      await page.getByRole('option', { name: new RegExp(imitates) }).waitFor({ state: 'attached' })
    },
    shows: ['Recipient'],
  },
  {
    id: 'T34 payment',
    lie: 'a payment with a counterfeit token',
    open: async (world) => transactionPath((await payWithCounterfeit(world)).hash),
    shows: [inEffect('10 USDC'), 'This token calls itself USDC, but is not the USDC of this chain.'],
    signs: async (world) => (await payWithCounterfeit(world)).hash,
    tell: async (world) => (await payWithCounterfeit(world)).lie,
  },
]
