import { expect, test } from 'vitest'
import { ada, bea, field, one, raw, read, testCases, zero } from '../../../test/clearCases.ts'

testCases([
  {
    ...one('formats/raw/uint-and-int', 'f(uint256 a,int256 b)', [1000n, -42n], {}, ''),
    format: { intent: 'Do', fields: [raw('a'), raw('b')] },
    expected: [
      ['a', '1000'],
      ['b', '-42'],
    ],
  },
  one('formats/raw/uint256-max', 'f(uint256 a)', [2n ** 256n - 1n], raw('a', 'it'), (2n ** 256n - 1n).toString()),
  one('formats/raw/address-checksum', 'f(address a)', [ada.toLowerCase()], raw('a', 'it'), ada),
  one('formats/raw/string-ascii', 'f(string s)', ['Plain'], raw('s', 'it'), 'Plain'),
  one('formats/raw/string-non-ascii', 'f(string s)', ['Größe ✓ 日本'], raw('s', 'it'), 'Größe ✓ 日本'),
  {
    ...one('formats/amount/container-value-and-argument', 'f(uint256 a)', [5n * 10n ** 17n], {}, ''),
    format: { intent: 'Do', fields: [field('@.value', 'amount', {}, 'sent'), field('a', 'amount')] },
    value: 10n ** 18n,
    expected: [
      ['sent', '1 ETH'],
      ['a', '0.5 ETH'],
    ],
  },
  one(
    'formats/amount/zero-and-one-wei',
    'f(uint256 a)',
    [1n],
    field('a', 'amount', {}, 'it'),
    '0.000000000000000001 ETH',
  ),
  one('formats/duration/spec-example', 'f(uint256 s)', [3_725n], field('s', 'duration', {}, 'it'), '01:02:05'),
  one('formats/duration/zero', 'f(uint256 s)', [0n], field('s', 'duration', {}, 'it'), '00:00:00'),
  one('formats/duration/more-than-99-hours', 'f(uint256 s)', [360_000n], field('s', 'duration', {}, 'it'), '100:00:00'),
  one('formats/unit/base-only', 'f(uint256 v)', [10n], field('v', 'unit', { base: 'kg' }, 'it'), '10kg'),
  one('formats/unit/decimals', 'f(uint256 v)', [15n], field('v', 'unit', { base: 'kg', decimals: 1 }, 'it'), '1.5kg'),
  one(
    'formats/unit/si-prefix',
    'f(uint256 v)',
    [36_000n],
    field('v', 'unit', { base: 'm', prefix: true }, 'it'),
    '36km',
  ),
  one(
    'formats/unit/percent-decimals',
    'f(uint256 v)',
    [30n],
    field('v', 'unit', { base: '%', decimals: 2 }, 'it'),
    '0.3%',
  ),
  one(
    'formats/enum/mapped-value',
    'f(uint8 m)',
    [2],
    field('m', 'enum', { $ref: '$.metadata.enums.mode' }, 'it'),
    'slow',
    { metadata: { enums: { mode: { 1: 'quick', 2: 'slow' } } } },
  ),
  one(
    'formats/enum/first-key',
    'f(uint8 m)',
    [1],
    field('m', 'enum', { $ref: '$.metadata.enums.mode' }, 'it'),
    'quick',
    { metadata: { enums: { mode: { 1: 'quick', 2: 'slow' } } } },
  ),
  one('formats/chainId/chain-name', 'f(uint256 c)', [10n], field('c', 'chainId', {}, 'it'), 'OP'),
  one(
    'formats/addressName/no-name-renders-checksum-address',
    'f(address a)',
    [bea],
    field('a', 'addressName', {}, 'it'),
    bea,
  ),
  one(
    'formats/addressName/sources-ens-only-ignores-local',
    'f(address a)',
    [ada],
    field('a', 'addressName', { sources: ['ens'] }, 'it'),
    ada,
  ),
  one(
    'formats/addressName/sender-address-renders-sender',
    'f(address a)',
    [zero],
    field('a', 'addressName', { senderAddress: [zero] }, 'it'),
    'Sender',
    { from: bea },
  ),
  one(
    'formats/addressName/sender-address-other-value',
    'f(address a)',
    [bea],
    field('a', 'addressName', { senderAddress: [zero] }, 'it'),
    bea,
    { from: ada },
  ),
  one(
    'formats/amount/threshold/equal-renders-default-message',
    'f(uint256 a)',
    [255n],
    field('a', 'amount', { threshold: '0xff' }, 'it'),
    'All',
  ),
  one(
    'formats/amount/threshold/above-renders-custom-message',
    'f(uint256 a)',
    [256n],
    field('a', 'amount', { threshold: '0xff', message: 'Whole' }, 'it'),
    'Whole',
  ),
  one(
    'formats/amount/threshold/equal-renders-custom-message',
    'f(uint256 a)',
    [255n],
    field('a', 'amount', { threshold: '0xff', message: 'Whole' }, 'it'),
    'Whole',
  ),
  one(
    'formats/amount/threshold/one-below-renders-amount',
    'f(uint256 a)',
    [10n ** 18n - 1n],
    field('a', 'amount', { threshold: '0xde0b6b3a7640000' }, 'it'),
    '0.999999999999999999 ETH',
  ),
])

test('default: formats/addressName/local-name-any-source', async () => {
  const reading = await read({
    args: [ada],
    format: { intent: 'Do', fields: [field('a', 'addressName')] },
    key: 'f(address a)',
  })
  // The name, and never without the account.
  expect(reading).toMatchObject({ fields: [{ address: ada, value: 'Ada' }] })
})
