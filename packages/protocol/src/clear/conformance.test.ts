/**
 * The behaviours of the public conformance suite of ERC-7730 (sourcifyeth/erc7730-spec-tests, 2.0.0 and 2.1.0), each
 * under the id that it has there, with descriptions and values of our own: docs/guide/clear-signing.md says why, and
 * lists those that are not met.
 */
import { type Address, encodeFunctionData, getAddress, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { ClearFacts, ClearReading } from './ClearReading.ts'
import { type Descriptor, parseDescriptor } from './DescriptorSchema.ts'
import { explainCall } from './explainCall.ts'
import { toKnownDescriptor } from './parseDescriptorList.ts'
import { parseFormatKey } from './parseFormatKey.ts'
import { resolveIncludes } from './resolveIncludes.ts'

const contract = getAddress('0x00000000000000000000000000000000c0FFee00')
const inner = getAddress('0x00000000000000000000000000000000C0fFEe01')
const coin = getAddress('0x00000000000000000000000000000000C0fFEe02')
const ada: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bea: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const zero: Address = '0x0000000000000000000000000000000000000000'

const tokens: Record<string, { decimals: number; symbol: string }> = {
  [contract]: { decimals: 6, symbol: 'SIX' },
  [inner]: { decimals: 6, symbol: 'INN' },
  [coin]: { decimals: 18, symbol: 'COIN' },
  [zero]: { decimals: 0, symbol: 'NONE' },
}
const facts: ClearFacts = {
  chain: { id: 1, name: 'Ethereum', nativeCurrency: { decimals: 18, symbol: 'ETH' } },
  findChain: (id) => (id === 10 ? { name: 'OP', nativeCurrency: { decimals: 18, symbol: 'ETH' } } : undefined),
  findName: (address) => (address === ada ? 'Ada' : undefined),
  findToken: async (address) => tokens[address],
}

type Spec = NonNullable<NonNullable<Descriptor['display']>['formats']>[string]
type Case = {
  id: string
  key: string
  args: readonly unknown[]
  format: Spec
  expected: unknown
  display?: Record<string, unknown>
  from?: Address
  intent?: string
  metadata?: Record<string, unknown>
  sentence?: string
  value?: bigint
}

const raw = (path: string, label = path) => ({ path, label, format: 'raw' as const })
type Shown = NonNullable<Spec['fields']>[number]
const field = (
  path: string,
  format: NonNullable<Shown['format']>,
  params: Shown['params'] = {},
  label = path,
): Shown => ({
  path,
  label,
  format,
  params,
})

function describeContract(formats: Record<string, unknown>, rest: Record<string, unknown> = {}, to = contract) {
  return parseDescriptor({
    $schema: 'https://example.org/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId: 1, address: to }] } },
    metadata: { owner: 'Tests', ...(typeof rest.metadata === 'object' ? rest.metadata : {}) },
    display: { ...(typeof rest.display === 'object' ? rest.display : {}), formats },
  })
}

function encode(key: string, args: readonly unknown[]): Hex {
  const parsed = parseFormatKey(key)
  if (!parsed) throw new Error(`${key} is no key`)
  return encodeFunctionData({ abi: [parsed.abi], args, functionName: parsed.abi.name })
}

const innerDescriptor = describeContract(
  {
    'move(address to,uint256 amount)': {
      intent: 'Move',
      fields: [
        raw('to'),
        field('amount', 'tokenAmount', { tokenPath: '@.to' }),
        field('@.value', 'amount', {}, 'sent'),
        raw('@.from', 'by'),
      ],
    },
  },
  { metadata: { owner: 'Inner' } },
  inner,
)

async function read({ args, display, format, from, key, metadata, value = 0n }: Omit<Case, 'id' | 'expected'>) {
  const descriptor = describeContract({ [key]: format }, { display, metadata })
  const readings = await explainCall({
    call: { data: encode(key, args), from, to: contract, value },
    descriptors: [descriptor, innerDescriptor].map((file, index) =>
      toKnownDescriptor({ descriptor: file, name: `${index}.json` }, 'operator'),
    ),
    facts,
  })
  expect(readings).toHaveLength(1)
  const [reading] = readings
  if (!reading) throw new Error('There is no reading.')
  return reading
}

type Pair = [label: string, value: unknown]

function toPairs(reading: ClearReading): Pair[] {
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading.fields.map(({ address, call, label, value }): Pair => {
    const [innerReading] = call?.readings ?? []
    return [label, innerReading ? toPairs(innerReading) : (address ?? value)]
  })
}

const one = (
  id: string,
  key: string,
  args: readonly unknown[],
  shown: unknown,
  expected: unknown,
  more = {},
): Case => ({
  args,
  expected: [['it', expected]],
  format: { intent: 'Do', fields: [{ label: 'it', ...Object(shown) }] },
  id,
  key,
  ...more,
})

const cases: Case[] = [
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
  one(
    'formats/tokenAmount/token-path-container',
    'f(uint256 a)',
    [3_000_000n],
    field('a', 'tokenAmount', { tokenPath: '@.to' }, 'it'),
    '3 SIX',
  ),
  one(
    'formats/tokenAmount/fractional',
    'f(uint256 a)',
    [1_230_000n],
    field('a', 'tokenAmount', { tokenPath: '@.to' }, 'it'),
    '1.23 SIX',
  ),
  one(
    'formats/tokenAmount/smallest-unit',
    'f(uint256 a)',
    [1n],
    field('a', 'tokenAmount', { tokenPath: '@.to' }, 'it'),
    '0.000001 SIX',
  ),
  one(
    'formats/tokenAmount/zero',
    'f(uint256 a)',
    [0n],
    field('a', 'tokenAmount', { tokenPath: '@.to' }, 'it'),
    '0 SIX',
  ),
  one(
    'formats/tokenAmount/zero-decimals',
    'f(address t,uint256 a)',
    [zero, 42n],
    field('a', 'tokenAmount', { tokenPath: 't' }, 'it'),
    '42 NONE',
  ),
  one(
    'formats/tokenAmount/token-path-argument',
    'f(address t,uint256 a)',
    [coin, 10n ** 17n],
    field('a', 'tokenAmount', { tokenPath: 't' }, 'it'),
    '0.1 COIN',
  ),
  one(
    'formats/tokenAmount/token-constant',
    'f(uint256 a)',
    [10n ** 18n],
    field('a', 'tokenAmount', { token: coin }, 'it'),
    '1 COIN',
  ),
  one(
    'formats/tokenAmount/threshold/equal-renders-default-message',
    'f(uint256 a)',
    [255n],
    field('a', 'tokenAmount', { tokenPath: '@.to', threshold: '0xff' }, 'it'),
    'Unlimited SIX',
  ),
  one(
    'formats/tokenAmount/threshold/above-renders-default-message',
    'f(uint256 a)',
    [256n],
    field('a', 'tokenAmount', { tokenPath: '@.to', threshold: '0xff' }, 'it'),
    'Unlimited SIX',
  ),
  one(
    'formats/tokenAmount/threshold/one-below-renders-amount',
    'f(uint256 a)',
    [254n],
    field('a', 'tokenAmount', { tokenPath: '@.to', threshold: '0xff' }, 'it'),
    '0.000254 SIX',
  ),
  one(
    'formats/tokenAmount/threshold/custom-message',
    'f(uint256 a)',
    [255n],
    field('a', 'tokenAmount', { tokenPath: '@.to', threshold: '0xff', message: 'All of it,' }, 'it'),
    'All of it, SIX',
  ),
  one(
    'formats/tokenAmount/native-currency-address-constant-path',
    'f(address t,uint256 a)',
    [bea, 10n ** 18n],
    field('a', 'tokenAmount', { tokenPath: 't', nativeCurrencyAddress: '$.metadata.constants.native' }, 'it'),
    '1 ETH',
    { metadata: { constants: { native: bea } } },
  ),
  one(
    'formats/tokenAmount/native-currency-address-list',
    'f(address t,uint256 a)',
    [zero, 10n ** 18n],
    field('a', 'tokenAmount', { tokenPath: 't', nativeCurrencyAddress: [bea, zero] }, 'it'),
    '1 ETH',
  ),
  one(
    'formats/tokenAmount/native-currency-address-no-match',
    'f(address t,uint256 a)',
    [coin, 10n ** 18n],
    field('a', 'tokenAmount', { tokenPath: 't', nativeCurrencyAddress: [bea, zero] }, 'it'),
    '1 COIN',
  ),
  one('formats/tokenTicker/known-token', 'f(address t)', [coin], field('t', 'tokenTicker', {}, 'it'), 'COIN'),
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
  {
    ...one(
      'formats/calldata/calleePath-nested-descriptor',
      'run(address to,uint256 value,bytes data)',
      [inner, 0n, encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { calleePath: 'to', amountPath: 'value', spenderPath: '@.from' }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/amountPath-non-zero',
      'run(address to,uint256 value,bytes data)',
      [inner, 10n ** 17n, encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { calleePath: 'to', amountPath: 'value', spenderPath: '@.from' }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0.1 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/callee-constant',
      'run(bytes data)',
      [encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { callee: inner }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/selector-constant',
      'run(bytes data)',
      [`0x${encode('move(address to,uint256 amount)', [bea, 1n]).slice(10)}`],
      field(
        'data',
        'calldata',
        { callee: inner, selector: parseFormatKey('move(address to,uint256 amount)')?.selector },
        'it',
      ),
      [
        ['to', bea],
        ['amount', '0.000001 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
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
  one(
    'context/selector/tuple-and-array-key',
    'f((address t,uint256[2] a)[] o)',
    [[{ t: bea, a: [1n, 2n] }]],
    raw('o.[0].a.[1]', 'it'),
    '2',
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
]

test.each(cases)('default: $id', async ({ expected, intent, sentence, ...rest }) => {
  const reading = await read(rest)
  expect(toPairs(reading)).toEqual(expected)
  expect(reading).toMatchObject({ intent: intent ?? 'Do', owner: 'Tests' })
  expect('sentence' in reading ? reading.sentence : undefined).toBe(sentence)
})

test('default: formats/addressName/local-name-any-source', async () => {
  const reading = await read({
    args: [ada],
    format: { intent: 'Do', fields: [field('a', 'addressName')] },
    key: 'f(address a)',
  })
  // The name, and never without the account.
  expect(reading).toMatchObject({ fields: [{ address: ada, value: 'Ada' }] })
})

test('default: display/visible/mustMatch-mismatch-is-an-error', async () => {
  const fields = [raw('b'), { ...raw('a'), visible: { mustMatch: [1] } }]
  const reading = await read({ args: [2n, 3n], format: { intent: 'Do', fields }, key: 'f(uint256 a,uint256 b)' })
  expect(reading.kind).toBe('refused')
})

describe('not met, for a reason', () => {
  test('behavior: metadata/token/contract-is-the-token, formats/tokenAmount/chainIdPath: a token is asked itself, here', async () => {
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
})

describe('context', () => {
  const key = 'f(uint256 a)'
  const descriptor = describeContract({ [key]: { intent: 'One' }, 'f(uint256 a,bool b)': { intent: 'Two' } })
  const ask = async (data: Hex, to = contract, chainId = 1) =>
    explainCall({
      call: { data, to, value: 0n },
      descriptors: [toKnownDescriptor({ descriptor, name: 'one.json' }, 'yours')],
      facts: { ...facts, chain: { ...facts.chain, id: chainId } },
    })

  test('default: context/deployments/*, context/selector/*', async () => {
    expect(await ask(encode(key, [1n]))).toMatchObject([{ intent: 'One' }])
    expect(await ask(encode('f(uint256 a,bool b)', [1n, true]))).toMatchObject([{ intent: 'Two' }])
    expect(await ask(encode(key, [1n]), contract, 10)).toEqual([])
    expect(await ask(encode(key, [1n]), inner)).toEqual([])
    expect(await ask(encode('g(uint256 a)', [1n]))).toEqual([])
  })
})

describe('validation', () => {
  const parse = (changes: Record<string, unknown>) => parseDescriptor({ ...describeContract({}), ...changes })

  test('default: validation/schema-version/*', () => {
    for (const name of ['v2', 'v2.0.0', 'v2.9.0'])
      expect(() => parse({ $schema: `a/erc7730-${name}.schema.json` })).not.toThrow()
    for (const name of ['v3-next', 'v1'])
      expect(() => parse({ $schema: `a/erc7730-${name}.schema.json` })).toThrow('version')
  })

  test('default: validation/selector/duplicate-type-signature: neither of the two counts', async () => {
    const twice = describeContract({ 'f(uint256 a)': { intent: 'One' }, 'f(uint256 b)': { intent: 'Two' } })
    const descriptors = [toKnownDescriptor({ descriptor: twice, name: 'x' }, 'yours')]
    const call = { data: encode('f(uint256 a)', [1n]), to: contract, value: 0n }
    expect(await explainCall({ call, descriptors, facts })).toEqual([])
  })

  test('default: validation/format-key/type-alias', () => {
    for (const key of [
      'f(uint a)',
      'f(int256[0] a)',
      'f(bytes33 a)',
      'f(uint7 a)',
      'f(',
      'f',
      '(uint256 a)',
      'f(a b c)',
    ])
      expect([key, parseFormatKey(key)]).toEqual([key, undefined])
  })

  test('default: validation/format/unknown-format-name', () => {
    const formats = { 'f(uint256 a)': { intent: 'Do', fields: [{ path: 'a', format: 'bold' }] } }
    expect(() => parse({ display: { formats } })).toThrow('format')
  })

  test('default: validation/reference/*: the function that refers to nothing is not read, the others are', async () => {
    const key = 'f(uint256 a)'
    const missing = [{ path: 'a', $ref: '$.display.definitions.none' }]
    expect(await read({ args: [1n], format: { intent: 'Do', fields: missing }, key })).toMatchObject({ kind: 'failed' })
    const fields = [field('a', 'enum', { $ref: '$.metadata.enums.none' })]
    expect(await read({ args: [1n], format: { intent: 'Do', fields }, key })).toMatchObject({
      fields: [{ note: 'raw', value: '1' }],
    })
  })
})

describe('includes', () => {
  const key = 'f(uint256 a,uint256 b,uint256 c)'
  const files: Record<string, unknown> = {
    'base.json': {
      display: { formats: { [key]: { intent: 'Base', fields: [field('a', 'unit', { base: 'kg' }), raw('b')] } } },
    },
    'middle.json': { includes: './base.json', metadata: { owner: 'Middle' } },
    'top/file.json': {
      includes: '../middle.json',
      context: { contract: { deployments: [{ chainId: 1, address: contract }] } },
      metadata: { owner: 'Top' },
      display: { formats: { [key]: { intent: 'Top', fields: [{ path: 'a', params: { base: 'g' } }, raw('c')] } } },
    },
    'self.json': { includes: 'self.json' },
    'out.json': { includes: '../../etc/passwd' },
    'away.json': { includes: 'https://example.org/a.json' },
    'missing.json': { includes: 'none.json' },
  }
  const resolve = (path: string) =>
    resolveIncludes({
      path,
      read: async (name) => (Object.hasOwn(files, name) ? parseDescriptor(files[name]) : undefined),
    })

  test('default: includes/*', async () => {
    const descriptor = await resolve('top/file.json')
    const descriptors = [toKnownDescriptor({ descriptor, name: 'file.json' }, 'operator')]
    const [reading] = await explainCall({
      call: { data: encode(key, [1n, 2n, 3n]), to: contract, value: 0n },
      descriptors,
      facts,
    })
    expect(reading).toMatchObject({ intent: 'Top', owner: 'Top' })
    expect(reading && toPairs(reading)).toEqual([
      ['a', '1g'],
      ['b', '2'],
      ['c', '3'],
    ])
  })

  test('error: validation/includes/missing-file, and those that lead in a circle or out of the folder', async () => {
    await expect(resolve('missing.json')).rejects.toThrow('there is no none.json')
    await expect(resolve('self.json')).rejects.toThrow('includes itself')
    await expect(resolve('out.json')).rejects.toThrow('not in the folder')
    await expect(resolve('away.json')).rejects.toThrow('not in the folder')
  })
})
