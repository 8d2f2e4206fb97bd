import { createServer } from 'node:http'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe } from '@countersign/devchain/testing'
import { type Address, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runArguments } from '../../test/runArguments.ts'
import { writeTestFile } from '../../test/writeFile.ts'

const [alice, bob] = demoAccounts
const AnswerSchema = z.object({
  block: z.object({ hash: z.string(), number: z.string() }).nullable(),
  checks: z.array(z.object({ code: z.string(), message: z.string(), verdict: z.string() })),
  outcome: z.string(),
  proven: z.record(z.string(), z.unknown()).nullable(),
})

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
let safe: Address
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
  safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
})
afterAll(() => chain.stop())

const CallsSchema = z.array(z.object({ method: z.string() }))

/** The chain's node at another address; balances are false if it lies. */
async function startSecondNode({ lies = false } = {}): Promise<string> {
  const answer = async (body: string) => {
    const parsed: unknown = JSON.parse(body)
    const calls = CallsSchema.parse(Array.isArray(parsed) ? parsed : [parsed])
    const headers = { 'Content-Type': 'application/json' }
    const json: unknown = await (await fetch(chain.url, { body, headers, method: 'POST' })).json()
    const received = z.array(z.looseObject({})).parse(Array.isArray(json) ? json : [json])
    const changed = received.map((item, index) =>
      lies && calls[index]?.method === 'eth_getBalance' ? { ...item, result: numberToHex(77) } : item,
    )
    return JSON.stringify(Array.isArray(json) ? changed : changed[0])
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void answer(Buffer.concat(parts).toString()).then((text) => response.end(text)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return `http://127.0.0.1:${address.port}`
}

async function prove(...words: string[]) {
  const { code, err, out } = await runArguments(['prove', safe, '--node', chain.url, '--json', ...words])
  expect(err).toBe('')
  return { code, ...AnswerSchema.parse(JSON.parse(out)) }
}

test('default: with a second node', async () => {
  const { block, code, proven } = await prove('--second-node', await startSecondNode())
  expect([code, block?.number]).toEqual([0, `${await client.getBlockNumber()}`])
  expect(proven).toMatchObject({ balance: '0', nonce: '0', owners: [alice.address, bob.address], threshold: '2' })
  const shown = await runArguments(['prove', safe, '--node', chain.url, '--second-node', await startSecondNode()])
  expect(shown.out).toContain(`Proven at block ${block?.number}`)
  expect(shown.out).toContain(alice.address)
})

test('parameters: checkpoint', async () => {
  const { hash, number } = await client.getBlock()
  const file = await writeTestFile({ chainId: 31_337, hash, number: `${number}` })
  expect((await prove('--checkpoint', file)).code).toBe(0)
  const other = await writeTestFile({ chainId: 31_337, hash: `0x${'1'.repeat(64)}`, number: `${number}` })
  expect(await prove('--checkpoint', other)).toMatchObject({ block: null, code: 1, outcome: 'fails', proven: null })
  const broken = await writeTestFile({ hash })
  const { code, err } = await runArguments(['prove', safe, '--node', chain.url, '--checkpoint', broken])
  expect([code, err]).toEqual([2, expect.stringContaining('The checkpoint is invalid: chainId.')])
})

test('error: a second node that lies is named', async () => {
  const { checks, code } = await prove('--second-node', await startSecondNode({ lies: true }))
  expect(code).toBe(1)
  expect(checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([
    expect.objectContaining({ code: 'OTHER_NODE_LIES', message: 'The second node states a false balance.' }),
  ])
})

test('error: one node, or the same twice, proves nothing', async () => {
  const alone = await runArguments(['prove', safe, '--node', chain.url])
  expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('One node proves nothing')])
  const twice = await runArguments(['prove', safe, '--node', chain.url, '--second-node', chain.url])
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('cannot confirm itself')])
})

test('behavior: verify adds the proof to its checks', async () => {
  const words = ['verify', safe, '0', '--to', bob.address, '--node', chain.url, '--json']
  const second = await startSecondNode()
  const { code, out } = await runArguments([...words, '--second-node', second])
  const ReviewsSchema = z.object({ transactions: z.tuple([AnswerSchema.pick({ checks: true })]) })
  const codes = ReviewsSchema.parse(JSON.parse(out)).transactions[0].checks.map((check) => check.code)
  expect(codes.filter((found) => found === 'FACT_PROVEN')).toHaveLength(12)
  const without = await runArguments(words)
  expect(code).toBe(without.code)
  expect(without.out).not.toContain('FACT_PROVEN')
})
