import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { historyPath, home, messagePath, queuePath, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'

export type HonestScreen = {
  name: string
  path: string | ((world: World) => string)
  /** Stands there when the page is complete. */
  ready: string | RegExp
  as?: DemoAccount
  /** What alarms and is true: two that share a nonce, a new owner, an order. */
  allow?: readonly (string | RegExp)[]
}

const [alice, bob, carol, dave, erin] = demoAccounts
const { grants, legacy, operations, subsidiary } = demoSafes
const at = ({ address }: { address: string }, path = '') => `/31337/${address}${path}`
const conflicts = 'Other transactions use nonce 21'
const newOwner = [/owner/i, /threshold/i]
const checksToLook = /to review/

/** Pages about which nobody lies. */
export const honestScreens: readonly HonestScreen[] = [
  { as: alice, name: 'your Safes', path: '/', ready: 'Treasury' },
  { name: 'what needs you', path: '/inbox', ready: '3,400 USDC' },
  { name: 'settings of this browser', path: '/settings', ready: 'Second node' },
  { name: 'home of the Treasury', path: home, ready: 'Recent activity' },
  { name: 'queue', path: queuePath, ready: 'Queue code', allow: [checksToLook] },
  { name: 'history', path: historyPath, ready: /No transactions are omitted/ },
  { name: 'history: received', path: `${historyPath}?only=incoming`, ready: /rows on screen/ },
  { name: 'assets', path: `${home}/assets`, ready: 'NFTs' },
  { name: 'new transaction', path: `${home}/new`, ready: 'Contract interaction' },
  { name: 'send', path: `${home}/send`, ready: /Next free nonce/ },
  { name: 'pay many', path: `${home}/batch-transfer`, ready: 'Batch transfer' },
  { name: 'send an NFT', path: `${home}/nft`, ready: 'Nonce' },
  { name: 'owners', path: `${home}/owners`, ready: 'Nonce' },
  { name: 'contract call', path: `${home}/contract`, ready: 'Contract' },
  { name: 'batch', path: `${home}/batch`, ready: 'Batch' },
  { name: 'spending limits', path: `${home}/limits`, ready: /limit/i },
  { name: 'settings of the Safe', path: `${home}/settings`, ready: 'Nonce' },
  { name: 'a message to write', path: `${home}/message`, ready: 'Sign a message' },
  { name: 'messages', path: `${home}/messages`, ready: 'Countersign demo', allow: [checksToLook] },
  {
    name: 'a message to sign',
    path: ({ openMessage }) => messagePath(openMessage),
    ready: 'Confirmations',
    allow: ['Signing this Order lets another account act or trade for the Safe.', checksToLook],
  },
  {
    name: 'a message that is complete',
    path: ({ confirmedMessage }) => messagePath(confirmedMessage),
    ready: 'Complete',
  },
  { name: 'delegates', path: `${home}/delegates`, ready: 'Proposers' },
  { name: 'apps', path: `${home}/apps`, ready: 'Apps' },
  {
    name: 'what can be executed',
    path: ({ ready }) => transactionPath(ready),
    ready: /No warnings · \d+ checks passed/,
  },
  {
    name: 'a payment with a rival',
    path: ({ payment }) => transactionPath(payment),
    ready: conflicts,
    allow: [conflicts, checksToLook],
  },
  {
    name: 'its rejection',
    path: ({ rejection }) => transactionPath(rejection),
    ready: conflicts,
    allow: [conflicts, checksToLook],
  },
  {
    name: 'a batch',
    path: ({ salaries }) => transactionPath(salaries),
    ready: 'Confirmations',
    allow: ['The calls of the batch send 0.4 ETH in total.', /to review/],
  },
  {
    as: bob,
    name: 'a new owner',
    path: ({ newOwner: hash }) => transactionPath(hash),
    ready: 'Confirmations',
    allow: newOwner,
  },
  { name: 'executed', path: ({ executed }) => transactionPath(executed), ready: 'Confirmed by the Safe’s event log' },
  {
    name: 'executed and failed',
    path: ({ failed }) => transactionPath(failed),
    ready: 'Executed, but the call failed',
    allow: ['It was executed, but its call failed. The nonce is used.', checksToLook],
  },
  // Judged by owners and threshold of their own time.
  ...[3, 4, 6, 8, 10, 13, 14, 16].map(
    (nonce): HonestScreen => ({
      name: `executed with nonce ${nonce}`,
      path: ({ past }) => transactionPath(past(nonce)),
      ready: 'Confirmed by the Safe’s event log',
    }),
  ),
  { as: dave, name: 'home of Operations', path: at(operations), ready: 'Recent activity' },
  { name: 'queue of Operations', path: at(operations, '/queue'), ready: 'Queue code' },
  { name: 'history of Operations', path: at(operations, '/history'), ready: /No transactions are omitted/ },
  { as: carol, name: 'home of Legacy', path: at(legacy), ready: 'Recent activity' },
  { name: 'history of Legacy', path: at(legacy, '/history'), ready: /No transactions are omitted/ },
  { as: erin, name: 'home of the Subsidiary', path: at(subsidiary), ready: 'Recent activity' },
  { name: 'queue of the Subsidiary', path: at(subsidiary, '/queue'), ready: 'Queue code' },
  { as: alice, name: 'home of Grants', path: at(grants), ready: 'Recent activity' },
  { name: 'queue of Grants', path: at(grants, '/queue'), ready: /No pending transactions/ },
  { name: 'assets of Grants', path: at(grants, '/assets'), ready: 'NFTs' },
  { as: bob, name: 'your Safes, another owner', path: '/', ready: 'Treasury' },
  { name: 'what needs another owner', path: '/inbox', ready: 'Erin' },
]
