import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect } from 'vitest'
import { openMenu, signButton } from '../../support/transactionFlow.ts'
import { aboutProposal, createProposal, hashOf } from '../support/createProposal.ts'
import { all, set } from '../support/json.ts'
import { at, hideInQueue, ofTransaction, paths, Reply, together } from '../support/Lie.ts'
import { home, inRow, queuePath, transactionPath } from '../support/pages.ts'
import { storeSigned } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [alice, , , , , , , , , judy] = demoAccounts

/** A payment that no owner proposed or signed. */
const unsupported = {
  transaction: {
    data: encodeFunctionData({ abi: erc20Abi, args: [judy.address, 9_000_000_000n], functionName: 'transfer' }),
    nonce: 24n,
    to: demoTokens.usdc.address,
  },
} as const
const far = { ...unsupported, transaction: { ...unsupported.transaction, nonce: 1_000_000n } } as const
const nothing = at(paths.queue, set('results', []))

export const queueCases: readonly TamperCase[] = [
  {
    id: 'T53',
    lie: 'the rejection of a payment hidden',
    open: queuePath,
    shows: [inRow('3,400 USDC'), 'Pending transactions, verified in your browser'],
    createLie: ({ rejection }) => hideInQueue(rejection),
  },
  {
    hides: [/every check passed/i],
    id: 'T101',
    lie: 'a conflicting transaction hidden: what only the service knows is not among what passed',
    open: ({ payment }) => transactionPath(payment),
    shows: [/No warnings · \d+ checks passed/, 'Conflicting transactions: reported by the service, cannot be verified'],
    signs: ({ payment }) => payment,
    createLie: ({ rejection }) => hideInQueue(rejection),
  },
  {
    id: 'T101 silent',
    lie: 'no list of what waits at all',
    open: ({ payment }) => transactionPath(payment),
    shows: [/No warnings · \d+ checks passed/, 'Conflicting transactions: not checked'],
    signs: ({ payment }) => payment,
    createLie: () => at(paths.queue, () => new Reply(500, { code: 500, message: 'broken' })),
  },
  {
    id: 'T53 signed',
    lie: 'a rival hidden that was signed here',
    open: ({ payment }) => transactionPath(payment),
    as: demoAccounts[2],
    remember: (world) => storeSigned(world, world.rejection, demoAccounts[2]),
    shows: ['You signed another transaction with nonce 21 here.'],
    signs: ({ payment }) => payment,
    createLie: ({ rejection }) => hideInQueue(rejection),
  },
  {
    hides: ['You’re all caught up'],
    id: 'T53 all',
    lie: 'nothing waits',
    open: queuePath,
    shows: ['No pending transactions', /not verified/, /next nonce on the chain is 20/],
    createLie: () => nothing,
  },
  {
    id: 'T53 needs',
    lie: 'nothing needs you',
    open: '/inbox',
    shows: ['You’re all caught up'],
    createLie: () => together(nothing, at(paths.messages, set('results', []))),
  },
  {
    act: async (stage, { rejection }) => {
      const code = stage.page.getByText(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/).first()
      const truth = await code.textContent()
      stage.lie = hideInQueue(rejection)
      await stage.page.reload()
      await inRow('3,400 USDC')(stage.page).first().waitFor()
      await code.waitFor()
      expect(await code.textContent()).not.toBe(truth)
    },
    id: 'T54',
    lie: 'another queue for another owner',
    open: queuePath,
    shows: ['Queue code'],
  },
  {
    id: 'T55',
    lie: 'a next nonce far away',
    open: `${home}/send`,
    shows: ['Next free nonce: 24.', 'The service suggests 1000001 (not verified).'],
    createLie: () => at(paths.nonces, set('recommendedNonce', 1_000_001)),
  },
  {
    id: 'T55 pushed',
    lie: 'a proposal that nobody signed, with a nonce far away',
    open: `${home}/send`,
    shows: ['Next free nonce: 24.'],
    createLie: async () => (await createProposal(far)).lie,
  },
  {
    id: 'T56',
    lie: 'what was executed waits',
    open: ({ executed }) => transactionPath(executed),
    shows: ['Executed', 'Confirmed by the Safe’s event log on the chain.'],
    signs: 'nothing',
    createLie: ({ executed }) =>
      ofTransaction(executed, all(set('txStatus', 'AWAITING_EXECUTION'), set('executedAt', null), set('txHash', null))),
  },
  {
    id: 'T57',
    lie: 'what you signed is gone',
    open: queuePath,
    remember: (world) => storeSigned(world, world.payment),
    shows: ['The service does not list a transaction that you signed'],
    createLie: ({ payment }) => hideInQueue(payment),
  },
  {
    id: 'T57 Safe',
    lie: 'a Safe that you signed in is not among yours',
    open: '/',
    remember: (world) => storeSigned(world, world.payment),
    shows: ['You signed in this Safe, but the service does not list it.'],
    createLie: () => at(paths.ownedSafes, set('safes', [])),
  },
  {
    id: 'T58',
    lie: 'what waits was replaced',
    open: ({ payment }) => transactionPath(payment),
    shows: ['1 of 2 required, verified'],
    hides: ['Another transaction with this nonce was executed.'],
    signs: ({ payment }) => payment,
    createLie: ({ payment }) => ofTransaction(payment, set('txStatus', 'CANCELLED')),
  },
  {
    id: 'T58 executed',
    lie: 'what was executed was replaced',
    open: ({ executed }) => transactionPath(executed),
    shows: ['Confirmed by the Safe’s event log on the chain.'],
    hides: ['Another transaction with this nonce was executed.'],
    signs: 'nothing',
    createLie: ({ executed }) =>
      ofTransaction(executed, all(set('txStatus', 'CANCELLED'), set('executedAt', null), set('txHash', null))),
  },
  {
    id: 'T77',
    lie: 'a payment that no owner proposed or signed',
    ...aboutProposal(unsupported),
    hides: [/No warnings ·/],
    shows: ['No owner has signed this. Nothing proves that an owner proposed it.'],
    signs: hashOf(unsupported),
  },
  {
    act: async ({ page }) => {
      await signButton(page).first().waitFor()
      expect(await signButton(page).first().isDisabled()).toBe(true)
      await openMenu(page)
      expect(await page.getByRole('button', { name: 'Approve on chain' }).isDisabled()).toBe(true)
      await page.keyboard.press('Escape')
    },
    id: 'T102',
    lie: 'a payment that no owner proposed or signed, to be signed at once',
    ...aboutProposal(unsupported),
    shows: [(page) => page.getByRole('checkbox', { name: /^No owner has signed this proposal/ })],
    signs: hashOf(unsupported),
  },
  {
    id: 'T77 needs',
    lie: 'a payment that no owner proposed or signed needs you',
    open: '/inbox',
    shows: [
      (page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: '9,000 USDC' })
          .getByText('Not signed by any owner'),
    ],
    createLie: async () => (await createProposal(unsupported)).lie,
  },
  {
    id: 'T77 proposer',
    lie: 'proposed by you',
    ...aboutProposal({ ...unsupported, change: set('detailedExecutionInfo.proposer', { value: alice.address }) }),
    shows: ['No owner has signed this. Nothing proves that an owner proposed it.'],
    signs: hashOf(unsupported),
  },
]
