import { expect, test } from 'vitest'
import { handleRpcText, type RpcCall } from './handleRpcText.ts'

const echo: RpcCall = async (method, params) => ({ result: [method, ...params] })

test('default', async () => {
  expect(await handleRpcText('{"id":1,"method":"a","params":[2]}', echo)).toBe(
    '{"id":1,"jsonrpc":"2.0","result":["a",2]}',
  )
})

test('behavior: calldata under both names arrives once; two different ones stay an error of the engine', async () => {
  const send = async (param: object) =>
    JSON.parse((await handleRpcText(JSON.stringify({ id: 1, method: 'a', params: [param] }), echo)) ?? '')
  expect(await send({ data: '0x12', input: '0x12', to: '0x34' })).toMatchObject({
    result: ['a', { data: '0x12', to: '0x34' }],
  })
  const different = { data: '0x12', input: '0x13' }
  expect(await send(different)).toMatchObject({ result: ['a', different] })
})

test('behavior: notifications are done and not answered', async () => {
  const seen: string[] = []
  const call: RpcCall = async (method) => {
    seen.push(method)
    return { result: true }
  }
  expect(await handleRpcText('{"method":"a"}', call)).toBe(undefined)
  expect(await handleRpcText('[{"method":"b"},{"method":"c"}]', call)).toBe(undefined)
  expect(seen).toEqual(['a', 'b', 'c'])
})

test('error: a call that throws', async () => {
  const call: RpcCall = () => Promise.reject(new Error('broken'))
  expect(await handleRpcText('{"id":"x","method":"a"}', call)).toBe(
    '{"error":{"code":-32603,"message":"broken"},"id":"x","jsonrpc":"2.0"}',
  )
})

test.each([
  ['{', -32_700, null],
  ['[]', -32_600, null],
  ['null', -32_600, null],
  ['{"id":7,"method":1}', -32_600, 7],
  ['{"id":{},"method":"a"}', -32_600, null],
])('error: %s', async (text, code, id) => {
  expect(JSON.parse((await handleRpcText(text, echo)) ?? '')).toMatchObject({ error: { code }, id })
})
