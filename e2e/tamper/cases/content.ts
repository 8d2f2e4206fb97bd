import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { getAddress, keccak256, toHex } from 'viem'
import { expect } from 'vitest'
import { all, append, edit, flatMap, read, set } from '../support/json.ts'
import { at, ofTransaction, paths, Reply, silence, together } from '../support/Lie.ts'
import { historyPath, home, inEffect, inRow, messagePath, queuePath, transactionPath } from '../support/pages.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [alice, , , , , , grace] = demoAccounts
const markup = '<img src="https://track.example/x.png" onerror="document.title=1"><b id="bold">bold</b>'
const turned = 'Gr\u202ecalm\u202c\u200bace\u2066'
const long = 'x'.repeat(5_000)
const logo = 'https://track.example/logo.svg'

const isQuiet = async (requested: readonly string[], page: Page) => {
  expect(requested.filter((url) => url.includes('track.example'))).toEqual([])
  expect(await page.locator('#bold').count()).toBe(0)
  expect((await page.getByRole('main').allInnerTexts()).join()).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/)
}

/** So many addresses that are nobody's. */
const many = Array.from({ length: 3_000 }, (_, index) => getAddress(`0x${keccak256(toHex(index)).slice(-40)}`))

const proposers = many.map((delegate, index) => ({
  delegate,
  delegator: alice.address,
  label: `Proposer ${index + 1}`,
  safe: demoSafes.treasury.address,
}))

/** In the name of each of them, a signature that is none. */
const bogus = Array.from({ length: 5_000 }, (_, index) => ({
  signature: `${keccak256(toHex(index))}${keccak256(toHex(index + 1)).slice(2)}1b`,
  signer: { value: getAddress(`0x${keccak256(toHex(index)).slice(-40)}`) },
  submittedAt: Date.UTC(2026, 10, 12),
}))

/** A thousand changes of everything, in every stream. */
const storm = `event: changed\ndata: ${JSON.stringify({
  block: 1,
  kinds: ['safe', 'queue', 'history', 'balances', 'messages', 'collectibles', 'delegates'],
})}\n\n`.repeat(1_000)

export const contentCases: readonly TamperCase[] = [
  {
    act: async ({ requested, page }) => {
      await inEffect('3,400 USDC')(page).first().waitFor()
      await page.getByText('Reported by the service (not verified)').click()
      await isQuiet(requested, page)
    },
    hides: [long],
    id: 'T83',
    lie: 'markup, turned and endless text',
    open: ({ payment }) => transactionPath(payment),
    shows: [inEffect('3,400 USDC')],
    signs: ({ payment }) => payment,
    createLie: ({ payment }) =>
      ofTransaction(
        payment,
        all(
          set('note', `${markup}${turned}${long}`),
          set('txInfo.recipient', { name: turned, value: grace.address }),
          set('safeAppInfo', { logoUri: logo, name: `${markup}${turned}`, url: 'javascript:alert(1)' }),
        ),
      ),
  },
  {
    act: async ({ requested, page }) => {
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await isQuiet(requested, page)
    },
    id: 'T83 history',
    lie: 'markup and turned text in the history',
    open: historyPath,
    shows: [/rows on screen/],
    createLie: () =>
      at(
        paths.history,
        flatMap('results', (item) => [
          read(item, 'transaction') === undefined
            ? item
            : all(
                set('transaction.note', `${markup}${turned}`),
                set('transaction.txInfo.humanDescription', markup),
              )(item),
        ]),
      ),
  },
  {
    act: async ({ requested, page }) => {
      await page.getByRole('row').filter({ hasText: 'USDC' }).first().waitFor()
      await isQuiet(requested, page)
    },
    id: 'T84',
    lie: 'pictures that report who looks',
    open: `${home}/assets`,
    shows: [(page) => page.getByRole('row').filter({ hasText: 'USDC' })],
    createLie: () =>
      together(
        at(
          paths.balances,
          flatMap('items', (item) => [set('tokenInfo.logoUri', logo)(item)]),
        ),
        at(
          /\/collectibles/,
          flatMap('results', (item) => [all(set('logoUri', logo), set('imageUri', logo))(item)]),
        ),
        at(paths.chain, set('chainLogoUri', logo)),
      ),
  },
  {
    id: 'T85',
    lie: 'a link to what does not exist',
    open: transactionPath(`0x${'7e'.repeat(32)}`),
    shows: ['Transaction not found'],
    signs: 'nothing',
  },
  {
    id: 'T85 answered',
    lie: 'a link to what does not exist, answered with something else',
    open: transactionPath(`0x${'7e'.repeat(32)}`),
    shows: ['You can’t sign or execute this', 'This is not the transaction in the link.'],
    signs: 'nothing',
    createLie: async ({ request, payment }) => {
      const details = await request(`/v1/chains/31337/transactions/${payment}`)
      return at(paths.details, (answer, { path }) => (path.includes('7e7e7e7e') ? new Reply(200, details) : answer))
    },
  },
  {
    id: 'T86 pages',
    lie: 'a queue without end',
    open: queuePath,
    shows: ['Only the first pending transactions are shown', inRow('3,400 USDC')],
    createLie: ({ url }) => at(paths.queue, (page, { path }) => set('next', `${url}${path}`)(page)),
  },
  {
    id: 'T86 Safes',
    lie: 'three thousand Safes of yours',
    act: async ({ page }) => {
      await page.getByText('2,9', { exact: false }).first().waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(200)
    },
    open: '/',
    shows: [/The service lists 2,9\d\d more Safes/],
    createLie: () => at(paths.ownedSafes, append('safes', ...many)),
  },
  {
    act: async ({ page, requested }) => {
      await page.getByText('Some NFTs are missing').waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(200)
      expect(requested.length).toBeLessThan(600)
    },
    id: 'T86 NFTs',
    lie: 'five thousand NFTs',
    open: `${home}/assets`,
    shows: ['Some NFTs are missing: the service listed more than can be loaded at once.'],
    createLie: () =>
      at(
        paths.collectibles,
        edit('results', (list) => {
          const [first]: unknown[] = Array.isArray(list) ? list : []
          return Array.from({ length: 5_000 }, (_, index) => set('id', `${index + 1}`)(first))
        }),
      ),
  },
  {
    act: async ({ page }) => {
      await page.getByText('Proposer 1', { exact: true }).waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(200)
    },
    id: 'T86 proposers',
    lie: 'three thousand proposers',
    open: `${home}/delegates`,
    shows: ['Proposer 1'],
    createLie: () => at(/\/delegates/, append('results', ...proposers)),
  },
  {
    id: 'T86 storm',
    lie: 'too many requests, always',
    open: queuePath,
    shows: ['Can’t load the queue'],
    createLie: () => at(paths.queue, () => new Reply(429, { code: 1, message: 'Too many requests' })),
  },
  {
    act: async ({ requested, page }) => {
      await inEffect('3,400 USDC')(page).first().waitFor()
      const before = requested.length
      // As long as a person reads.
      await page.waitForTimeout(10_000)
      expect(requested.length - before).toBeLessThan(150)
    },
    events: storm,
    id: 'T105',
    lie: 'a storm of changes that never happened',
    open: ({ payment }) => transactionPath(payment),
    shows: ['1 of 2 required, verified'],
    signs: ({ payment }) => payment,
  },
  {
    act: async ({ page }) => {
      await page.getByText(/more, not counted/).waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(250)
    },
    id: 'T106',
    lie: 'five thousand confirmations of one transaction',
    open: ({ payment }) => transactionPath(payment),
    shows: ['1 of 2 required, verified', 'There are more than 100 signatures. Only the first 100 were checked.'],
    signs: ({ payment }) => payment,
    createLie: ({ payment }) => ofTransaction(payment, append('detailedExecutionInfo.confirmations', ...bogus)),
  },
  {
    id: 'T106 message',
    lie: 'five thousand confirmations of one message',
    open: ({ openMessage }) => messagePath(openMessage),
    shows: ['There are more than 100 signatures. Only the first 100 were checked.'],
    createLie: ({ openMessage }) =>
      at(paths.message, (message) =>
        read(message, 'messageHash') === openMessage
          ? append('confirmations', ...bogus.map(({ signature, signer }) => ({ owner: signer, signature })))(message)
          : message,
      ),
  },
  {
    id: 'T106 queue',
    lie: 'five thousand confirmations in a row of the queue',
    open: queuePath,
    shows: [inRow('3,400 USDC'), '1 of 2 signed'],
    createLie: ({ payment }) => ofTransaction(payment, append('detailedExecutionInfo.confirmations', ...bogus)),
  },
  {
    id: 'T86 silence',
    lie: 'no answer to anything',
    open: ({ payment }) => transactionPath(payment),
    shows: ['The service is unreachable'],
    signs: 'nothing',
    createLie: () => () => silence,
  },
  {
    id: 'T86 drip',
    lie: 'an answer that never comes',
    open: queuePath,
    shows: ['Loading the queue'],
    createLie:
      () =>
      (answer, { path }) =>
        paths.queue.test(path) ? new Promise(() => {}) : answer,
  },
  {
    id: 'T86 time',
    lie: 'a time that is no date',
    open: historyPath,
    shows: [/1 invalid row from the service/, /rows on screen/],
    createLie: () => {
      // The same row in every answer: the page asks again.
      let target: unknown
      return at(
        paths.history,
        flatMap('results', (item) => {
          target ??= read(item, 'transaction.id')
          const isTarget = target !== undefined && read(item, 'transaction.id') === target
          return [isTarget ? set('transaction.timestamp', 9e15)(item) : item]
        }),
      )
    },
  },
  {
    hides: [(page) => page.getByRole('link', { name: /example/ })],
    id: 'T88',
    lie: 'the app must be updated elsewhere',
    open: queuePath,
    shows: [/The service rejected the request: “.*Update your app at \[link removed\] now”/],
    createLie: () =>
      at(paths.queue, () => new Reply(426, { code: 1, message: 'Update your app at https://safe.example/app now' })),
  },
]
