import { expect, test } from 'vitest'
import { createPaperNode, NodeAnswerError, toRpcBlock } from '../../test/recordedNode.ts'
import { block, chainId } from '../../test/world.ts'
import { readBlock } from './ChainClient.ts'

test('default: the newest block', async () => {
  const { client, requests } = createPaperNode()
  expect(await readBlock(client, { chainId })).toEqual(block)
  expect(requests).toContainEqual({ method: 'eth_getBlockByNumber', params: ['latest', false] })
})

test('parameters: blockNumber', async () => {
  const { client, requests } = createPaperNode()
  expect(await readBlock(client, { blockNumber: 1234n, chainId })).toEqual(block)
  expect(requests).toContainEqual({ method: 'eth_getBlockByNumber', params: ['0x4d2', false] })
})

test('error: a node of another chain', async () => {
  const { client } = createPaperNode({ answers: { eth_chainId: () => '0x1' } })
  await expect(readBlock(client, { chainId })).rejects.toMatchObject({
    actual: 1,
    code: 'WRONG_CHAIN',
    expected: chainId,
  })
})

test('error: a block that is not there, or not mined', async () => {
  await expect(readBlock(createPaperNode().client, { blockNumber: 5n, chainId })).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    shortMessage: expect.stringContaining('eth_getBlockByNumber'),
  })
  for (const field of ['hash', 'number']) {
    const { client } = createPaperNode({
      answers: { eth_getBlockByNumber: () => ({ ...toRpcBlock(1n), [field]: null }) },
    })
    await expect(readBlock(client, { chainId })).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  }
})

test.each(['eth_chainId', 'eth_getBlockByNumber'])('error: a node that does not answer %s', async (method) => {
  const cause = new NodeAnswerError(-32000, 'busy')
  const { client } = createPaperNode({
    answers: {
      [method]: () => {
        throw cause
      },
    },
  })
  await expect(readBlock(client, { chainId })).rejects.toMatchObject({
    cause: expect.objectContaining({ cause }),
    code: 'CHAIN_UNREACHABLE',
    shortMessage: expect.stringContaining(method),
  })
})
