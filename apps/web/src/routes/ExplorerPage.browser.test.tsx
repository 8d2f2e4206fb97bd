import { expectAccessible } from '@countersign/test/browser'
import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  HttpRequestError,
  numberToHex,
  pad,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob, carol, safe } from '../../test/testReport.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('explorer')
const tShell = createCatalogue('shell')
const tCommon = createCatalogue('common')

const token = carol
const hash = `0x${'ab'.repeat(32)}` as const
const blockHash = `0x${'cd'.repeat(32)}` as const
const answerService = () => new Error('The service is away.')
const amount = encodeAbiParameters([{ type: 'uint256' }], [2_500_000n])

const log = {
  address: token,
  blockHash,
  blockNumber: '0x64',
  data: amount,
  logIndex: '0x0',
  removed: false,
  topics: encodeEventTopics({ abi: erc20Abi, args: { from: alice, to: bob }, eventName: 'Transfer' }),
  transactionHash: hash,
  transactionIndex: '0x0',
}
const transaction = {
  accessList: [],
  blockHash,
  blockNumber: '0x64',
  chainId: '0x7a69',
  from: alice,
  gas: '0x186a0',
  gasPrice: '0x3b9aca00',
  hash,
  input: encodeFunctionData({ abi: erc20Abi, args: [bob, 2_500_000n], functionName: 'transfer' }) as Hex,
  nonce: '0x7',
  r: '0x1',
  s: '0x1',
  to: token as Hex | null,
  transactionIndex: '0x0',
  type: '0x2',
  v: '0x0',
  value: numberToHex(10n ** 17n),
  yParity: '0x0',
}
const receipt = {
  blockHash,
  blockNumber: '0x64',
  contractAddress: null as Hex | null,
  cumulativeGasUsed: '0xc350',
  effectiveGasPrice: '0x3b9aca00',
  from: alice,
  gasUsed: '0xc350',
  logs: [log],
  logsBloom: '0x',
  status: '0x1',
  to: token,
  transactionHash: hash,
  transactionIndex: '0x0',
  type: '0x2',
}
const block = {
  baseFeePerGas: '0x3b9aca00',
  difficulty: '0x0',
  extraData: '0x',
  gasLimit: '0x1c9c380',
  gasUsed: '0xc350',
  hash: blockHash,
  logsBloom: '0x',
  miner: bob,
  nonce: '0x0000000000000000',
  number: '0x64',
  parentHash: `0x${'ef'.repeat(32)}`,
  size: '0x400',
  timestamp: '0x65000000',
  transactions: [hash],
}

type Node = Partial<Record<string, (params: readonly unknown[]) => unknown>>

/** A node with one block and one transaction, changed by tests. */
const createNode =
  (changed: Node = {}) =>
  (method: string, params: unknown): unknown => {
    const answers: Node = {
      eth_blockNumber: () => '0x6e',
      eth_call: ([call]) => callToken(call),
      eth_chainId: () => '0x7a69',
      eth_getBalance: () => numberToHex(15n * 10n ** 17n),
      eth_getBlockByHash: ([which]) => (which === blockHash ? block : null),
      eth_getBlockByNumber: ([which]) => (which === '0x65' ? null : block),
      eth_getCode: () => '0x',
      eth_getStorageAt: () => pad('0x00'),
      eth_getTransactionByHash: ([which]) => (which === hash ? transaction : null),
      eth_getTransactionCount: () => '0x9',
      eth_getTransactionReceipt: ([which]) => (which === hash ? receipt : null),
      ...changed,
    }
    const answer = answers[method]
    if (!answer) throw new Error(`The test has no answer for ${method}.`)
    return answer(Array.isArray(params) ? params : [])
  }

/** Control characters, bidirectional text, markup, and excessive length. */
const evilName = `<img src=x onerror=alert(1)>\u202e\u0000${'long'.repeat(200)}`

function callToken(call: unknown): Hex {
  const data = typeof call === 'object' && call !== null && 'data' in call ? String(call.data) : ''
  const answers = {
    [toFunctionSelector('decimals()')]: encodeAbiParameters([{ type: 'uint8' }], [6]),
    [toFunctionSelector('name()')]: encodeAbiParameters([{ type: 'string' }], [evilName]),
    [toFunctionSelector('symbol()')]: encodeAbiParameters([{ type: 'string' }], ['US\u202eDC']),
  }
  return answers[data.slice(0, 10)] ?? '0x'
}

const open = (path: string, changed?: Node) =>
  renderPage(`/explorer/31337${path}`, { answerNode: createNode(changed), answerService })

test('default: a transaction, with what it calls, its event, and where each of them leads', async () => {
  const screen = await open(`/tx/${hash}`)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('succeeded'))).toBeVisible()
  await expect.element(main.getByText('0.1 ETH')).toBeVisible()
  await expect.element(main.getByText('0.00005 ETH')).toBeVisible()
  await expect.element(main.getByText(t('since', { blocks: 10 }))).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Transfer' })).toBeVisible()
  await expect.element(main.getByText('2.5 USDC')).toBeVisible()
  await expect.element(main.getByText(`${t('called')}: transfer`)).toBeVisible()
  await expect.element(main.getByText(t('lead', { node: '127.0.0.1:9' }))).toBeVisible()
  await expectAccessible(screen.container)
  await main.getByRole('link', { exact: true, name: '100' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: t('blockOf', { number: 100 }) })).toBeVisible()
  await main.getByRole('link', { name: t('transactionOf', { hash }) }).click()
  await main
    .getByRole('link', { name: t('accountOf', { address: alice }) })
    .first()
    .click()
  await expect.poll(screen.path).toBe(`/explorer/31337/address/${alice}`)
})

test('behavior: failed, waiting, and creating a contract', async () => {
  const failed = await open(`/tx/${hash}`, { eth_getTransactionReceipt: () => ({ ...receipt, status: '0x0' }) })
  await expect.element(failed.getByText(t('revertedText'))).toBeVisible()
  await failed.unmount()
  const waiting = await open(`/tx/${hash}`, {
    eth_getTransactionByHash: () => ({ ...transaction, blockHash: null, blockNumber: null, input: '0x6000', to: null }),
    eth_getTransactionReceipt: () => null,
  })
  await expect.element(waiting.getByText(t('pending'))).toBeVisible()
  await expect.element(waiting.getByText(t('creates'))).toBeVisible()
})

test('behavior: long data and thousands of events are drawn in parts, and copied whole', { tags: 'long' }, async () => {
  const input: Hex = `0x12345678${'00'.repeat(500_000)}`
  const logs = Array.from({ length: 3_000 }, (_, index) => ({
    ...log,
    logIndex: numberToHex(index),
    topics: [pad('0x1')],
  }))
  const screen = await open(`/tx/${hash}`, {
    eth_getTransactionByHash: () => ({ ...transaction, input }),
    eth_getTransactionReceipt: () => ({ ...receipt, logs }),
  })
  await expect.element(screen.getByText(t('dataSize', { bytes: 500_004 }))).toBeVisible()
  await expect.element(screen.getByText(t('dataCut', { shown: 2_048 }))).toBeVisible()
  expect(screen.container.textContent.length).toBeLessThan(30_000)
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(20)
  await screen.getByRole('button', { name: tCommon('showMore', { count: 60 }) }).click()
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(80)
})

test('default: an account, and a token whose name is only text', async () => {
  const key = await open(`/address/${alice}`)
  await expect.element(key.getByText(t('kinds.key'))).toBeVisible()
  await expect.element(key.getByText('1.5 ETH')).toBeVisible()
  await expectAccessible(key.container)
  await key.unmount()
  const screen = await open(`/address/${token}`, { eth_getCode: () => '0x6001' })
  await expect
    .element(screen.getByRole('region', { name: t('token') }))
    .toHaveTextContent('<img src=x onerror=alert(1)>long')
  const text = screen.getByRole('region', { name: t('token') }).element().textContent
  expect(text).toContain('…')
  expect(text).not.toMatch(/\p{Cc}|\u202e/u)
  expect(screen.container.querySelector('main img[src="x"]')).toBeNull()
  await expectAccessible(screen.container)
})

test('behavior: an account whose key lets a contract act for it', async () => {
  const screen = await open(`/address/${alice}`, { eth_getCode: () => `0xef0100${safe.slice(2)}` })
  await expect.element(screen.getByText(t('kinds.delegating'))).toBeVisible()
  await expect.element(screen.getByRole('link', { name: t('accountOf', { address: safe }) })).toBeVisible()
})

test('error: what the node does not know is said, and a hash may be that of a block', async () => {
  const unknown = await open(`/tx/${blockHash}`)
  await expect.element(unknown.getByText(t('noTransactionText'))).toBeVisible()
  await unknown.getByRole('link', { name: t('isItBlock') }).click()
  await expect.element(unknown.getByText('50,000 of 30,000,000')).toBeVisible()
  await unknown.getByRole('link', { name: t('next') }).click()
  await expect.element(unknown.getByText(t('noBlockText'))).toBeVisible()
  await expectAccessible(unknown.container)
})

test.each([
  ['/tx/0x12', t('badHash', { text: '0x12' })],
  ['/address/0x12', tShell('badAddress', { address: '0x12' })],
  ['/block/0x12', t('badBlock', { text: '0x12' })],
])('error: %s is refused in words', async (path, title) => {
  const screen = await open(path)
  await expect.element(screen.getByText(title)).toBeVisible()
})

test.each([`/tx/${hash}`, `/address/${alice}`, '/block/100', ''])(
  'error: a node that is down, at “%s”, and up again',
  async (path) => {
    let isDown = true
    const node = createNode()
    const screen = await renderPage(`/explorer/31337${path}`, {
      answerNode: (method, params) => {
        if (isDown) throw new HttpRequestError({ url: 'http://127.0.0.1:9' })
        return node(method, params)
      },
      answerService,
    })
    const alert = screen.getByRole('alert', { name: t('failed') })
    await expect.element(alert).toHaveTextContent(tCommon('nodeUnreachableAt', { host: '127.0.0.1:9' }))
    isDown = false
    await alert.getByRole('button', { name: tCommon('retry') }).click()
    await expect.element(alert).not.toBeInTheDocument()
  },
)

test('default: one field finds all', async () => {
  const screen = await open('')
  const field = screen.getByLabelText(t('findLabel'))
  await expect.element(screen.getByRole('link', { exact: true, name: '110' })).toBeVisible()
  await field.fill('nothing')
  await screen.getByRole('button', { exact: true, name: t('find') }).click()
  await expect.element(screen.getByText(t('findError'))).toBeVisible()
  for (const [text, path] of [
    [hash, `/tx/${hash}`],
    [alice, `/address/${alice}`],
    ['100', '/block/100'],
  ] as const) {
    await field.fill(text)
    await screen.getByRole('button', { exact: true, name: t('find') }).click()
    await expect.poll(screen.path).toBe(`/explorer/31337${path}`)
  }
})
