import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient, getTransaction, listMessages, listMultisigTransactions, paginate } from '@countersign/client'
import { demoSafes } from '@countersign/devchain/demo-world'
import { toClaimedTransaction } from '@countersign/protocol/verify'
import { requestShared } from '@countersign/test'
import type { Address, Hex } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runArguments } from '../packages/cli/test/runArguments.ts'
import { hashWithKit, toKitTransaction } from '../packages/protocol/test/hashWithKit.ts'
import { type Lie, startLyingService } from './support/startLyingService.ts'

const chainId = 31337
const isComplete = process.env.LONG_TESTS !== undefined
const treasury = demoSafes.treasury.address
const SharedSchema = z.object({ chainUrl: z.string(), url: z.string() })
const ReviewSchema = z.object({
  changedField: z.object({ field: z.string() }).nullable(),
  checks: z.array(
    z.object({
      actual: z.string().nullish(),
      claimed: z.string().nullish(),
      code: z.string(),
      field: z.string().nullable(),
      verdict: z.string(),
    }),
  ),
  safeTxHash: z.string(),
  state: z.string(),
})
const AnswerSchema = z.object({ exitCode: z.number(), transactions: z.array(ReviewSchema) })

let url: string
let sources: string[]
beforeAll(async () => {
  const shared = SharedSchema.parse(JSON.parse((await requestShared('product')) ?? ''))
  url = shared.url
  sources = ['--service', url, '--node', shared.chainUrl]
})

async function listHashes(safe: { address: Address }): Promise<Hex[]> {
  return [...(await listStatuses(safe)).keys()]
}

async function listStatuses(safe: { address: Address }): Promise<Map<Hex, string>> {
  const service = createClient({ baseUrl: url })
  const statuses = new Map<Hex, string>()
  for await (const item of paginate((pageUrl) =>
    listMultisigTransactions(service, { address: safe.address, chainId, pageUrl }),
  ))
    if (item.type === 'TRANSACTION') statuses.set(`0x${item.transaction.id.slice(-64)}`, item.transaction.txStatus)
  return statuses
}

/** `npm test` has time for one of each status. */
async function chooseHashes(safe: { address: Address }): Promise<Hex[]> {
  const statuses = await listStatuses(safe)
  return isComplete
    ? [...statuses.keys()]
    : [...new Map([...statuses].map(([hash, status]) => [status, hash])).values()]
}

test('default: every transaction of the demo world holds, with the hashes of protocol-kit', {
  timeout: 600_000,
}, async () => {
  const service = createClient({ baseUrl: url })
  const seen = new Map<string, number>()
  for (const safe of Object.values(demoSafes))
    for (const hash of await chooseHashes(safe)) {
      const { code, err, out } = await runArguments(['verify', safe.address, hash, ...sources, '--json'])
      const [review] = AnswerSchema.parse(JSON.parse(out)).transactions
      const wrong = review?.checks
        .filter(
          ({ actual, claimed, verdict }) =>
            verdict !== 'ok' &&
            verdict !== 'unverified' &&
            (verdict !== 'warn' || (claimed && actual && claimed !== actual)),
        )
        // The embedded node traces no delegatecall; that is said, and nothing is concluded from it.
        .filter(({ code }) => code !== 'CHANGES_UNKNOWN')
      expect({ code, err, hash, wrong }).toEqual({ code: 0, err: '', hash, wrong: [] })
      const claimed = toClaimedTransaction(await getTransaction(service, { chainId, id: hash }))
      if (!claimed) throw new Error('The service says nothing of its fields.')
      const { version } = safe
      const kit = hashWithKit(toKitTransaction(claimed.transaction), { chainId, safe: safe.address, version })
      expect(review?.safeTxHash).toBe(kit)
      seen.set(review?.state ?? '', (seen.get(review?.state ?? '') ?? 0) + 1)
    }
  // Of each kind there is something; otherwise this test would say less than it seems to.
  expect([...seen.keys()].toSorted()).toEqual(['executed', 'failed', 'ready', 'waiting'])
  if (isComplete) expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(30)
})

type Change = (details: { [name: string]: unknown }) => unknown
const isDetails = (path: string) => /\/v1\/chains\/\d+\/transactions\//.test(path)
const AnyObjectSchema = z.record(z.string(), z.unknown())

async function verifyThrough(lie: Lie, nonce = '20') {
  const liar = await startLyingService(url, lie)
  onTestFinished(liar.stop)
  const node = sources[3] ?? ''
  return runArguments(['verify', treasury, nonce, '--service', liar.url, '--node', node, '--json'])
}

/** Changes one part of the details, found by its way. */
function change(way: readonly string[], value: unknown): Change {
  const [name = '', ...rest] = way
  return (object) => ({
    ...object,
    [name]: rest.length === 0 ? value : change(rest, value)(AnyObjectSchema.parse(object[name])),
  })
}

const lies: [field: string, way: string[], value: unknown][] = [
  ['value', ['txData', 'value'], '8000000000000000000'],
  ['to', ['txData', 'to'], { value: demoSafes.grants.address }],
  ['operation', ['txData', 'operation'], 1],
  ['data', ['txData', 'hexData'], '0xa9059cbb'],
  ['nonce', ['detailedExecutionInfo', 'nonce'], 21],
  ['safeTxGas', ['detailedExecutionInfo', 'safeTxGas'], '5'],
  ['baseGas', ['detailedExecutionInfo', 'baseGas'], '21000'],
  ['gasPrice', ['detailedExecutionInfo', 'gasPrice'], '1'],
  ['gasToken', ['detailedExecutionInfo', 'gasToken'], demoSafes.grants.address],
  ['refundReceiver', ['detailedExecutionInfo', 'refundReceiver'], { value: demoSafes.grants.address }],
  ['safeTxHash', ['detailedExecutionInfo', 'safeTxHash'], `0x${'12'.repeat(32)}`],
]
test.each(lies)('error: a service that changes %s is caught, the field is named', async (field, way, value) => {
  const { code, out } = await verifyThrough((answer, path) =>
    isDetails(path) ? change(way, value)(AnyObjectSchema.parse(answer)) : answer,
  )
  expect(code).toBe(1)
  expect(AnswerSchema.parse(JSON.parse(out)).transactions[0]?.changedField?.field).toBe(field)
})

test('error: a service that lies about status, signatures, the Safe or the form of its answer', async () => {
  const status = await verifyThrough((answer, path) =>
    isDetails(path) ? change(['txStatus'], 'SUCCESS')(AnyObjectSchema.parse(answer)) : answer,
  )
  expect(status.code).toBe(1)
  expect(status.out).toContain('"field": "txStatus"')
  const owners = await verifyThrough((answer, path) =>
    path.endsWith(`/safes/${treasury}`) ? change(['threshold'], 1)(AnyObjectSchema.parse(answer)) : answer,
  )
  expect(owners.code).toBe(1)
  expect(owners.out).toContain('THRESHOLD_DIFFERS')
  const forged = await verifyThrough((answer, path) =>
    isDetails(path) ? JSON.parse(JSON.stringify(answer).replace(/"signature":"0x../g, '"signature":"0x11')) : answer,
  )
  expect(forged.code).toBe(1)
  expect(forged.out).toMatch(/"code": "(OTHER_SIGNER|NO_SIGNER)"/)
  const malformed = await verifyThrough((answer, path) =>
    isDetails(path) ? change(['txData', 'value'], '1\u001b[2J')(AnyObjectSchema.parse(answer)) : answer,
  )
  expect(malformed.code).toBe(1)
  expect(malformed.out).toContain('"field": "txData.value"')
  expect(malformed.err).not.toContain('\u001b')
})

test('error: an unreachable source is reported, with exit code 3', async () => {
  const [, , , node = ''] = sources
  const withoutNode = await runArguments(['verify', treasury, '20', '--service', url, '--chain', '31337'])
  expect(withoutNode.code).toBe(3)
  expect(withoutNode.out).toContain('No node is configured')
  const nobody = 'http://127.0.0.1:1'
  const deadNode = await runArguments([
    'verify',
    treasury,
    '20',
    '--service',
    url,
    '--chain',
    '31337',
    '--node',
    nobody,
  ])
  expect(deadNode.code).toBe(3)
  const deadService = await runArguments(['verify', treasury, '20', '--service', nobody, '--node', node])
  expect([deadService.code, deadService.err]).toEqual([3, expect.stringContaining('The service does not respond.')])
  const unknown = await runArguments(['verify', treasury, '999', '--service', url, '--node', node])
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('nonce 999')])
})

test('behavior: two with the same nonce are both shown, each with a warning', async () => {
  const { code, out } = await runArguments(['verify', treasury, '21', ...sources, '--json'])
  expect(code).toBe(0)
  const { transactions } = AnswerSchema.parse(JSON.parse(out))
  expect(transactions).toHaveLength(2)
  for (const { checks } of transactions) expect(checks.map(({ code }) => code)).toContain('SEVERAL_CANDIDATES')
})

test('behavior: the program that the build makes, from a terminal', async () => {
  const program = fileURLToPath(new URL('../packages/cli/bin/countersign.mjs', import.meta.url))
  const run = (...words: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = execFile(process.execPath, [program, ...words], (_, out) => resolve({ code: child.exitCode, out }))
    })
  const holds = await run('verify', treasury, '20', ...sources)
  expect(holds.code).toBe(0)
  expect(holds.out.split('\n')[0]).toMatch(/^Send 0\.8 ETH to 0x/)
  expect(holds.out).not.toContain('\u001b')
  expect((await run('verify', treasury)).code).toBe(2)
  expect((await run('--help')).out).toContain('verify <safe> <nonce|hash>')
})

const QueueSchema = z.object({
  digest: z.string(),
  transactions: z.array(
    z.object({ effect: z.string(), needsYou: z.boolean(), nonce: z.string(), outcome: z.string(), valid: z.number() }),
  ),
})

test('behavior: a queue holds, its code is the same for all, and a lie in one row spoils no other', async () => {
  const owner = ['--owner', demoSafes.treasury.owners[0]]
  const { code, out } = await runArguments(['queue', treasury, ...sources, ...owner, '--json'])
  expect(code).toBe(0)
  const honest = QueueSchema.parse(JSON.parse(out))
  expect(honest.transactions.map(({ nonce }) => nonce)).toEqual(['20', '21', '21', '22', '23'])
  expect(honest.transactions.filter(({ needsYou }) => needsYou)).not.toEqual([])
  const liar = await startLyingService(url, (answer, path) =>
    path.includes('/queued')
      ? JSON.parse(JSON.stringify(answer).replaceAll('"value":"800000000000000000"', '"value":"900000000000000000"'))
      : answer,
  )
  onTestFinished(liar.stop)
  const [, , , node = ''] = sources
  const lied = await runArguments(['queue', treasury, '--service', liar.url, '--node', node, '--json'])
  expect(lied.code).toBe(1)
  const shown = QueueSchema.parse(JSON.parse(lied.out))
  expect(shown.transactions.map(({ outcome }) => outcome)).toEqual(['fails', 'holds', 'holds', 'holds', 'holds'])
  expect(shown.digest).not.toBe(honest.digest)
})

const MessageSchema = z.object({ exitCode: z.number(), isComplete: z.boolean(), isProven: z.boolean() })

test('behavior: every message of the demo world holds, one that was changed does not', async () => {
  const service = createClient({ baseUrl: url })
  const { results } = await listMessages(service, { address: treasury, chainId })
  const messages = results.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  expect(messages.length).toBeGreaterThan(1)
  for (const { messageHash, status } of messages) {
    const { code, out } = await runArguments(['message', treasury, messageHash, ...sources, '--json'])
    expect(code).toBe(0)
    expect(MessageSchema.parse(JSON.parse(out))).toMatchObject({ isComplete: status === 'CONFIRMED', isProven: true })
  }
  const [text] = messages.flatMap(({ message }) => (typeof message === 'string' ? [message] : []))
  if (text === undefined) throw new Error('The demo world has no text that is signed.')
  const typed = await runArguments(['message', treasury, text, ...sources])
  expect(typed.code).toBe(0)
  expect(typed.out).toContain('of 2 valid')
  const [first] = messages
  const liar = await startLyingService(url, (answer, path) =>
    path.includes('/messages/') ? { ...AnyObjectSchema.parse(answer), message: 'something else' } : answer,
  )
  onTestFinished(liar.stop)
  const [, , , node = ''] = sources
  const lied = await runArguments([
    'message',
    treasury,
    first?.messageHash ?? '',
    '--service',
    liar.url,
    '--node',
    node,
  ])
  expect(lied.code).toBe(1)
  expect(lied.out).toContain('Not verified')
})

test('behavior: every transaction is exported, as JSON and as CSV', { timeout: 600_000 }, async () => {
  const { operations } = demoSafes
  const hashes = await listHashes(operations)
  const json = await runArguments(['export', operations.address, ...sources])
  expect(json.code).toBe(0)
  const rows = z.array(z.object({ outcome: z.string(), safeTxHash: z.string() })).parse(JSON.parse(json.out))
  expect(rows.map(({ safeTxHash }) => safeTxHash)).toEqual(hashes)
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['holds']))
  const csv = await runArguments(['export', operations.address, ...sources, '--format', 'csv'])
  expect(csv.out.split('\r\n')).toHaveLength(hashes.length + 2)
  expect(csv.out).toMatch(/^nonce,safeTxHash,state,effect/)
  expect((await runArguments(['export', operations.address, ...sources, '--format', 'xml'])).code).toBe(2)
})

test('behavior: an export names executed nonces that the service omits', { timeout: 600_000 }, async () => {
  const { operations } = demoSafes
  const all = z
    .array(z.object({ nonce: z.string(), safeTxHash: z.string(), state: z.string() }))
    .parse(JSON.parse((await runArguments(['export', operations.address, ...sources])).out))
  const hidden = all.find(({ state }) => state === 'executed')
  if (!hidden) throw new Error('The demo world executed nothing here.')
  const liar = await startLyingService(url, (answer, path) =>
    path.includes('/multisig-transactions') ? withoutTransaction(answer, hidden.safeTxHash) : answer,
  )
  onTestFinished(liar.stop)
  const [, , , node = ''] = sources
  const { code, out } = await runArguments(['export', operations.address, '--service', liar.url, '--node', node])
  expect(code).not.toBe(0)
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ nonce: hidden.nonce, outcome: 'unknown', state: 'missing' }),
  )
})

const ListSchema = z.looseObject({ results: z.array(z.unknown()) })

function withoutTransaction(answer: unknown, safeTxHash: string): unknown {
  const list = ListSchema.parse(answer)
  return { ...list, results: list.results.filter((item) => !JSON.stringify(item).includes(safeTxHash)) }
}

test('behavior: watch reports pending transactions, a lie of the service and an unreachable source', async () => {
  const end = new AbortController()
  let isLying = false
  const liar = await startLyingService(url, (answer, path) =>
    isLying && path.includes('/queued')
      ? JSON.parse(JSON.stringify(answer).replaceAll('"value":"800000000000000000"', '"value":"1"'))
      : answer,
  )
  const [, , , node = ''] = sources
  const words = ['watch', treasury, '--service', liar.url, '--node', node, '--every', '1']
  const output = { text: '' }
  const watching = runArguments([...words, '--owner', demoSafes.treasury.owners[0]], {
    isTty: true,
    onOutput: (text) => {
      output.text += text
    },
    signal: end.signal,
  })
  await expect.poll(() => output.text).toContain('Needs your signature.')
  expect(output.text).toContain('\u0007')
  isLying = true
  await expect.poll(() => output.text).toContain('The fields were changed')
  await liar.stop()
  await expect.poll(() => output.text).toContain('The service does not respond.')
  end.abort()
  expect((await watching).code).toBe(0)
})
