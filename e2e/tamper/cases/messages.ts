import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import { hashSafeMessage, type SafeMessageContent } from '@countersign/protocol/hash'
import type { Hex } from 'viem'
import { append, type Change, flatMap, read, set } from '../support/json.ts'
import { at, type Lie, paths, Reply, together } from '../support/Lie.ts'
import { home, messagePath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import { storeMessage } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [alice, bob, carol, , , , , , , judy] = demoAccounts
const { treasury } = demoSafes
const refused = 'You can’t sign this'

/** Tells otherwise of one message, by itself and in the list. */
function ofMessage(hash: Hex, change: Change): Lie {
  const isMeant = (message: unknown) => read(message, 'messageHash') === hash
  return together(
    at(paths.message, (message) => (isMeant(message) ? change(message) : message)),
    at(
      paths.messages,
      flatMap('results', (item) => [isMeant(item) ? change(item) : item]),
    ),
  )
}

/** A message that nobody wrote, under its own true hash and with true signatures. */
async function createMessage(
  message: SafeMessageContent,
  signers: readonly DemoAccount[] = [bob],
): Promise<{ hash: Hex; lie: Lie }> {
  const { safeMessageHash: hash } = hashSafeMessage({
    chainId: 31_337,
    message,
    safe: treasury.address,
    version: treasury.version,
  })
  const reported = {
    confirmations: await Promise.all(
      signers.map(async ({ address }) => ({ owner: { value: address }, signature: await signHash(hash, [address]) })),
    ),
    confirmationsRequired: 2,
    confirmationsSubmitted: signers.length,
    creationTimestamp: Date.UTC(2026, 10, 12),
    message,
    messageHash: hash,
    modifiedTimestamp: Date.UTC(2026, 10, 12),
    proposedBy: { value: bob.address },
    status: 'NEEDS_CONFIRMATION',
  }
  const lie = together(
    (answer, { path }) => (paths.message.test(path) && path.includes(hash) ? new Reply(200, reported) : answer),
    at(paths.messages, append('results', { ...reported, type: 'MESSAGE' })),
  )
  return { hash, lie }
}

function aboutMessage(message: SafeMessageContent) {
  return {
    open: async () => messagePath((await createMessage(message)).hash),
    createLie: async () => (await createMessage(message)).lie,
  }
}

const disguised = {
  domain: { chainId: 31_337, verifyingContract: treasury.address },
  message: { nonce: '24', to: judy.address, value: '1' },
  primaryType: 'SafeTx',
  types: {
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
    ],
  },
}
const permit = {
  domain: { chainId: 31_337, name: 'Demo USD Coin', verifyingContract: demoTokens.usdc.address },
  message: { owner: treasury.address, spender: judy.address, value: '1000000000' },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
}

const openMessage = (world: World) => messagePath(world.openMessage)

export const messageCases: readonly TamperCase[] = [
  {
    id: 'T66',
    lie: 'another message under the same hash',
    open: openMessage,
    shows: [refused, 'The message was changed: it does not match the stated hash.'],
    signs: 'nothing',
    createLie: (world) => ofMessage(world.openMessage, set('message.message.amount', '1')),
  },
  {
    id: 'T66 row',
    lie: 'another message in the list',
    open: `${home}/messages`,
    shows: ['Altered by the service: the hash does not match'],
    createLie: (world) => ofMessage(world.confirmedMessage, set('message', 'The Treasury moves to another bank.')),
  },
  {
    id: 'T67',
    lie: 'a transaction in the clothes of a message',
    ...aboutMessage(disguised),
    shows: [refused, 'The message is a disguised transaction or message of a Safe.'],
    signs: 'nothing',
  },
  {
    id: 'T67 permit',
    lie: 'a permit in the clothes of a message',
    ...aboutMessage(permit),
    shows: ['Signing this Permit lets another account move tokens of the Safe.'],
    signs: async () => (await createMessage(permit)).hash,
  },
  {
    id: 'T68',
    lie: 'a bare hash to be signed',
    ...aboutMessage(`0x${'5e'.repeat(32)}`),
    shows: [refused, 'The message is a bare hash: its content is unknown.'],
    signs: 'nothing',
  },
  {
    hides: ['Complete. The Safe accepts this signature'],
    id: 'T69',
    lie: 'a message that is complete by a forged signature',
    open: openMessage,
    shows: ['1 of 2 required, verified', 'Not counted'],
    signs: (world) => world.openMessage,
    createLie: (world) =>
      ofMessage(world.openMessage, (message) =>
        append('confirmations', { owner: { value: carol.address }, signature: `0x${'33'.repeat(64)}1b` })(
          set('status', 'CONFIRMED')(message),
        ),
      ),
  },
  {
    id: 'T69 denied',
    lie: 'garbage under your name, where your signature is kept here',
    open: openMessage,
    remember: (world) => storeMessage(world, world.openMessage),
    shows: ['2 of 2 required, verified', 'only in this browser', 'Complete. The Safe accepts this signature'],
    createLie: (world) =>
      ofMessage(
        world.openMessage,
        append('confirmations', { owner: { value: alice.address }, signature: `0x${'33'.repeat(64)}1b` }),
      ),
  },
  {
    id: 'T77 message',
    lie: 'a message that no owner wrote or signed',
    open: openMessage,
    shows: ['No owner has signed this.'],
    signs: (world) => world.openMessage,
    createLie: (world) => ofMessage(world.openMessage, set('confirmations', [])),
  },
  {
    id: 'T77 message needs',
    lie: 'a message that no owner wrote or signed needs you',
    open: '/inbox',
    shows: [
      (page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: 'The Treasury agrees to everything.' })
          .getByText('Not signed by any owner'),
    ],
    createLie: async () => (await createMessage('The Treasury agrees to everything.', [])).lie,
  },
  {
    id: 'T77 message row',
    lie: 'a message that no owner wrote or signed in the list',
    open: `${home}/messages`,
    shows: ['The Treasury agrees to everything.', 'Not signed by any owner'],
    createLie: async () => (await createMessage('The Treasury agrees to everything.', [])).lie,
  },
  {
    id: 'T69 row',
    lie: 'one malformed row among the messages',
    open: `${home}/messages`,
    shows: ['1 invalid row from the service', 'Countersign demo: the Treasury confirms'],
    createLie: (world) => ofMessage(world.openMessage, set('creationTimestamp', 9e15)),
  },
]
