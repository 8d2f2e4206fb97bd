import { expect, test } from 'vitest'
import { ada, bea, coin, contract, field, one, raw, read, testCases } from '../../../test/clearCases.ts'

testCases([
  {
    ...one('display/intent/object-form', 'f(uint256 a)', [7n], raw('a', 'it'), '7'),
    format: { intent: { Stake: 'Leave', Reward: 'All' }, fields: [raw('a', 'it')] },
    intent: 'Stake: Leave, Reward: All',
  },
  {
    ...one(
      'display/interpolatedIntent/field-container-constant-placeholders',
      'f(address to,uint256 v)',
      [ada, 10n ** 6n],
      {},
      '',
    ),
    format: {
      intent: 'Do',
      interpolatedIntent: 'Give {v} to {to} with {@.value}, {$.metadata.constants.fee}',
      fields: [
        field('v', 'tokenAmount', { tokenPath: '@.to' }),
        field('to', 'addressName'),
        field('@.value', 'amount'),
        raw('$.metadata.constants.fee'),
      ],
    },
    metadata: { constants: { fee: 'free' } },
    value: 10n ** 18n,
    sentence: 'Give 1 SIX to Ada with 1 ETH, free',
    expected: [
      ['v', '1 SIX'],
      ['to', ada],
      ['@.value', '1 ETH'],
      ['$.metadata.constants.fee', 'free'],
    ],
  },
  {
    ...one('display/interpolatedIntent/escaped-braces', 'f(uint256 a)', [7n], raw('a', 'it'), '7'),
    format: { intent: 'Do', interpolatedIntent: 'Do {{this}} {a} times', fields: [raw('a', 'it')] },
    sentence: 'Do {this} 7 times',
  },
  {
    ...one('display/interpolatedIntent/unresolvable-placeholder-falls-back', 'f(uint256 a)', [7n], raw('a', 'it'), '7'),
    format: { intent: 'Do', interpolatedIntent: 'Do {nothing}', fields: [raw('a', 'it')] },
  },
  one(
    'display/definitions/ref-uses-definition',
    'f(uint256 a)',
    [10n],
    { path: 'a', $ref: '$.display.definitions.sum' },
    '0.00001 SIX',
    {
      display: {
        definitions: {
          sum: {
            label: 'it',
            format: 'tokenAmount',
            params: { tokenPath: '@.to', threshold: '0xff', message: 'Much' },
          },
        },
      },
    },
  ),
  one(
    'display/definitions/ref-params-override',
    'f(uint256 a)',
    [255n],
    { path: 'a', $ref: '$.display.definitions.sum', params: { message: 'More' } },
    'More SIX',
    {
      display: {
        definitions: {
          sum: {
            label: 'it',
            format: 'tokenAmount',
            params: { tokenPath: '@.to', threshold: '0xff', message: 'Much' },
          },
        },
      },
    },
  ),
  {
    ...one('display/groups/path-prefix', 'f((address t,uint256 a) o)', [{ t: bea, a: 5n }], {}, ''),
    format: { intent: 'Do', fields: [{ path: 'o', fields: [raw('a'), raw('t')] }] },
    expected: [
      ['a', '5'],
      ['t', bea],
    ],
  },
  {
    ...one(
      'display/groups/iteration-bundled',
      'f(address[] t,uint256[] a)',
      [
        [ada, bea],
        [1n, 2n],
      ],
      {},
      '',
    ),
    format: { intent: 'Do', fields: [{ iteration: 'bundled', fields: [raw('t.[]', 't'), raw('a.[]', 'a')] }] },
    expected: [
      ['t', ada],
      ['a', '1'],
      ['t', bea],
      ['a', '2'],
    ],
  },
  {
    ...one(
      'display/groups/iteration-sequential',
      'f(address[] t,uint256[] a)',
      [
        [ada, bea],
        [1n, 2n],
      ],
      {},
      '',
    ),
    format: { intent: 'Do', fields: [{ iteration: 'sequential', fields: [raw('t.[]', 't'), raw('a.[]', 'a')] }] },
    expected: [
      ['t', ada],
      ['t', bea],
      ['a', '1'],
      ['a', '2'],
    ],
  },
  {
    ...one('display/order/descriptor-order-not-argument-order', 'f(uint256 a,uint256 b)', [1n, 2n], {}, ''),
    format: { intent: 'Do', fields: [raw('b'), raw('a')] },
    expected: [
      ['b', '2'],
      ['a', '1'],
    ],
  },
  {
    ...one(
      'display/visible/never-hidden-ifNotIn-shown-mustMatch-hidden',
      'f(uint256 a,uint256 b,uint256 c,uint256 d)',
      [1n, 2n, 3n, 0n],
      {},
      '',
    ),
    format: {
      intent: 'Do',
      fields: [
        { ...raw('a'), visible: 'always' },
        { ...raw('b'), visible: 'never' },
        { ...raw('c'), visible: { ifNotIn: [0] } },
        { ...raw('d'), visible: { mustMatch: [0, 1] } },
      ],
    },
    expected: [
      ['a', '1'],
      ['c', '3'],
    ],
  },
  {
    ...one('display/visible/ifNotIn-hides-listed-value', 'f(uint256 c)', [0n], {}, ''),
    format: { intent: 'Do', fields: [{ ...raw('c'), visible: { ifNotIn: [0] } }] },
    expected: [],
  },
  {
    ...one(
      'display/params/array-parameter-paired-by-index',
      'f(address[] t,uint256[] a)',
      [
        [contract, coin],
        [10n ** 6n, 10n ** 18n],
      ],
      field('a.[]', 'tokenAmount', { tokenPath: 't.[]' }, 'it'),
      '',
    ),
    expected: [
      ['it', '1 SIX'],
      ['it', '1 COIN'],
    ],
  },
  { ...one('display/id/internal-ids-ignored', 'f(uint256 a)', [7n], { ...raw('a', 'it'), $id: 'secret' }, '7') },
])

test('default: display/visible/mustMatch-mismatch-is-an-error', async () => {
  const fields = [raw('b'), { ...raw('a'), visible: { mustMatch: [1] } }]
  const reading = await read({ args: [2n, 3n], format: { intent: 'Do', fields }, key: 'f(uint256 a,uint256 b)' })
  expect(reading.kind).toBe('refused')
})
