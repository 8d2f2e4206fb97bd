import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../support/settle.ts'
import { imitate } from '../support/createProposal.ts'
import { append, type Change, set } from '../support/json.ts'
import { at, paths } from '../support/Lie.ts'
import { home, inEffect, transactionPath } from '../support/pages.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, , , , , , , , , judy] = demoAccounts
const { operations, treasury } = demoSafes

/** The notice on the page itself, not the strip at its foot. */
const alarm = 'The service contradicts the chain'

const linkTo = (address: string) => (page: Page) => page.locator(`a[href="/31337/${address}"]`)

const ofSafe = (change: Change) => () => at(paths.safe, change)
const ofChain = (change: Change) => () => at(paths.chain, change)

/** Facts of a Safe that the chain knows better. */
const facts: readonly [TamperCase['id'], string, Change, string][] = [
  ['T07', 'another version of the Safe', set('version', '1.1.1'), 'The service’s version is wrong'],
  [
    'T08',
    'another implementation',
    set('implementation', { value: judy.address }),
    'The service’s implementation is wrong',
  ],
  ['T09 added', 'an owner who is none', append('owners', { value: judy.address }), 'The service’s owners is wrong'],
  [
    'T09 dropped',
    'an owner left out',
    set('owners', [{ value: treasury.owners[0] }, { value: treasury.owners[1] }]),
    'The service’s owners is wrong',
  ],
  ['T10', 'a lower threshold', set('threshold', 1), 'The service’s threshold is wrong'],
  ['T11', 'an older nonce', set('nonce', 3), 'The service’s nonce is wrong'],
  ['T12', 'a module that is not there', set('modules', [{ value: judy.address }]), 'The service’s modules is wrong'],
  ['T13', 'a guard that is not there', set('guard', { value: judy.address }), 'The service’s guard is wrong'],
  [
    'T14',
    'another fallback handler',
    set('fallbackHandler', { value: judy.address }),
    'The service’s fallback handler is wrong',
  ],
]

/** What is asked of a chain's description that only the operator's file decides. */
const descriptions: readonly [TamperCase['id'], string, Change, string][] = [
  [
    'T01 chain',
    'the chain has another id',
    set('chainId', '1'),
    'The service’s chain ID differs from the configuration',
  ],
  [
    'T03',
    'the short name of another chain',
    set('shortName', 'eth'),
    'The service’s short name differs from the configuration',
  ],
  [
    'T15 symbol',
    'a coin of another name',
    set('nativeCurrency.symbol', 'USDC'),
    'The service’s currency symbol differs from',
  ],
  [
    'T15 decimals',
    'a coin with other decimals',
    set('nativeCurrency.decimals', 6),
    'The service’s currency decimals differs from',
  ],
  [
    'T16',
    'a contract for batches of its own',
    set('contractAddresses.multiSendAddress', judy.address),
    'The service gives a multiSendAddress that is not official',
  ],
]

export const identityCases: readonly TamperCase[] = [
  {
    id: 'T01',
    lie: 'the Safe is of another chain',
    open: home,
    shows: [alarm, 'The service responded for another chain.'],
    createLie: ofSafe(set('chainId', '1')),
  },
  {
    act: async ({ requested, page }) => {
      await page.getByRole('main').getByText('2 of 3 owners must sign').waitFor()
      expect(requested.filter((url) => url.includes('node.example'))).toEqual([])
    },
    id: 'T02',
    lie: 'a node of the service’s own',
    open: home,
    shows: ['2 of 3 owners must sign'],
    createLie: ofChain(set('rpcUri', { authentication: 'NO_AUTHENTICATION', value: 'https://node.example' })),
  },
  {
    id: 'T04',
    lie: 'the answer is about another Safe',
    open: home,
    shows: [alarm, 'The service responded for another Safe.'],
    createLie: ofSafe(set('address', { value: operations.address })),
  },
  {
    id: 'T04 review',
    lie: 'the answer is about another Safe, seen where one signs',
    open: ({ payment }) => transactionPath(payment),
    shows: [alarm, 'The service responded for another Safe.'],
    createLie: ofSafe(set('address', { value: operations.address })),
  },
  {
    id: 'T05',
    lie: 'a look-alike among your Safes',
    open: '/',
    shows: ['Similar to the address of another of your Safes. Compare every character.', imitate(treasury.address)],
    createLie: () => at(paths.ownedSafes, append('safes', imitate(treasury.address))),
  },
  {
    id: 'T05 foreign',
    lie: 'a Safe of others among your Safes',
    open: '/',
    shows: ['Listed by the service, but you are not an owner on the chain'],
    createLie: () => at(paths.ownedSafes, append('safes', demoSafes.legacy.address)),
  },
  {
    act: async ({ page }) => {
      await page.getByTitle(/^Switch Safe/).click()
      // In the same response, and truly one of Alice's.
      await linkTo(demoSafes.grants.address)(page).first().waitFor()
    },
    hides: [linkTo(imitate(treasury.address)), linkTo(demoSafes.legacy.address)],
    id: 'T05 switcher',
    lie: 'a look-alike, and a Safe of others, in the menu that shows short addresses',
    open: home,
    shows: [linkTo(demoSafes.grants.address)],
    createLie: () => at(paths.ownedSafes, append('safes', imitate(treasury.address), demoSafes.legacy.address)),
  },
  {
    act: async ({ page }) => {
      // The header of a page that still opens has no shortcuts yet.
      await settle(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search Safes, pages and actions' }).fill('0x')
      await page.getByRole('option').filter({ hasText: 'Grants' }).first().waitFor()
    },
    hides: [(page) => page.getByRole('option').filter({ hasText: imitate(treasury.address) })],
    id: 'T05 commands',
    lie: 'a look-alike among the commands',
    open: home,
    shows: ['2 of 3 owners must sign'],
    createLie: () => at(paths.ownedSafes, append('safes', imitate(treasury.address))),
  },
  {
    id: 'T06',
    lie: 'a Safe where none is',
    open: `/31337/${judy.address}`,
    shows: ['This is not a Safe'],
    createLie: ofSafe(set('threshold', 2)),
  },
  {
    id: 'T12 hidden',
    lie: 'an enabled module hidden',
    open: async ({ safeWithModule }) => `/31337/${await safeWithModule()}`,
    shows: [alarm, 'The service’s modules is wrong', '1 of 1 owners must sign'],
    createLie: ofSafe(set('modules', null)),
  },
  ...facts.map(
    ([id, lie, change, words]): TamperCase => ({
      id,
      lie,
      open: home,
      shows: [alarm, words, '2 of 3 owners must sign', 'Next nonce: 20'],
      createLie: ofSafe(change),
    }),
  ),
  ...descriptions.map(
    ([id, lie, change, words]): TamperCase => ({
      id,
      lie,
      open: home,
      shows: [alarm, words],
      createLie: ofChain(change),
    }),
  ),
  {
    id: 'T16 singleton',
    lie: 'a stranger’s contract called one of Safe’s',
    open: home,
    shows: [alarm, 'The service lists Safe contracts that Safe never released'],
    createLie: () =>
      at(/\/about\/master-copies/, (copies) =>
        Array.isArray(copies) ? [...copies, { address: judy.address, version: '1.4.1' }] : copies,
      ),
  },
  {
    hides: [/No warnings ·/],
    id: 'T17',
    lie: 'no feature of the chain is switched on',
    open: ({ payment }) => transactionPath(payment),
    shows: ['Other transactions use nonce 21', inEffect('3,400 USDC')],
    signs: ({ payment }) => payment,
    createLie: ofChain(set('features', [])),
  },
]
