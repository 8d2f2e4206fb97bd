import type { ChainConfig } from '@countersign/protocol/config'
import { type Movement, MovementPageSchema } from '@countersign/protocol/wire'
import { strFromU8, unzipSync } from 'fflate'
import { type Hex, toHex, zeroAddress } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import {
  answerReceipts,
  createMovement,
  createMovementPage,
  createPayment,
  testToken,
} from '../../../test/testMovements.ts'
import { safe as address, bob, carol } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { HistoryRecord } from '../../domain/transfers/scanHistory.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { parseCsv } from '../../lib/parseCsv.ts'
import type { Asset } from './ExportEntry.ts'
import { csvHeadings, exportColumns } from './exportColumns.ts'
import { type ExportTransfersParameters, exportTransfers } from './exportTransfers.ts'
import { createFilter } from './matchEntry.ts'
import { openInPieces } from './openSink.ts'
import { openWorkbook } from './openWorkbook.ts'
import { setTransferNote } from './transferNotes.ts'

const t = createCatalogue('export')

const coin: Partial<Movement> = { kind: 'native', token: null, value: '3000000000000000000' }
const movements = [
  createPayment(9, { ...coin, isRefund: true, position: '1,refund', value: '5' }),
  createPayment(8, { logIndex: 3, note: '=HYPERLINK("http://evil")', price: '1.10', to: carol }),
  createPayment(8, { logIndex: 2, position: '2' }),
  createMovement(7, { value: '9000000' }),
  createMovement(6, coin),
]

/** The chain's truth. A payment's Safe nonce cannot be verified without the signed body. */
const onChain = movements.map((movement) => ({ ...movement, isRefund: false, nonce: null }))

type Node = {
  chain?: Movement[]
  coin?: bigint
  head?: bigint
  listed?: Movement[]
  /** Requests for receipts that it does not answer, from the first on. */
  silence?: number
  token?: bigint
}

async function run(
  changes: Partial<ExportTransfersParameters> = {},
  { chain, coin = 3n * 10n ** 18n - 5n, head = 100n, listed = movements, silence = 0, token = 5_000_000n }: Node = {},
) {
  const answerChain = answerReceipts(chain ?? listed)
  let unanswered = silence
  const word = (value: bigint): Hex => toHex(value, { size: 32 })
  const services = createTestServices({
    answerNode: (method, params) => {
      if (method === 'eth_blockNumber') return toHex(head)
      if (method === 'eth_getBalance') return toHex(coin)
      if (method === 'eth_call') return word(token)
      if (method === 'eth_getTransactionReceipt' && unanswered > 0) {
        unanswered -= 1
        throw new Error(method)
      }
      const answer = answerChain(method, params)
      if (answer === undefined) throw new Error(method)
      return answer
    },
    answerService: () => createMovementPage(listed, { currency: 'EUR' }),
  })
  const progress: unknown[] = []
  const exported = await exportTransfers(services, {
    currency: 'EUR',
    filter: createFilter({}),
    findAsset: async (asset): Promise<Asset> =>
      asset === zeroAddress
        ? { address: asset, decimals: 18, source: 'bundled', symbol: 'ETH' }
        : { address: asset, decimals: 6, source: 'chain', symbol: 'USDC' },
    format: 'csv',
    nameOf: (account) => (account === bob ? '@bob' : undefined),
    notes: setTransferNote(
      {},
      { chainId: 31337, transactionHash: createMovement(7).transactionHash },
      { category: 'Grants', note: 'First, "part"' },
    ),
    onProgress: (state) => progress.push(state),
    safe: testSafe,
    scan: async () => toRecord(chain ?? listed),
    signal: new AbortController().signal,
    sink: openInPieces(),
    version: '1.4.1',
    ...changes,
  })
  return { exported, progress, text: await exported.blob.text() }
}

/** The Safe's logs of these transfers. */
function toRecord(list: readonly Movement[]): HistoryRecord {
  const isLogged = ({ kind, to }: Movement) => (kind === 'native' ? to === address : kind !== 'erc1155')
  return {
    executions: [],
    from: 0n,
    hash: '0x',
    isCreation: true,
    multiTransfers: [],
    to: 100n,
    transfers: list
      .filter(isLogged)
      .map(({ blockNumber, from, kind, logIndex, to, token, transactionHash, value }) => ({
        blockNumber: BigInt(blockNumber),
        from,
        logIndex,
        to,
        token: token ?? undefined,
        transactionHash,
        type: kind === 'native' ? 'NATIVE_COIN' : kind === 'erc721' ? 'ERC721' : 'ERC20',
        value: BigInt(value),
      })),
  }
}

const readRows = (text: string) => {
  const [head, ...rows] = [...parseCsv(text, ',')].map(({ cells }) => cells)
  expect(head).toEqual(exportColumns.map((column) => csvHeadings[column]))
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [exportColumns[index], cell])))
}

test('default: one row for each movement, by name, with fees once and notes', async () => {
  const { exported, progress, text } = await run()
  const rows = readRows(text)
  expect(text).toMatch(/^"Time \(UTC\)",Chain,Safe,Direction,Received,Sent,Asset,/)
  expect(Object.keys(rows[0] ?? {})).toEqual([...exportColumns])
  expect(rows).toHaveLength(5)
  expect(rows[0]).toMatchObject({ amountOut: '0.000000000000000005', asset: 'ETH', category: t('refundCategory') })
  // Formula-like names and notes are exported as text.
  expect(rows[1]).toMatchObject({
    counterparty: '',
    currency: 'EUR',
    networkFee: '0.000021',
    price: '1.10',
    proposalNote: `'=HYPERLINK("http://evil")`,
    value: '2.2',
  })
  expect(rows[2]).toMatchObject({
    counterparty: "'@bob",
    direction: 'out',
    networkFee: '',
    price: '',
    value: '',
  })
  expect(rows[3]).toMatchObject({
    amountIn: '9',
    amountOut: '',
    category: 'Grants',
    counterpartyAddress: bob,
    kind: 'incoming',
    note: 'First, "part"',
    chain: testSafe.chain.name,
    safe: address,
    time: '2026-01-01 07:00:00',
    token: testToken,
  })
  expect(exported.written).toBe(5)
  expect(progress.at(-1)).toEqual({ all: 5, looked: 5, percent: 0, written: 5 })
})

test('behavior: the sums are those of the chain', async () => {
  const { exported } = await run()
  expect(exported.reconciled.map(({ asset, difference }) => [asset.symbol, difference])).toEqual([
    ['USDC', 0n],
    ['ETH', 0n],
  ])
})

test('behavior: each number of an ERC-1155 has a sum of its own, held against its contract', async () => {
  const coupon = { kind: 'erc1155', value: '3' } as const
  const listed = [
    createPayment(9, { ...coupon, tokenId: '7', value: '1' }),
    createMovement(8, { ...coupon, tokenId: '8' }),
    createMovement(7, { ...coupon, tokenId: '7' }),
  ]
  const { exported, text } = await run({}, { coin: 0n, listed, token: 2n })
  expect(exported.reconciled.map(({ difference, held, tokenId }) => [tokenId, held, difference])).toEqual([
    ['7', 2n, 0n],
    ['8', 2n, -1n],
  ])
  expect(readRows(text).map(({ amountIn, amountOut, tokenId }) => [tokenId, amountIn, amountOut])).toEqual([
    ['7', '', '1'],
    ['8', '3', ''],
    ['7', '3', ''],
  ])
})

test('behavior: a difference is told, also by the file', async () => {
  const { exported, text } = await run({ format: 'json' }, { token: 4_999_999n })
  expect(exported.reconciled.find(({ asset }) => asset.symbol === 'USDC')?.difference).toBe(-1n)
  const parsed = JSON.parse(text)
  expect(parsed).toMatchObject({ block: 100, chainId: 31337, format: 'countersign-transfers', safe: address })
  expect(parsed.transfers).toHaveLength(5)
  expect(parsed.reconciliation).toContainEqual(expect.objectContaining({ asset: 'USDC', difference: '-0.000001' }))
})

test('behavior: a node that lags is not asked for what it cannot know', async () => {
  const { exported } = await run({}, { head: 99n })
  expect(exported.reconciled.map(({ difference, held }) => [difference, held])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('parameters: a filter narrows the file down, and not what is held against the chain', async () => {
  const { exported, text } = await run({ filter: createFilter({ direction: 'in' }) })
  expect(readRows(text)).toHaveLength(2)
  expect(exported.totals.map(({ asset, in: received, out }) => [asset.symbol, received, out])).toEqual([
    ['USDC', 9_000_000n, 0n],
    ['ETH', 3n * 10n ** 18n, 0n],
  ])
  expect(exported.reconciled.every(({ difference }) => difference === 0n)).toBe(true)
})

test('behavior: stopped, it stops', async () => {
  const stopping = new AbortController()
  stopping.abort()
  await expect(run({ signal: stopping.signal })).rejects.toThrow()
})

test('error: an answer that is none is refused', () => {
  const page = createMovementPage([createMovement(1)])
  const wrong = [{ value: '-1' }, { value: '1e9' }, { token: '0x1' }, { price: '1,5' }, { timestamp: 9e15 }]
  for (const change of wrong)
    expect(MovementPageSchema.safeParse({ ...page, results: [{ ...page.results[0], ...change }] }).success).toBe(false)
  expect(MovementPageSchema.safeParse(page).success).toBe(true)
})

test('behavior: each row says whether the chain confirms it', async () => {
  const { exported, text } = await run({}, { listed: onChain })
  expect(readRows(text).map(({ verification, verified }) => [verified, verification])).toEqual(
    onChain.map(() => ['yes', '']),
  )
  expect(exported.proof).toEqual({ false: 0, omitted: { known: 0, later: 0, unlisted: 0 }, unverified: 0, verified: 5 })
})

type Lie = (rows: Movement[]) => Movement[]
const alter =
  (index: number, change: Partial<Movement>): Lie =>
  (rows) =>
    rows.map((row, place) => (place === index ? { ...row, ...change } : row))

test.each<[string, Lie]>([
  ['counterparty', alter(3, { from: carol })],
  ['amount', alter(3, { value: '8000000' })],
  ['two amounts, swapped', (rows) => alter(3, { value: '2000000' })(alter(2, { value: '9000000' })(rows))],
  ['year', alter(3, { timestamp: Date.UTC(2025, 0, 1, 7) })],
  ['network fee', alter(1, { networkFee: '1' })],
  ['payer of the fee', alter(1, { feePayer: carol })],
  ['Safe transaction', alter(1, { safeTxHash: `0x${'8'.repeat(64)}` })],
  ['nonce', alter(1, { nonce: '9' })],
  ['module', alter(3, { module: carol })],
  ['token', alter(3, { token: carol })],
  ['row that never was', (rows) => [createMovement(10), ...rows]],
  [
    'row that comes twice',
    (rows) => rows.flatMap((row, index) => (index === 3 ? [row, { ...row, position: '9' }] : row)),
  ],
])('behavior: another %s is not verified, and nothing is called whole', async (_, lie) => {
  const { exported, text } = await run({}, { chain: onChain, listed: lie(onChain) })
  expect(exported.proof.false + exported.proof.unverified).toBeGreaterThan(0)
  expect(readRows(text).filter(({ verified }) => verified === 'no')).not.toEqual([])
})

test('behavior: a node that fails once is asked again', async () => {
  const { exported } = await run({}, { listed: onChain, silence: 1 })
  expect(exported.proof).toEqual({ false: 0, omitted: { known: 0, later: 0, unlisted: 0 }, unverified: 0, verified: 5 })
})

test('behavior: rows that no node could read are not verified, and not called omitted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  onTestFinished(() => void vi.useRealTimers())
  const { exported } = await run({}, { listed: onChain, silence: Number.POSITIVE_INFINITY })
  expect(exported.proof).toEqual({ false: 0, omitted: { known: 0, later: 0, unlisted: 0 }, unverified: 5, verified: 0 })
})

test('behavior: a pair that cancels out, or a whole asset, that is left out is found in the logs', async () => {
  const pair = [createPayment(20, { nonce: null, value: '7' }), createMovement(19, { value: '7' })]
  const { exported } = await run({}, { chain: [...pair, ...onChain], listed: onChain })
  expect(exported.reconciled.every(({ difference }) => difference === 0n)).toBe(true)
  expect(exported.proof.omitted).toEqual({ known: 2, later: 0, unlisted: 0 })
  const other = await run({}, { chain: [createMovement(20, { token: carol }), ...onChain], listed: onChain })
  expect(other.exported.proof.omitted).toEqual({ known: 0, later: 0, unlisted: 1 })
  const after = await run({}, { chain: [createMovement(101), ...onChain], listed: onChain })
  expect(after.exported.proof.omitted).toEqual({ known: 0, later: 1, unlisted: 0 })
})

test('behavior: a token of the operator’s that the service leaves out is held against the chain', async () => {
  const chain: ChainConfig = {
    ...testSafe.chain,
    tokens: [{ address: testToken, decimals: 6, name: 'USD Coin', symbol: 'USDC' }],
  }
  const listed = onChain.filter(({ kind }) => kind === 'native')
  const { exported } = await run({ safe: { ...testSafe, chain } }, { chain: onChain, listed })
  expect(exported.reconciled.find(({ asset }) => asset.address === testToken)?.difference).toBe(5_000_000n)
})

test('behavior: without logs, or of a version that writes none, completeness is not known', async () => {
  expect((await run({ scan: async () => undefined }, { listed: onChain })).exported.proof.omitted).toBeUndefined()
  expect((await run({ version: '1.1.1' }, { listed: onChain })).exported.proof.omitted).toBeUndefined()
})

test('behavior: decimals that only the service gives leave the row unverified', async () => {
  const findAsset = async (asset: `0x${string}`): Promise<Asset> => ({
    address: asset,
    decimals: 6,
    source: 'service',
    symbol: 'X',
  })
  const { text } = await run({ findAsset }, { listed: onChain })
  expect(readRows(text)[3]).toMatchObject({ verification: 'token', verified: 'no' })
})

test('parameters: a byte order mark, which is no part of the first heading', async () => {
  const { exported } = await run({ hasMark: true })
  const bytes = new Uint8Array(await exported.blob.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { text } = await run()
  expect(new TextDecoder().decode(bytes)).toBe(text)
})

test('parameters: a workbook, with dates and numbers as such and text as text', async () => {
  const { exported } = await run({ format: 'xlsx', sink: openWorkbook(openInPieces()) })
  const files = unzipSync(new Uint8Array(await exported.blob.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.match(/<row>/g)).toHaveLength(6)
  expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true)
  // The first of January 2026, seven o'clock, in days since the end of 1899.
  expect(sheet).toContain('<c s="1"><v>46023.291667</v></c>')
  expect(sheet).toContain('<c><v>0.000000000000000005</v></c>')
  expect(sheet).toContain('>=HYPERLINK(&quot;http://evil&quot;)</t>')
})
