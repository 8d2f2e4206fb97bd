import { bea, coin, contract, field, one, raw, testCases } from '../../../test/clearCases.ts'

testCases([
  {
    ...one(
      'paths/roots/absolute-and-relative',
      'f((address t,(uint256 a,uint256 b) l) o)',
      [{ t: bea, l: { a: 5n, b: 4n } }],
      {},
      '',
    ),
    format: { intent: 'Do', fields: [raw('#.o.t'), raw('o.l.a'), raw('o.l.b')] },
    expected: [
      ['#.o.t', bea],
      ['o.l.a', '5'],
      ['o.l.b', '4'],
    ],
  },
  {
    ...one('paths/array/index-and-negative-index', 'f(uint256[] v)', [[1n, 2n, 3n]], {}, ''),
    format: { intent: 'Do', fields: [raw('v.[0]'), raw('v.[-1]')] },
    expected: [
      ['v.[0]', '1'],
      ['v.[-1]', '3'],
    ],
  },
  {
    ...one('paths/array/all-elements', 'f(uint256[] v)', [[1n, 2n, 3n]], raw('v.[]', 'it'), ''),
    expected: [
      ['it', '1'],
      ['it', '2'],
      ['it', '3'],
    ],
  },
  { ...one('paths/array/empty-array-no-fields', 'f(uint256[] v)', [[]], raw('v.[]', 'it'), ''), expected: [] },
  {
    ...one('paths/array/slices', 'f(uint256[] v)', [[1n, 2n, 3n, 4n, 5n]], {}, ''),
    format: { intent: 'Do', fields: [raw('v.[1:3]', 'a'), raw('v.[:2]', 'b'), raw('v.[-2:]', 'c')] },
    expected: [
      ['a', '2'],
      ['a', '3'],
      ['b', '1'],
      ['b', '2'],
      ['c', '4'],
      ['c', '5'],
    ],
  },
  one(
    'paths/bytes/slice-as-token-path',
    'f(bytes p,uint256 a)',
    [`${coin}0bb8${bea.slice(2)}`, 10n ** 18n],
    field('a', 'tokenAmount', { tokenPath: 'p.[0:20]' }, 'it'),
    '1 COIN',
  ),
  {
    ...one('paths/bytes/slice-as-value', 'f(bytes p)', [`${coin}0bb8${bea.slice(2)}`], {}, ''),
    format: {
      intent: 'Do',
      fields: [field('p.[0:20]', 'addressName', {}, 'a'), field('p.[-20:]', 'addressName', {}, 'b')],
    },
    expected: [
      ['a', coin],
      ['b', bea],
    ],
  },
  {
    ...one('paths/container/transaction-values', 'f(uint256 x)', [1n], {}, ''),
    format: {
      intent: 'Do',
      fields: [field('@.from', 'addressName'), field('@.value', 'amount'), raw('@.to'), field('@.chainId', 'chainId')],
    },
    from: bea,
    value: 10n ** 18n,
    expected: [
      ['@.from', bea],
      ['@.value', '1 ETH'],
      ['@.to', contract],
      ['@.chainId', 'Ethereum'],
    ],
  },
  one(
    'paths/constants/constant-as-parameter',
    'f(uint256 a)',
    [10n ** 18n],
    field('a', 'tokenAmount', { token: '$.metadata.constants.share' }, 'it'),
    '1 COIN',
    { metadata: { constants: { share: coin } } },
  ),
  {
    ...one('paths/value/literal-value', 'f(uint256 a)', [7n], {}, ''),
    format: {
      intent: 'Do',
      fields: [
        { value: 'A note', label: 'note', format: 'raw' },
        { value: 12, label: 'number', format: 'raw' },
        raw('a'),
      ],
    },
    expected: [
      ['note', 'A note'],
      ['number', '12'],
      ['a', '7'],
    ],
  },
])
