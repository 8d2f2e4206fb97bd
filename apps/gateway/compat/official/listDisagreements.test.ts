import { expect, test } from 'vitest'
import { describedCalls, listDisagreements, listDisagreementsWith } from './listDisagreements.ts'

const nonces = 'GET /v1/chains/{chainId}/safes/{safeAddress}/nonces'
const account = { logoUri: null, name: null, value: '0x' }

test('default: an answer as it is described, with a field more', () => {
  expect(listDisagreements(nonces, { currentNonce: 1, more: true, recommendedNonce: 2 })).toEqual([])
  expect(describedCalls).toContain(nonces)
})

test.each([
  [{ currentNonce: 1 }, ['.recommendedNonce: missing']],
  [
    { currentNonce: '1', recommendedNonce: null },
    ['.currentNonce: string instead of number', '.recommendedNonce: null'],
  ],
  [[], [': array instead of object']],
  [null, [': null']],
])('error: %j', (answer, disagreements) => {
  expect(listDisagreements(nonces, answer)).toEqual(disagreements)
})

test('behavior: null only where it is allowed, in a field, a reference and a list', () => {
  const token = { decimals: 18, logoUri: '', name: 'Ether', symbol: 'ETH' }
  expect(listDisagreementsWith('NativeCurrency', token)).toEqual([])
  expect(listDisagreementsWith('NativeCurrency', { ...token, logoUri: null })).toEqual(['.logoUri: null'])
  expect(listDisagreementsWith('AddressInfo', account)).toEqual([])
  const page = { count: null, next: null, previous: null, results: [null] }
  expect(listDisagreementsWith('DelegatePage', page)).toEqual(['.results[0]: null'])
})

test('behavior: of alternatives the nearest is reported', () => {
  const change = { asset: { address: '0x', type: 'ERC20' }, in: [{ value: 5 }], out: [] }
  expect(listDisagreementsWith('BalanceChangeDto', change)).toEqual(['.in[0].value: number instead of string'])
  const batch = { name: 'transactions', type: 'bytes', value: '0x', valueDecoded: [{}] }
  expect(listDisagreementsWith('DataDecodedParameter', batch)).toContain('.valueDecoded[0].to: missing')
})

test('error: what is not described', () => {
  expect(() => listDisagreements('GET /v1/nothing', {})).toThrow('The description has no GET /v1/nothing.')
})
