import { expect, test } from 'vitest'
import { createPaperNode, createRevert, NodeAnswerError } from '../../test/paperNode.ts'
import { summarize } from '../../test/summarize.ts'
import { block, bob, createTransaction, safe } from '../../test/world.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { estimateExecution } from './estimateExecution.ts'

const transaction = createTransaction()
const signatures = `0x${'ab'.repeat(65)}` as const

async function estimate(
  answer: () => unknown,
  { claimedGas, safeTxGas = 0n }: { claimedGas?: bigint; safeTxGas?: bigint } = {},
) {
  const { client, requests } = createPaperNode({ answers: { eth_estimateGas: answer } })
  const { checks, gas } = await estimateExecution(client, {
    block,
    executor: bob,
    safe,
    signatures,
    transaction: { ...transaction, safeTxGas },
    ...(claimedGas === undefined ? {} : { claimedGas }),
  })
  return { gas, lines: summarize(checks), requests }
}

test('default: the estimate of the node and a tenth more', async () => {
  const { gas, lines, requests } = await estimate(() => '0x186a0')
  expect([gas, ...lines]).toEqual([110_000n, 'ok T49 EXECUTION_PASSES 110000'])
  const data = encodeExecTransaction({ signatures, transaction })
  expect(requests).toEqual([{ method: 'eth_estimateGas', params: [{ data, from: bob, to: safe }, '0x4d2'] }])
})

test('behavior: gas for the inner call comes on top', async () => {
  expect((await estimate(() => '0x186a0', { safeTxGas: 10_000n })).gas).toBe(123_000n)
})

test('parameters: claimedGas must suffice for the estimate and for the inner call', async () => {
  const line = async (claimedGas: bigint, safeTxGas?: bigint) =>
    (await estimate(() => '0x186a0', { claimedGas, ...(safeTxGas === undefined ? {} : { safeTxGas }) })).lines[1]
  expect(await line(100_000n)).toBe('ok T73 GAS_ENOUGH 110000 for 100000')
  expect(await line(99_999n)).toBe('block T73 GAS_TOO_LOW 110000 for 99999')
  expect(await line(203_000n, 200_000n)).toBe('block T73 GAS_TOO_LOW 313674 for 203000')
  expect(await line(203_674n, 200_000n)).toBe('ok T73 GAS_ENOUGH 313674 for 203674')
  expect(await line(203_673n, 200_000n)).toBe('block T73 GAS_TOO_LOW 313674 for 203673')
})

test('error: refused, or not answered', async () => {
  const refused = await estimate(() => {
    throw createRevert()
  })
  expect([refused.gas, ...refused.lines]).toEqual([undefined, 'block T49 EXECUTION_REFUSED'])
  const offline = await estimate(() => {
    throw new NodeAnswerError(-32005, 'limit exceeded')
  })
  expect([offline.gas, ...offline.lines]).toEqual([undefined, 'unknown T73 ESTIMATE_UNKNOWN'])
})
