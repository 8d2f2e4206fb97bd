import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient, getTransaction, listMultisigTransactions, paginate } from '@countersign/client'
import { demoSafes } from '@countersign/devchain/demo-world'
import { toClaimedTransaction } from '@countersign/protocol'
import { askShared } from '@countersign/test'
import type { Hex } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runWords } from '../packages/cli/test/runWords.ts'
import { hashWithKit, toKitTransaction } from '../packages/protocol/test/hashWithKit.ts'
import { type Lie, startLyingService } from './support/startLyingService.ts'

const chainId = 31337
const treasury = demoSafes.treasury.address
const SharedSchema = z.object({ chainUrl: z.string(), url: z.string() })
const ReviewSchema = z.object({
  changedField: z.object({ field: z.string() }).nullable(),
  checks: z.array(z.object({ code: z.string(), field: z.string().nullable(), verdict: z.string() })),
  safeTxHash: z.string(),
  state: z.string(),
})
const AnswerSchema = z.object({ exitCode: z.number(), transactions: z.array(ReviewSchema) })

let url: string
let sources: string[]
beforeAll(async () => {
  const shared = SharedSchema.parse(JSON.parse((await askShared('product')) ?? ''))
  url = shared.url
  sources = ['--service', url, '--node', shared.chainUrl]
})

async function listHashes(safe: (typeof demoSafes)[keyof typeof demoSafes]): Promise<Hex[]> {
  const service = createClient({ baseUrl: url })
  const hashes: Hex[] = []
  for await (const item of paginate((pageUrl) =>
    listMultisigTransactions(service, { address: safe.address, chainId, pageUrl }),
  ))
    if (item.type === 'TRANSACTION') hashes.push(`0x${item.transaction.id.slice(-64)}`)
  return hashes
}

test('default: every transaction of the demo world holds, with the hashes of protocol-kit', {
  timeout: 600_000,
}, async () => {
  const service = createClient({ baseUrl: url })
  const seen = new Map<string, number>()
  for (const safe of Object.values(demoSafes))
    for (const hash of await listHashes(safe)) {
      const { code, err, out } = await runWords(['verify', safe.address, hash, ...sources, '--json'])
      const [review] = AnswerSchema.parse(JSON.parse(out)).transactions
      const wrong = review?.checks
        .filter(({ verdict }) => verdict === 'block' || verdict === 'unknown')
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
  expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(30)
})

type Change = (details: { [name: string]: unknown }) => unknown
const isDetails = (path: string) => /\/v1\/chains\/\d+\/transactions\//.test(path)
const AnyObjectSchema = z.record(z.string(), z.unknown())

async function verifyThrough(lie: Lie, nonce = '20') {
  const liar = await startLyingService(url, lie)
  onTestFinished(liar.stop)
  const node = sources[3] ?? ''
  return runWords(['verify', treasury, nonce, '--service', liar.url, '--node', node, '--json'])
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

test('error: what cannot be asked is said, and ends with 3', async () => {
  const [, , , node = ''] = sources
  const withoutNode = await runWords(['verify', treasury, '20', '--service', url, '--chain', '31337'])
  expect(withoutNode.code).toBe(3)
  expect(withoutNode.out).toContain('No node is set')
  const nobody = 'http://127.0.0.1:1'
  const deadNode = await runWords(['verify', treasury, '20', '--service', url, '--chain', '31337', '--node', nobody])
  expect(deadNode.code).toBe(3)
  const deadService = await runWords(['verify', treasury, '20', '--service', nobody, '--node', node])
  expect([deadService.code, deadService.err]).toEqual([3, expect.stringContaining('The service does not answer.')])
  const unknown = await runWords(['verify', treasury, '999', '--service', url, '--node', node])
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('nonce 999')])
})

test('behavior: two that want one nonce are both shown, and each says so', async () => {
  const { code, out } = await runWords(['verify', treasury, '21', ...sources, '--json'])
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
