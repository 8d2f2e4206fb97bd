import { readFile } from 'node:fs/promises'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { all, type Change, edit, flatMap, isObject, read, set } from '../support/json.ts'
import { at, paths } from '../support/Lie.ts'
import { historyPath, home } from '../support/pages.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const booksPath = `${home}/export`
const { treasury } = demoSafes
const complete = /All totals match the balances/
const wrong = /Transfers that do not match the chain: \d/
type Row = (item: unknown) => boolean
const isToken: Row = (item) => read(item, 'kind') === 'erc20'
const isIn: Row = (item) => read(item, 'to') === treasury.address && read(item, 'value') !== '0'
const isReceived: Row = (item) => isToken(item) && isIn(item)

/** Exports as CSV and gives its lines. */
async function save(page: Page): Promise<string[]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await saved).path()
  return (await readFile(file, 'utf8')).trim().split('\r\n')
}

type ExportLie = Pick<TamperCase, 'lie' | 'shows'> & { id: string; change: Change }

/** Opens the books under a lie, exports them, and looks at what is said of the file and in it. */
function createExport({ change, id, lie, shows }: ExportLie): TamperCase {
  return {
    act: async ({ page }) => {
      const lines = await save(page)
      const isMarked = lines.some((line) => line.includes(',no,'))
      // What is left out has no row that could be marked.
      if (!id.includes('omitted')) expect(isMarked, 'a row that is marked').toBe(true)
    },
    hides: [complete],
    id: `T120 ${id}`,
    lie,
    open: booksPath,
    shows,
    createLie: () => at(paths.movements, change),
  }
}

/** Changes the first row of a kind. */
function ofFirst(isMeant: Row, change: (item: unknown) => unknown[]): Change {
  return (page) => {
    let isDone = false
    return flatMap('results', (item) => {
      if (isDone || !isMeant(item)) return [item]
      isDone = true
      return change(item)
    })(page)
  }
}
const alter = (isMeant: Row, change: Change) => ofFirst(isMeant, (item) => [change(item)])

/** Two rows with each other's amounts: every sum stays. */
const swapAmounts: Change = (page) => {
  const results = read(page, 'results')
  const tokens = Array.isArray(results) ? results.filter((item) => isReceived(item)) : []
  const [first] = tokens
  const second = tokens.find(
    (item) => read(item, 'value') !== read(first, 'value') && read(item, 'token') === read(first, 'token'),
  )
  return flatMap('results', (item) => {
    if (item === first) return [set('value', read(second, 'value'))(item)]
    return item === second ? [set('value', read(first, 'value'))(item)] : [item]
  })(page)
}

/** A thousand in and a thousand out, that never were. */
const inventPair: Change = (page) =>
  edit('results', (list) => {
    if (!Array.isArray(list)) return list
    const newest: unknown = list[0]
    const row = all(
      set('kind', 'native'),
      set('token', null),
      set('tokenId', null),
      set('isRefund', false),
      set('safeTxHash', null),
      set('nonce', null),
      set('module', null),
      set('value', `1000${'0'.repeat(18)}`),
    )(newest)
    const invent = (position: string, from: unknown, to: unknown, index: number) =>
      all(
        set('position', position),
        set('from', from),
        set('to', to),
        set('logIndex', 900 - index),
        set('transactionHash', `0x${'ef'.repeat(32)}`),
      )(row)
    const outsider = demoTokens.usdc.address
    return [invent('1', outsider, treasury.address, 0), invent('2', treasury.address, outsider, 1), ...list]
  })(page)

export const exportCases: readonly TamperCase[] = [
  {
    act: async ({ page }) => {
      const lines = await save(page)
      expect(lines.filter((line) => line.includes(',no,'))).toEqual([])
    },
    hides: [wrong, /Not verified/, /missing from the file/],
    id: 'T120 honest',
    lie: 'no lie: an honest export is confirmed as a whole',
    open: booksPath,
    shows: [complete, /All \d+ transfers are verified on the chain/],
  },
  createExport({
    change: alter(isReceived, set('from', demoTokens.demo.address)),
    id: 'counterparty',
    lie: 'another counterparty in the export',
    shows: [wrong],
  }),
  createExport({
    change: inventPair,
    id: 'pair',
    lie: 'a pair of transfers that cancel out',
    shows: [wrong],
  }),
  createExport({
    change: flatMap('results', (item) => (read(item, 'token') === demoTokens.usdc.address ? [] : [item])),
    id: 'omitted',
    lie: 'a whole asset left out of the export',
    shows: [/Transfers missing from the file: \d/, /The total of 1 asset does not match/],
  }),
  createExport({ change: swapAmounts, id: 'amounts', lie: 'two amounts swapped', shows: [wrong] }),
  createExport({
    change: alter(
      isReceived,
      edit('timestamp', (time) => Number(time) - 365 * 86_400_000),
    ),
    id: 'year',
    lie: 'another year',
    shows: [wrong],
  }),
  createExport({
    change: alter((item) => read(item, 'networkFee') !== null, set('networkFee', '5000000000000000000')),
    id: 'fee',
    lie: 'an invented network fee',
    shows: [wrong],
  }),
  {
    act: async ({ page }) => {
      const lines = await save(page)
      expect(lines[0]).toContain('Price (unverified)')
      expect(lines.filter((line) => line.includes(',987654.32,'))).not.toEqual([])
    },
    id: 'T120 price',
    lie: 'a wrong price: the column says that nobody checked it',
    open: booksPath,
    shows: [/Saved \d+ transfers/],
    createLie: () =>
      at(
        paths.movements,
        all(
          set('currency', 'USD'),
          flatMap('results', (item) => [set('price', '987654.32')(item)]),
        ),
      ),
  },
  {
    id: 'T121',
    lie: 'movements that never were, in the list',
    open: booksPath,
    shows: ['Does not match the chain'],
    createLie: () => at(paths.movements, inventPair),
  },
  {
    hides: [/\+1,0\d\d/, /−1,0\d\d/],
    id: 'T121 chart',
    lie: 'movements that never were, in the chart of the first page',
    open: home,
    shows: [/Transfers that do not match the chain: 2/],
    createLie: () => at(paths.movements, inventPair),
  },
  {
    act: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Show older' }).click()
      await page.getByText(/Duplicate rows/).waitFor()
    },
    hides: [/All (3[5-9]|[4-9]\d) rows/],
    id: 'T122',
    lie: 'a page of the history that comes again',
    open: historyPath,
    shows: [/Duplicate rows: \d+/],
    createLie: ({ url }) => {
      let first: unknown
      return at(paths.history, (answer, { path }) => {
        if (path.includes('again')) return set('next', null)(first)
        first = answer
        return set('next', `${url}${path}${path.includes('?') ? '&' : '?'}cursor=again`)(answer)
      })
    },
  },
  {
    id: 'T123',
    lie: 'executions by modules emptied under their filter',
    open: `${historyPath}?only=module`,
    shows: ['No transactions of this kind', /The service omits/, 'Execution by module'],
    createLie: () => at(/\/module-transactions/, all(set('results', []), set('next', null))),
  },
  {
    id: 'T123 received',
    lie: 'what was received emptied under its filter',
    open: `${historyPath}?only=incoming`,
    shows: ['No transactions of this kind', /The service omits/],
    createLie: () => at(/\/incoming-transfers/, all(set('results', []), set('next', null))),
  },
  {
    id: 'T124',
    lie: 'a total in the list of Safes',
    open: '/',
    shows: [
      /92,000,000/,
      (page) =>
        page
          .getByRole('main')
          .locator('span')
          .filter({ hasText: /92,000,000/ })
          .getByRole('button', { name: 'Evidence: Reported by the service, unverified' }),
    ],
    createLie: () =>
      at(/\/v\d\/safes\?/, (answer) =>
        Array.isArray(answer)
          ? answer.map((item: unknown) => (isObject(item) ? { ...item, fiatTotal: '92000000' } : item))
          : answer,
      ),
  },
  {
    id: 'T124 count',
    lie: 'ninety-nine transactions that wait for you',
    open: '/',
    shows: [
      /99 pending, 98 for you/,
      (page) =>
        page
          .getByRole('main')
          .locator('span')
          .filter({ hasText: /^99 pending, 98 for you/ })
          .getByRole('button', { name: 'Evidence: Reported by the service, unverified' }),
    ],
    createLie: () =>
      at(/\/v\d\/safes\?/, (answer) =>
        Array.isArray(answer)
          ? answer.map((item: unknown) => (isObject(item) ? { ...item, awaitingConfirmation: 98, queued: 99 } : item))
          : answer,
      ),
  },
  {
    id: 'T125',
    lie: 'a collectible under a famous name',
    open: `${home}/assets`,
    shows: [
      'CryptoPunk #7804',
      (page) =>
        page
          .getByRole('listitem')
          .filter({ hasText: 'CryptoPunk #7804' })
          .getByRole('button', { name: 'Evidence: Reported by the service, unverified' }),
    ],
    createLie: () => at(paths.collectibles, set('results.0.name', 'CryptoPunk #7804')),
  },
  {
    id: 'T126',
    lie: 'collectibles hidden',
    open: `${home}/assets`,
    shows: [/NFTs that the service does not list: \d/],
    createLie: () => at(paths.collectibles, all(set('results', []), set('next', null))),
  },
]
