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
const conflicts = 'Other transactions wait for nonce 21'
const newOwner = [/owner/i, /threshold/i]
const checksToLook = /to look at/

/** Pages about which nobody lies. */
export const honestScreens: readonly HonestScreen[] = [
  { as: alice, name: 'your Safes', path: '/', ready: 'Treasury' },
  { name: 'what needs you', path: '/inbox', ready: '3,400 USDC' },
  { name: 'settings of this browser', path: '/settings', ready: 'Second node' },
  { name: 'home of the Treasury', path: home, ready: 'All history' },
  { name: 'queue', path: queuePath, ready: 'Queue code', allow: [checksToLook] },
  { name: 'history', path: historyPath, ready: /Nothing is left out/ },
  { name: 'history: received', path: `${historyPath}?only=incoming`, ready: /rows on screen/ },
  { name: 'assets', path: `${home}/assets`, ready: 'Collectibles' },
  { name: 'new transaction', path: `${home}/new`, ready: 'Whatever you choose' },
  { name: 'send', path: `${home}/send`, ready: /is the first that nothing known uses/ },
  { name: 'pay many', path: `${home}/batch-transfer`, ready: 'A payment run' },
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
    ready: 'Who signed',
    allow: ['Signing this Order lets somebody act or trade for the Safe.', checksToLook],
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
    ready: 'Who signed',
    allow: ['The calls of the batch send 0.4 ETH together.', /to look at/],
  },
  {
    as: bob,
    name: 'a new owner',
    path: ({ newOwner: hash }) => transactionPath(hash),
    ready: 'Who signed',
    allow: newOwner,
  },
  { name: 'executed', path: ({ executed }) => transactionPath(executed), ready: 'The Safe’s own log' },
  {
    name: 'executed and failed',
    path: ({ failed }) => transactionPath(failed),
    ready: 'Executed, and its call failed',
    allow: ['It was executed and failed inside; its nonce is used up.', checksToLook],
  },
  // Judged by owners and threshold of their own time.
  ...[3, 4, 6, 8, 10, 13, 14, 16].map(
    (nonce): HonestScreen => ({
      name: `executed with nonce ${nonce}`,
      path: ({ past }) => transactionPath(past(nonce)),
      ready: 'The Safe’s own log',
    }),
  ),
  { as: dave, name: 'home of Operations', path: at(operations), ready: 'All history' },
  { name: 'queue of Operations', path: at(operations, '/queue'), ready: 'Queue code' },
  { name: 'history of Operations', path: at(operations, '/history'), ready: /Nothing is left out/ },
  { as: carol, name: 'home of Legacy', path: at(legacy), ready: 'All history' },
  { name: 'history of Legacy', path: at(legacy, '/history'), ready: /Nothing is left out/ },
  { as: erin, name: 'home of the Subsidiary', path: at(subsidiary), ready: 'All history' },
  { name: 'queue of the Subsidiary', path: at(subsidiary, '/queue'), ready: 'Queue code' },
  { as: alice, name: 'home of Grants', path: at(grants), ready: 'All history' },
  { name: 'queue of Grants', path: at(grants, '/queue'), ready: /nothing that waits/ },
  { name: 'assets of Grants', path: at(grants, '/assets'), ready: 'Collectibles' },
  { as: bob, name: 'your Safes, another owner', path: '/', ready: 'Treasury' },
  { name: 'what needs another owner', path: '/inbox', ready: 'Erin' },
]
