import fc from 'fast-check'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeTransaction } from '../describe/describeTransaction.ts'
import { type ClearFacts, type KnownDescriptor, parseDescriptorList, toKnownDescriptor } from './ClearReading.ts'
import { InvalidDescriptorError, parseDescriptor, parseDescriptorFile } from './DescriptorSchema.ts'
import { explainActions } from './explainActions.ts'
import { explainCall } from './explainCall.ts'
import { parseFormatKey } from './parseFormatKey.ts'

/** Descriptions that are written to deceive or to harm change nothing but their own line. */

const token = getAddress('0x00000000000000000000000000000000C0fFEe02')
const safe: Address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const thief: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const facts: ClearFacts = {
  chain: { id: 1, name: 'Ethereum', nativeCurrency: { decimals: 18, symbol: 'ETH' } },
  findToken: async (address) => (address === token ? { decimals: 6, symbol: 'SIX', type: 'ERC20' } : undefined),
}
const key = 'transfer(address to,uint256 value)'
const data = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 value)']),
  args: [thief, 1_000_000n],
  functionName: 'transfer',
})

type Changes = {
  address?: string
  chainId?: number
  formats?: Record<string, unknown>
  metadata?: object
  display?: object
}

function hostile({ address = token, chainId = 1, display, formats, metadata = {} }: Changes): KnownDescriptor {
  const descriptor = parseDescriptor({
    context: { contract: { deployments: [{ address, chainId }] } },
    display: { ...display, formats: formats ?? { [key]: { intent: 'Receive a reward', fields: [] } } },
    metadata,
  })
  return toKnownDescriptor({ descriptor, name: 'hostile.json' }, 'operator')
}

async function explain(descriptors: readonly KnownDescriptor[], bytes: Hex = data) {
  const action = describeTransaction({
    findToken: (address) => (address === token ? { decimals: 6, symbol: 'SIX', type: 'ERC20' } : undefined),
    nativeCurrency: facts.chain.nativeCurrency,
    safe,
    transaction: { data: bytes, operation: 0, to: token, value: 0n },
  })
  const items = await explainActions({ action, facts, findDescriptors: async () => descriptors, safes: [safe] })
  return { action, items, readings: items[0]?.readings ?? [] }
}

const alone = await explain([])

/** Everything but the line of the hostile one is as without it. */
async function expectUnharmed(descriptors: readonly KnownDescriptor[]) {
  const { action, readings } = await explain(descriptors)
  expect(action).toEqual(alone.action)
  expect(readings.filter(({ source }) => source === 'bundled')).toEqual(alone.readings)
  expect(alone.readings).toMatchObject([{ sentence: `Send 1 SIX to ${thief}` }])
  return readings.filter(({ source }) => source !== 'bundled')
}

describe('bound elsewhere', () => {
  test('behavior: another chain, another address, another function', async () => {
    expect(await expectUnharmed([hostile({ chainId: 5 })])).toEqual([])
    expect(await expectUnharmed([hostile({ address: thief })])).toEqual([])
    expect(
      await expectUnharmed([hostile({ formats: { 'approve(address to,uint256 value)': { intent: 'x' } } })]),
    ).toEqual([])
  })

  test('behavior: no address at all, a prefix, a wildcard', async () => {
    for (const address of ['', '0x', '*', token.slice(0, 20)])
      expect(await expectUnharmed([hostile({ address })])).toEqual([])
  })

  test('behavior: code that is delegatecalled is not what a description of the address is about', async () => {
    const action = describeTransaction({
      nativeCurrency: facts.chain.nativeCurrency,
      safe,
      transaction: { data, operation: 1, to: token, value: 0n },
    })
    const items = await explainActions({ action, facts, findDescriptors: async () => [hostile({})], safes: [safe] })
    expect(items.flatMap(({ readings }) => readings)).toEqual([])
  })
})

describe('misleading', () => {
  test('behavior: a false intent stands on its own line, under the name of its source', async () => {
    expect(await expectUnharmed([hostile({})])).toMatchObject([
      { intent: 'Receive a reward', name: 'hostile.json', source: 'operator' },
    ])
  })

  test.each([
    ['Receive a reward', [], ['intent']],
    ['Approve the spender', [], ['intent']],
    ['Send 5 SIX', [], ['amount']],
    ['Send 1 USDC', [], ['token']],
    [`Send 1 SIX to ${safe.toLowerCase().replace('f7', 'f8')}`, [], ['account']],
    ['Send tokens', [{ label: 'To', value: safe.replace('F7', 'F8'), format: 'raw' }], ['account']],
    [
      'Send tokens',
      [{ path: 'value', label: 'Amount', format: 'unit', params: { base: 'SIX', decimals: 9 } }],
      ['amount'],
    ],
  ])(
    'behavior: %s, which differs from the bytes, is marked as contradicting',
    async (intent, fields, contradictions) => {
      const [reading] = await expectUnharmed([hostile({ formats: { [key]: { intent, fields } } })])
      expect(reading).toMatchObject({ comparison: { contradictions, verdict: 'contradicts' } })
    },
  )

  test('behavior: a reading of the decoded values agrees, an unconfirmed one is not called true', async () => {
    const fields = [
      { path: 'to', label: 'To', format: 'addressName' },
      { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
    ]
    const compare = async (intent: string) =>
      (await expectUnharmed([hostile({ formats: { [key]: { intent, fields } } })]))[0]
    expect(await compare('Send 1 SIX')).toMatchObject({ comparison: { contradictions: [], verdict: 'agrees' } })
    expect(await compare('Monthly subscription')).toMatchObject({
      comparison: { contradictions: [], verdict: 'unknown' },
    })
  })

  test('behavior: markup, control and bidirectional characters are text or gone', async () => {
    const intent = '<img src=x onerror=alert(1)>\u202eevil\u0000\u200b [link](https://evil.example)'
    const label = '\u202e<b>To</b>'
    const formats = { [key]: { intent, fields: [{ path: 'to', label, format: 'raw' }] } }
    const [reading] = await expectUnharmed([hostile({ formats, metadata: { owner: 'A\u202eB' } })])
    expect(reading).toMatchObject({
      fields: [{ address: thief, label: '<b>To</b>' }],
      intent: '<img src=x onerror=alert(1)>evil [link](https://evil.example)',
      owner: 'AB',
    })
  })

  test('behavior: an address that it calls the sender is not shown as anybody', async () => {
    const params = { senderAddress: thief }
    const formats = { [key]: { intent: 'x', fields: [{ path: 'to', label: 'To', format: 'addressName', params }] } }
    const [reading] = await expectUnharmed([hostile({ formats })])
    expect(reading).toMatchObject({ fields: [{ value: 'Sender' }] })
    expect(JSON.stringify(reading)).not.toContain('"address"')
  })

  test('behavior: decimals and symbols of its own are not used for a token', async () => {
    const params = { token: '$.metadata.token' }
    const formats = { [key]: { intent: 'x', fields: [{ path: 'value', label: 'Sum', format: 'tokenAmount', params }] } }
    const metadata = { token: { decimals: 18, name: 'Six', ticker: 'SIX' } }
    expect(await expectUnharmed([hostile({ formats, metadata })])).toMatchObject([
      { fields: [{ note: 'raw', value: '1000000' }] },
    ])
  })
})

describe('harmful', () => {
  test('error: too large, too deep, keys of the machinery, not JSON', () => {
    expect(() => parseDescriptorFile(`{"a":"${'x'.repeat(600_000)}"}`)).toThrow('larger')
    expect(() => parseDescriptorFile(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toThrow('nests')
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(() => parseDescriptorFile(`{"metadata":{"${name}":{"polluted":true}}}`)).toThrow(name)
    expect(() => parseDescriptorFile('{')).toThrow('not JSON')
    for (const text of ['null', '[]', '"x"', '1'])
      expect(() => parseDescriptorFile(text)).toThrow(InvalidDescriptorError)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('error: numbers that nobody finishes computing', () => {
    const params = { decimals: 1_000_000_000 }
    const formats = { [key]: { intent: 'x', fields: [{ path: 'value', label: 'Sum', format: 'unit', params }] } }
    expect(() => hostile({ formats })).toThrow('decimals')
    expect(() => hostile({ metadata: { token: { decimals: 1e9 } } })).toThrow('decimals')
  })

  test('behavior: references into the machinery of objects find nothing', async () => {
    for (const path of [
      '__proto__',
      'constructor.name',
      'to.constructor',
      '$.metadata.constants.toString',
      '$.constructor',
    ]) {
      const formats = { [key]: { intent: 'x', fields: [{ path, label: 'It', format: 'raw' }] } }
      const [reading] = await expectUnharmed([hostile({ formats })])
      expect([path, reading?.kind]).toEqual([path, 'failed'])
    }
    for (const name of ['toString', 'constructor', '__proto__']) {
      const fields = [{ path: 'to', $ref: `$.display.definitions.${name}` }]
      const [reading] = await expectUnharmed([hostile({ formats: { [key]: { intent: 'x', fields } } })])
      expect([name, reading?.kind]).toEqual([name, 'failed'])
    }
  })

  test('behavior: a call that holds itself ends', async () => {
    const formats = {
      [key]: { intent: 'x', fields: [{ value: data, label: 'Call', format: 'calldata', params: { callee: token } }] },
    }
    const [reading] = await expectUnharmed([hostile({ formats })])
    const count = (value: unknown) => JSON.stringify(value).split('"hash"').length - 1
    // It and the bundled one, in it, and in that.
    expect(count(reading)).toBe(5)
    const field = { value: data, label: 'Call', format: 'calldata', params: { callee: token } }
    const wide = { [key]: { intent: 'x', fields: Array.from({ length: 200 }, () => field) } }
    expect(count(await expectUnharmed([hostile({ formats: wide }), hostile({ formats: wide })]))).toBeLessThanOrEqual(
      24,
    )
  })

  test('behavior: bytes that claim billions of elements are not believed', async () => {
    const formats = {
      'f(uint256[] list)': { intent: 'x', fields: [{ path: 'list.[]', label: 'It', format: 'raw' }] },
      'g(bytes[1000] list)': { intent: 'x', fields: [{ path: 'list.[]', label: 'It', format: 'raw' }] },
    }
    const huge: Hex = `0x${'20'.padStart(64, '0')}${'ff'.repeat(32)}`
    const descriptors = [hostile({ formats })]
    for (const signature of ['f(uint256[] list)', 'g(bytes[1000] list)']) {
      const bytes: Hex = `0x${parseFormatKey(signature)?.selector.slice(2)}${huge.slice(2)}`
      const { readings } = await explain(descriptors, bytes)
      expect(readings).toMatchObject([{ kind: 'failed' }])
    }
  })

  test('behavior: dates beyond time and negative amounts are not garbled', async () => {
    const formats = {
      [key]: {
        intent: 'x',
        fields: [{ path: 'to', label: 'When', format: 'date', params: { encoding: 'timestamp' } }],
      },
      'f(uint256 when,int256 sum)': {
        intent: 'x',
        fields: [
          { path: 'when', label: 'When', format: 'date', params: { encoding: 'timestamp' } },
          { path: 'sum', label: 'Sum', format: 'unit', params: { decimals: 6 } },
        ],
      },
    }
    const bytes = encodeFunctionData({
      abi: parseAbi(['function f(uint256 when, int256 sum)']),
      args: [2n ** 200n, -1_500_000n],
      functionName: 'f',
    })
    const { readings } = await explain([hostile({ formats })], bytes)
    expect(readings).toMatchObject([
      {
        fields: [
          { note: 'raw', value: '?' },
          { note: 'raw', value: '?' },
        ],
      },
    ])
  })

  test('behavior: hundreds of fields and of descriptions are cut', async () => {
    const fields = Array.from({ length: 200 }, (_, index) => ({ path: 'to', label: `Field ${index}`, format: 'raw' }))
    const many = Array.from({ length: 30 }, () => hostile({ formats: { [key]: { intent: 'x', fields } } }))
    const readings = await expectUnharmed(many)
    expect(readings.length).toBeLessThan(8)
    expect(readings[0]).toMatchObject({ omitted: 40 })
  })

  test('behavior: a list of a lying operator: what is no description is left out, hashes are made here', () => {
    const { descriptor, hash } = hostile({})
    expect(
      parseDescriptorList(
        {
          descriptors: [
            { name: 'a', descriptor, hash: '0x00' },
            { name: 'b', descriptor: 1 },
          ],
        },
        'operator',
      ),
    ).toEqual([{ descriptor, hash, name: 'a', source: 'operator' }])
    for (const answer of [null, [], {}, { descriptors: 1 }, 'x'])
      expect(parseDescriptorList(answer, 'operator')).toEqual([])
  })
})

test('property: whatever a description holds, rendering ends, throws nothing and leaves the bundled line alone', async () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      'to',
      'value',
      '#.to',
      '@.to',
      'to.[0:4]',
      'value.[]',
      '$.metadata.enums.a',
      '{to}',
      '{',
      '0x',
      token,
      '-1',
      '9'.repeat(40),
    ),
  )
  const params = fc.dictionary(
    fc.constantFrom(
      'tokenPath',
      'token',
      'threshold',
      'message',
      'encoding',
      'base',
      '$ref',
      'callee',
      'calleePath',
      'selector',
      'amountPath',
      'senderAddress',
      'chainId',
      'nativeCurrencyAddress',
      'collectionPath',
    ),
    text,
  )
  const format = fc.constantFrom(
    'raw',
    'amount',
    'tokenAmount',
    'nftName',
    'date',
    'duration',
    'unit',
    'enum',
    'chainId',
    'addressName',
    'tokenTicker',
    'calldata',
    'interoperableAddressName',
  )
  const field = fc.record(
    {
      path: text,
      label: text,
      format,
      params,
      visible: fc.constantFrom('never', 'always', { ifNotIn: [0] }, { mustMatch: ['x'] }),
    },
    { requiredKeys: [] },
  )
  const group = fc.record(
    { path: text, fields: fc.array(field, { maxLength: 3 }), iteration: fc.constantFrom('bundled', 'sequential') },
    { requiredKeys: ['fields'] },
  )
  const spec = fc.record(
    { intent: text, interpolatedIntent: text, fields: fc.array(fc.oneof(field, group), { maxLength: 4 }) },
    { requiredKeys: ['intent'] },
  )
  await fc.assert(
    fc.asyncProperty(spec, async (shape) => {
      let known: KnownDescriptor
      try {
        known = hostile({ formats: { [key]: shape } })
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidDescriptorError)
        return
      }
      const readings = await explainCall({ call: { data, to: token, value: 0n }, descriptors: [known], facts })
      expect(readings).toHaveLength(1)
      expect(readings[0]).toMatchObject({ hash: known.hash, source: 'operator' })
    }),
  )
})
