import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import { concat, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { aboutProposal, createProposal, hashOf } from '../support/createProposal.ts'
import { all, append, type Change, edit, flatMap, read, remove, set } from '../support/json.ts'
import { at, ofTransaction, paths, Reply } from '../support/Lie.ts'
import { inEffect, inRow, queuePath, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import { storeSigned } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, carol, , erin, , grace, , , judy] = demoAccounts
const { operations, treasury } = demoSafes
const openPayment = ({ payment }: World) => transactionPath(payment)
const ofPayment = (change: Change) => (world: World) => ofTransaction(world.payment, change)

const info = 'detailedExecutionInfo'
const refused = 'You can’t sign or execute this'
const changed = 'The fields were changed: they do not match the stated hash.'
const unusable = 'The service sent an invalid response'

/** Every field that is hashed, each told otherwise under the same hash. */
const fields: readonly [string, Change][] = [
  ['to', set('txData.to', { value: erin.address })],
  ['value', set('txData.value', '123456789')],
  ['data', set('txData.hexData', transferOf(999_000_000n))],
  ['operation', set('txData.operation', 1)],
  ['safeTxGas', set(`${info}.safeTxGas`, '100000')],
  ['baseGas', set(`${info}.baseGas`, '50000')],
  ['gasPrice', set(`${info}.gasPrice`, '1')],
  ['gasToken', set(`${info}.gasToken`, demoTokens.usdc.address)],
  ['refundReceiver', set(`${info}.refundReceiver`, { value: judy.address })],
  ['nonce', set(`${info}.nonce`, 20)],
]

/** What is no field of a transaction. */
const malformed: readonly [string, Change][] = [
  ['hex', set('txData.value', '0x10')],
  ['float', set('txData.value', '1.5')],
  ['negative', set('txData.value', '-1')],
  ['huge', set('txData.value', '9'.repeat(90))],
  ['missing', remove(`${info}.safeTxGas`)],
  ['number', set(`${info}.gasPrice`, 1e30)],
]

function transferOf(amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, args: [grace.address, amount], functionName: 'transfer' })
}

/** A call into a stranger's contract, in the place of the Safe. */
const takeover = {
  signers: [bob],
  transaction: { data: '0x12345678', nonce: 24n, operation: 1, to: demoTokens.demo.address },
} as const

const conflict = { signers: [carol], transaction: { nonce: 21n, to: erin.address, value: 10n ** 17n } } as const

const trailing = {
  signers: [bob],
  transaction: {
    data: concat([transferOf(1_000_000n), `0x${'00'.repeat(32)}`]),
    nonce: 24n,
    to: demoTokens.usdc.address,
  },
} as const

export const bodyCases: readonly TamperCase[] = [
  ...fields.map(
    ([field, change]): TamperCase => ({
      id: `T18 ${field}`,
      lie: `another ${field} under the same hash`,
      open: openPayment,
      shows: [refused, changed],
      signs: 'nothing',
      createLie: ofPayment(change),
    }),
  ),
  {
    id: 'T19',
    lie: 'body and hash replaced, with the signatures of the true one',
    open: async (world) => transactionPath((await replacePayment(world)).hash),
    shows: [refused, 'None of the signatures is for this transaction'],
    signs: 'nothing',
    createLie: async (world) => (await replacePayment(world)).lie,
  },
  {
    id: 'T19 ledger',
    lie: 'another payment in the place of one that was signed here',
    ...aboutProposal(conflict),
    remember: (world) => storeSigned(world, world.payment),
    shows: ['You signed another transaction with nonce 21 here.'],
    signs: hashOf(conflict),
  },
  {
    id: 'T20',
    lie: 'another transaction than the link names',
    open: openPayment,
    shows: [refused, 'This is not the transaction in the link.'],
    signs: 'nothing',
    createLie: async ({ request, newOwner, payment }) => {
      const other = await request(`/v1/chains/31337/transactions/${newOwner}`)
      return at(paths.details, (answer, { path }) => (path.includes(payment) ? other : answer))
    },
  },
  {
    id: 'T21',
    lie: 'a row of the list that tells of another payment',
    open: queuePath,
    shows: [inRow('3,400 USDC')],
    hides: ['0.01 USDC'],
    createLie: ({ payment }) =>
      at(
        paths.queue,
        flatMap('results', (item) => [
          String(read(item, 'transaction.id')).endsWith(payment)
            ? edit('transaction.txInfo.transferInfo.value', () => '10000')(item)
            : item,
        ]),
      ),
  },
  {
    id: 'T22',
    lie: 'a delegatecall into a stranger’s contract, with a true hash',
    ...aboutProposal(takeover),
    shows: [refused, 'It is not an official library.'],
    signs: 'nothing',
  },
  {
    id: 'T22 empty',
    lie: 'a delegatecall to where no contract is',
    ...aboutProposal({ ...takeover, transaction: { ...takeover.transaction, to: judy.address } }),
    shows: [refused, 'the call would do nothing and still succeed'],
    signs: 'nothing',
  },
  {
    id: 'T23',
    lie: 'the delegatecall is called trusted',
    ...aboutProposal({ ...takeover, change: set('txData.trustedDelegateCallTarget', true) }),
    shows: [refused, 'The service marks this delegatecall as trusted. This check ignores that.'],
    signs: 'nothing',
  },
  ...malformed.map(
    ([name, change]): TamperCase => ({
      id: `T24 ${name}`,
      lie: `a field that is none: ${name}`,
      open: openPayment,
      shows: [unusable],
      signs: 'nothing',
      createLie: ofPayment(change),
    }),
  ),
  {
    id: 'T24 row',
    lie: 'one malformed row of the queue',
    open: queuePath,
    shows: ['1 invalid row from the service', inRow('3,400 USDC')],
    createLie: ({ ready }) =>
      at(
        paths.queue,
        flatMap('results', (item) => [
          String(read(item, 'transaction.id')).endsWith(ready) ? set('transaction.timestamp', 'soon')(item) : item,
        ]),
      ),
  },
  {
    id: 'T25',
    lie: 'a recipient whose checksum is wrong',
    open: openPayment,
    shows: [unusable],
    signs: 'nothing',
    createLie: ofPayment(set('txData.to', { value: demoTokens.usdc.address.replace('D', 'd') })),
  },
  {
    id: 'T26',
    lie: 'bytes behind the arguments of a call',
    ...aboutProposal(trailing),
    shows: [/^Bytes of the call to .* that its arguments do not explain: 32\.$/],
    signs: hashOf(trailing),
  },
  {
    id: 'T27',
    lie: 'a payment called a rejection',
    open: openPayment,
    shows: [refused, 'It is called a rejection, but it has an effect.'],
    signs: 'nothing',
    createLie: ofPayment(
      set('txInfo', {
        dataSize: '0',
        isCancellation: true,
        to: { value: treasury.address },
        type: 'Custom',
        value: '0',
      }),
    ),
  },
  {
    id: 'T28',
    lie: 'a transaction of another Safe offered here',
    open: ({ travel }) => transactionPath(travel),
    shows: [refused, 'The transaction belongs to another Safe.'],
    signs: 'nothing',
    createLie: async ({ request, travel }) => {
      const details = await request(`/v1/chains/31337/transactions/${travel}`)
      const summary = { ...summaryOf(travel), id: `multisig_${treasury.address}_${travel}` }
      const item = { conflictType: 'None', details, transaction: summary, type: 'TRANSACTION' }
      return at(paths.queue, append('results', item))
    },
  },
  {
    act: async (stage, { payment }) => {
      await stage.page.getByRole('region', { name: 'Summary' }).getByText('3,400 USDC').first().waitFor()
      // From now on the service tells of other fees: what is on the screen is what is signed.
      stage.lie = ofTransaction(
        payment,
        all(set(`${info}.gasPrice`, '1'), set(`${info}.refundReceiver`, { value: judy.address })),
      )
    },
    id: 'T29',
    lie: 'other fees between the review and the signature',
    open: openPayment,
    shows: [inEffect('3,400 USDC')],
    signs: ({ payment }) => payment,
  },
  {
    hides: [/No warnings ·/],
    id: 'T24 words',
    lie: 'an error with a way out of its own',
    open: openPayment,
    shows: [unusable, 'The service rejected the request', '[link removed]'],
    signs: 'nothing',
    createLie: ({ payment }) =>
      at(paths.details, (answer, { path }) =>
        path.includes(payment)
          ? new Reply(500, { code: 1, message: 'Sign in again at https://safe.example/login to go on.' })
          : answer,
      ),
  },
]

/** A payment to somebody else, under its own hash and with the signatures of the true one. */
async function replacePayment({ payment }: World) {
  const signature = await signHash(payment, [bob.address])
  return createProposal({
    confirmations: [{ owner: bob.address, signature }],
    transaction: { data: transferOf(3_400_000_000n), nonce: 21n, to: demoTokens.demo.address },
  })
}

function summaryOf(hash: Hex) {
  return {
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 1, nonce: 20, type: 'MULTISIG' },
    id: `multisig_${operations.address}_${hash}`,
    timestamp: Date.UTC(2026, 10, 12),
    txInfo: { dataSize: '0', isCancellation: false, to: { value: erin.address }, type: 'Custom', value: '0' },
    txStatus: 'AWAITING_CONFIRMATIONS',
  }
}
