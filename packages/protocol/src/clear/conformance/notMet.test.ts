import { expect, test } from 'vitest'
import { coin, field, read } from '../../../test/clearCases.ts'
import { parseFormatKey } from '../parseFormatKey.ts'

test('behavior: metadata/token/contract-is-the-token, formats/tokenAmount/chainIdPath: the token itself is read, here', async () => {
  const fields = [
    field('a', 'tokenAmount', { token: '$.metadata.token' }),
    field('a', 'tokenAmount', { token: coin, chainId: 10 }, 'b'),
  ]
  const metadata = { token: { decimals: 2, name: 'Gold', ticker: 'GOLD' } }
  const reading = await read({ args: [250n], format: { intent: 'Do', fields }, key: 'f(uint256 a)', metadata })
  expect(reading).toMatchObject({
    fields: [
      { note: 'raw', value: '250' },
      { note: 'raw', value: '250' },
    ],
  })
})

test('behavior: formats/interoperableAddressName/spec-example: shown as bytes', async () => {
  const fields = [field('a', 'interoperableAddressName')]
  const reading = await read({ args: ['0x0001000001'], format: { intent: 'Do', fields }, key: 'f(bytes a)' })
  expect(reading).toMatchObject({ fields: [{ value: '0x0001000001' }] })
})

test('behavior: validation/format-key/space-after-comma: the public registry has thousands of them', () => {
  expect(parseFormatKey('f(address a, uint256 b)')?.signature).toBe('f(address,uint256)')
})
