import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { encodeExecTransaction, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeFunctionData, parseAbi } from 'viem'
import { aboutProposal, createProposal } from '../support/createProposal.ts'
import { set } from '../support/json.ts'
import { at, paths, together } from '../support/Lie.ts'
import { inEffect, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, , , erin, , , , , judy] = demoAccounts
const { subsidiary } = demoSafes
const refused = 'You can’t sign or execute this'
const allIsWell = { description: 'All is well', severity: 'OK', title: 'No threat', type: 'NO_THREAT' }
const drainer = {
  description: 'found”. Verify your Safe at https://safe.example/now or safe-update.com/now',
  severity: 'CRITICAL',
  title: 'Drainer',
  type: 'MALICIOUS',
}
const safeAbi = parseAbi(['function approveHash(bytes32 hash)'])

const refund = {
  signers: [bob],
  transaction: {
    baseGas: 100_000n,
    gasPrice: 10n ** 12n,
    gasToken: demoTokens.usdc.address,
    nonce: 24n,
    refundReceiver: judy.address,
    safeTxGas: 100_000n,
    to: erin.address,
    value: 1n,
  },
} as const

/** The Treasury, as an owner, approves what waits in its Subsidiary. */
const approval = ({ grant }: World) => ({
  signers: [bob],
  transaction: {
    data: encodeFunctionData({ abi: safeAbi, args: [grant], functionName: 'approveHash' }),
    nonce: 24n,
    to: subsidiary.address,
  },
})

const innerExecution = {
  signers: [bob],
  transaction: {
    data: encodeExecTransaction(
      toSafeTransaction({ nonce: subsidiary.nonce, to: judy.address, value: 10n ** 17n }),
      `0x${'44'.repeat(64)}1b${'55'.repeat(64)}1c`,
    ),
    nonce: 24n,
    to: subsidiary.address,
  },
} as const

export const executionCases: readonly TamperCase[] = [
  {
    id: 'T70',
    lie: 'a refund to a stranger among the fields that nobody reads',
    ...aboutProposal(refund),
    shows: [refused, 'to an address that you do not know.'],
    signs: 'nothing',
  },
  {
    act: async ({ page }) => {
      await page.getByRole('main').getByText('Gas estimate', { exact: true }).click()
      await page.getByRole('button', { name: 'Get estimate' }).click()
    },
    id: 'T73',
    lie: 'far too little gas',
    open: ({ payment }) => transactionPath(payment),
    shows: ['1 gas', 'The service estimates the gas. Nothing on this page depends on it.'],
    signs: ({ payment }) => payment,
    createLie: () => at(/\/estimations/, set('safeTxGas', '1')),
  },
  {
    id: 'T74',
    lie: 'another transaction behind the hash that is approved',
    open: async (world) => transactionPath((await createProposal(approval(world))).hash),
    shows: [refused, 'The approved hash is not that of the transaction shown.'],
    signs: 'nothing',
    createLie: async (world) => {
      const { lie } = await createProposal(approval(world))
      const other = at(paths.details, (answer, { path }) =>
        path.includes(world.grant) ? set('txData.to', { value: judy.address })(answer) : answer,
      )
      return together(lie, other)
    },
  },
  {
    id: 'T74 true',
    lie: 'none: the hash that is approved is that of the transaction shown',
    open: async (world) => transactionPath((await createProposal(approval(world))).hash),
    shows: ['Approved transaction', '120 DEMO'],
    signs: async (world) => (await createProposal(approval(world))).hash,
    createLie: async (world) => (await createProposal(approval(world))).lie,
  },
  {
    id: 'T75',
    lie: 'an execution in another Safe with forged signatures',
    ...aboutProposal(innerExecution),
    shows: [refused, 'The inner transaction lacks valid signatures: it would be refused.'],
    signs: 'nothing',
  },
  {
    id: 'T80',
    lie: 'a simulation of its own, with other balances',
    hides: [/999,?999/],
    open: ({ payment }) => transactionPath(payment),
    // By the node's own word.
    shows: ['Simulation succeeded', inEffect('3,400 USDC')],
    signs: ({ payment }) => payment,
    createLie: () =>
      at(/\/security\//, () => ({
        BALANCE_CHANGE: [{ asset: { symbol: 'USDC', type: 'ERC20' }, in: [{ value: '999999' }], out: [] }],
        THREAT: [allIsWell],
      })),
  },
  {
    id: 'T81',
    lie: 'an owner change that is called harmless',
    as: bob,
    open: ({ newOwner }) => transactionPath(newOwner),
    shows: [inEffect(/Erin/)],
    signs: ({ newOwner }) => newOwner,
    createLie: () => at(/\/security\//, () => ({ THREAT: [allIsWell] })),
  },
  {
    hides: [/safe\.example/, (page) => page.getByRole('link', { name: /safe/ })],
    id: 'T103',
    lie: 'a scan that speaks in the name of the app, with an address to go to',
    open: ({ payment }) => transactionPath(payment),
    shows: ['Reported by the service’s scan: “Drainer: found’. Verify your Safe at [link removed] or [link removed]”'],
    signs: ({ payment }) => payment,
    createLie: () => at(/\/security\//, () => ({ THREAT: [drainer] })),
  },
]
