import { expect, test } from 'vitest'
import { createPaperNode, createRevert, NodeAnswerError } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { createExecutionRequest } from './createExecutionRequest.ts'
import { estimateExecution } from './estimateExecution.ts'

async function createRequest(safeTxGas: bigint) {
  const transaction = createTransaction({ safeTxGas })
  const safeTxHash = getHash(transaction)
  const signatures = verifyOwn([{ data: await signAs(alice, safeTxHash), signer: alice }])
  return createExecutionRequest({
    chainId,
    safe,
    safeTxHash,
    signatures,
    transaction: verifyOwn(transaction),
    version: '1.4.1',
  })
}

async function estimate(
  answer: () => unknown,
  { claimedGas, safeTxGas = 0n }: { claimedGas?: bigint; safeTxGas?: bigint } = {},
) {
  const { client, requests } = createPaperNode({ answers: { eth_estimateGas: answer } })
  const request = await createRequest(safeTxGas)
  const { checks, error, gas } = await estimateExecution(client, {
    executor: bob,
    request,
    ...(claimedGas === undefined ? {} : { claimedGas }),
  })
  return { checks, error, gas, lines: summarize(checks), request, requests }
}

test('default: the estimate of the node and three tenths more', async () => {
  const { error, gas, lines, request, requests } = await estimate(() => '0x186a0')
  expect([gas, error, ...lines]).toEqual([130_000n, undefined, 'ok T49 EXECUTION_PASSES 130000'])
  expect(requests.at(-1)).toEqual({ method: 'eth_estimateGas', params: [{ ...request.call, from: bob }, '0x4d2'] })
  expect(requests.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_getBlockByNumber', 'eth_estimateGas'])
})

test('behavior: gas for the inner call comes on top', async () => {
  expect((await estimate(() => '0x186a0', { safeTxGas: 10_000n })).gas).toBe(143_000n)
})

test('parameters: claimedGas must suffice for the estimate and for the inner call', async () => {
  const line = async (claimedGas: bigint, safeTxGas?: bigint) =>
    (await estimate(() => '0x186a0', { claimedGas, ...(safeTxGas === undefined ? {} : { safeTxGas }) })).lines[1]
  expect(await line(100_000n)).toBe('ok T73 GAS_ENOUGH 130000 for 100000')
  expect(await line(99_999n)).toBe('block T73 GAS_TOO_LOW 130000 for 99999')
  expect(await line(203_000n, 200_000n)).toBe('block T73 GAS_TOO_LOW 333674 for 203000')
  expect(await line(203_674n, 200_000n)).toBe('ok T73 GAS_ENOUGH 333674 for 203674')
  expect(await line(203_673n, 200_000n)).toBe('block T73 GAS_TOO_LOW 333674 for 203673')
})

test('error: refused, or not answered', async () => {
  const refused = await estimate(() => {
    throw createRevert()
  })
  expect([refused.gas, ...refused.lines]).toEqual([undefined, 'block T49 EXECUTION_REFUSED'])
  expect(refused.checks[0]?.message).toBe('The Safe refuses the execution.')
  expect(refused.error?.code).toBe('EXECUTION_REVERTED')
  const explained = await estimate(() => {
    throw new NodeAnswerError(3, 'execution reverted: GS013')
  })
  expect(explained.checks[0]?.message).toBe('The Safe refuses the execution: the Safe’s call fails (GS013).')
  const offline = await estimate(() => {
    throw new NodeAnswerError(-32005, 'limit exceeded')
  })
  expect([offline.gas, ...offline.lines]).toEqual([undefined, 'unknown T73 ESTIMATE_UNKNOWN'])
  expect(offline.checks[0]?.message).toBe('The execution could not be simulated. The node did not respond.')
  expect(offline.error).toBeUndefined()
})

test('error: the node refuses for a reason of its own, which has a way out', async () => {
  const poor = await estimate(() => {
    throw new NodeAnswerError(-32000, 'insufficient funds for gas * price + value')
  })
  expect([poor.gas, ...poor.lines]).toEqual([undefined, 'unknown T73 ESTIMATE_UNKNOWN'])
  expect(poor.error?.code).toBe('INSUFFICIENT_FUNDS')
  expect(poor.checks[0]?.message).toContain('does not hold enough')
})

test('error: a node of another chain is not used', async () => {
  const { client, requests } = createPaperNode({ answers: { eth_chainId: () => '0x1' } })
  const { checks, gas } = await estimateExecution(client, { executor: bob, request: await createRequest(0n) })
  expect([gas, ...summarize(checks)]).toEqual([undefined, 'unknown T73 ESTIMATE_UNKNOWN'])
  expect(checks[0]?.message).toContain('The node is on chain 1')
  expect(requests.some(({ method }) => method === 'eth_estimateGas')).toBe(false)
})
