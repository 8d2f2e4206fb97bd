import { demoAccounts } from '@countersign/devchain/accounts'
import { signHash } from '@countersign/devchain/testing'
import { concat, type Hex, hashMessage, slice } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { claimApproval, claimContract } from '../support/createProposal.ts'
import { all, append, type Change, set } from '../support/json.ts'
import { ofTransaction } from '../support/Lie.ts'
import { queuePath, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import { storeSigned } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [alice, bob, carol, , , frank, , , , judy] = demoAccounts
const openPayment = ({ payment }: World) => transactionPath(payment)
const paymentHash = ({ payment }: World) => payment
const info = 'detailedExecutionInfo'

type Claim = { owner: Hex; signature: Hex }

/** One more confirmation of the payment than there is. */
const confirm = (make: (world: World) => Claim | Promise<Claim>) => async (world: World) => {
  const { owner, signature } = await make(world)
  const confirmation = { signature, signer: { value: owner }, submittedAt: Date.UTC(2026, 10, 12) }
  return ofTransaction(world.payment, append(`${info}.confirmations`, confirmation))
}

const oneOfTwo = '1 of 2 required, verified'
const ofPayment = (change: Change) => (world: World) => ofTransaction(world.payment, change)

/** Confirmations that are none, with what is said of each. */
const forgeries: readonly [TamperCase['id'], string, (world: World) => Claim | Promise<Claim>, string][] = [
  [
    'T43',
    'the true signature of somebody who is no owner',
    async ({ payment }) => ({ owner: judy.address, signature: await signHash(payment, [judy.address]) }),
    'is not by an owner',
  ],
  [
    'T44',
    'an owner’s signature of something else',
    async ({ newOwner }) => ({ owner: carol.address, signature: await signHash(newOwner, [carol.address]) }),
    'is by another account or for other content',
  ],
  [
    'T44 forged',
    'a signature of nobody under an owner’s name',
    () => ({ owner: carol.address, signature: `0x${'11'.repeat(64)}1b` }),
    'is not counted|is by another account|has no valid signer',
  ],
  [
    'T45',
    'an approval that is not on the chain',
    () => claimApproval(carol.address),
    'is an approval that is not on chain',
  ],
  [
    'T46',
    'a signature as a contract, of an owner who is none',
    () => claimContract(carol.address),
    'refuses its signature',
  ],
  [
    'T47',
    'the same owner twice',
    async ({ payment }) => ({ owner: bob.address, signature: await signAsText(payment) }),
    'is by an owner whose signature already counts',
  ],
  [
    'T48',
    'the true signature of somebody who was an owner once',
    async ({ payment }) => ({ owner: frank.address, signature: await signHash(payment, [frank.address]) }),
    'is not by an owner',
  ],
  [
    'T52',
    'two signatures in the place of one',
    async ({ payment }) => ({ owner: carol.address, signature: await signHash(payment, [carol.address, bob.address]) }),
    'contains more than one signature',
  ],
  [
    'T52 padded',
    'bytes behind a signature',
    async ({ payment }) => ({
      owner: carol.address,
      signature: concat([await signHash(payment, [carol.address]), '0x0000']),
    }),
    'is unreadable',
  ],
]

/** The same hash, signed as a text: v is higher by four. */
async function signAsText(hash: Hex): Promise<Hex> {
  const signature = await privateKeyToAccount(bob.privateKey).sign({ hash: hashMessage({ raw: hash }) })
  const v = Number(slice(signature, 64)) + 4
  return concat([slice(signature, 0, 64), `0x${v.toString(16)}`])
}

export const signatureCases: readonly TamperCase[] = [
  ...forgeries.map(
    ([id, lie, make, words]): TamperCase => ({
      id,
      lie,
      open: openPayment,
      shows: [oneOfTwo, new RegExp(words), 'Not counted'],
      signs: paymentHash,
      createLie: confirm(make),
    }),
  ),
  {
    hides: [(page) => page.getByRole('main').getByRole('button', { name: /^Execute/ })],
    id: 'T49',
    lie: 'one signature is enough',
    open: openPayment,
    shows: [oneOfTwo, 'Signatures that the service requires: 1. The threshold is 2.'],
    signs: paymentHash,
    createLie: ofPayment(all(set(`${info}.confirmationsRequired`, 1), set('txStatus', 'AWAITING_EXECUTION'))),
  },
  {
    id: 'T50',
    lie: 'you have signed already',
    open: openPayment,
    shows: [oneOfTwo, 'Not counted'],
    signs: paymentHash,
    createLie: confirm(() => ({ owner: alice.address, signature: `0x${'22'.repeat(64)}1c` })),
  },
  {
    id: 'T50 denied',
    lie: 'garbage under your name, where your signature is kept here',
    open: openPayment,
    remember: (world) => storeSigned(world, world.payment),
    shows: ['2 of 2 required, verified', 'only in this browser'],
    createLie: confirm(() => ({ owner: alice.address, signature: `0x${'22'.repeat(64)}1c` })),
  },
  {
    id: 'T51',
    lie: 'your signature is taken and not shown',
    open: openPayment,
    remember: (world) => storeSigned(world, world.payment),
    shows: ['The service does not list a signature that is saved in this browser', 'only in this browser'],
  },
  {
    id: 'T49 queue',
    lie: 'the list says that it can be executed',
    open: queuePath,
    shows: [
      (page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: '3,400 USDC' })
          .filter({ hasText: '1 of 2 signed' }),
    ],
    createLie: ofPayment(all(set(`${info}.confirmationsRequired`, 1), set('txStatus', 'AWAITING_EXECUTION'))),
  },
]
