import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changeKinds, type ServiceEvent } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { listChangedKeys, safeParts } from './listChangedKeys.ts'

const safe = { chainId: 1, address: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79' } as const
const hash = `0x${'AB'.repeat(32)}` as const
const key = (...rest: string[]) => ['safe', 1, safe.address.toLowerCase(), ...rest]
const head = ['chain', 1, 'head']
const tree = ['ownerTree', 'guard'].map((part) => ['chain', 1, part, safe.address.toLowerCase()])
const setup = [
  ...(['state', 'checks', 'report', 'queueReports', 'messages', 'limits', 'host', 'indexed'] as const),
  ...(['ownerProofs', 'ownerTraits', 'setupFile'] as const),
].map((part) => key(part))
const simulations = ['executionEstimate', 'simulation', 'estimation', 'claimedRisk'].map((part) => key(part))
const funds = ['balances', 'coin', 'multiToken'].map((part) => key(part))

/** In any order, without duplicates. */
function expectSame(keys: readonly unknown[], expected: readonly unknown[]): void {
  const list = (all: readonly unknown[]) => [...new Set(all.map((one) => JSON.stringify(one)))].sort()
  expect(list(keys)).toEqual(list(expected))
  expect(keys).toHaveLength(list(keys).length)
}

test.each<[string, ServiceEvent, unknown[]]>([
  [
    'a proposal or a confirmation: the queue and that transaction',
    { kinds: ['queue'], block: 7, safeTxHash: hash },
    [key('queue'), key('report', hash.toLowerCase()), ...simulations, ['overviews'], head],
  ],
  [
    'an approval on the chain, which names none: every transaction',
    { kinds: ['queue'], block: 7 },
    [key('queue'), key('report'), ...simulations, ['overviews'], head],
  ],
  [
    'a withdrawal',
    { kinds: ['queue'], block: null, safeTxHash: hash },
    [key('queue'), key('report', hash.toLowerCase()), ...simulations, ['overviews']],
  ],
  [
    'an execution',
    { kinds: ['safe', 'queue', 'history', 'balances'], block: 8 },
    [...setup, ...tree, key('queue'), key('history'), ...funds, ...simulations, ['overviews'], head],
  ],
  [
    'a transfer: also what was tried without it',
    { kinds: ['history', 'balances'], block: 8 },
    [key('history'), ...funds, key('limits'), key('host'), ...simulations, ['overviews'], head],
  ],
  ['a change of the setup', { kinds: ['safe'], block: 8 }, [...setup, ...tree, ...simulations, head]],
  ['a message', { kinds: ['messages'], block: 8 }, [key('messages'), head]],
  ['a delegate', { kinds: ['delegates'], block: null }, [key('delegates')]],
  ['nothing that is known here', { kinds: [], block: null }, []],
])('default: %s', (_name, event, keys) => {
  expectSame(listChangedKeys(safe, event), keys)
})

test('behavior: when everything may have changed, everything is asked for', () => {
  const keys = listChangedKeys(safe, { kinds: [...changeKinds], block: null })
  for (const part of ['state', 'checks', 'report', 'queue', 'history', 'balances', 'executionEstimate', 'simulation'])
    expect(keys).toContainEqual(key(part))
})

const folder = new URL('../../', import.meta.url)
const sources = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|domain\/live\//.test(file))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'))
const listMatches = (form: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(form)].flatMap(([, part]) => part ?? []))),
]

test('behavior: every query of a Safe is listed with what makes it old', () => {
  const used = listMatches(/\.\.\.safeKey\([^)]*\),\s*'(\w+)'/g)
  expect(used.length).toBeGreaterThan(15)
  expect(used.toSorted()).toEqual(Object.keys(safeParts).toSorted())
})

/**
 * Per chain rather than per Safe, or pinned to a block: `ownerTree` and `guard` are invalidated by a change of the
 * Safe.
 */
const chainParts = {
  event: ['guard', 'head', 'ownerTree'],
  fixed: ['balanceAt', 'fallbackHandler', 'id', 'migrations', 'multiSend', 'passkeySupport', 'signMessageLib'],
  interval: ['deployment', 'ens', 'ownPasskeys', 'ownerProofs', 'ownerTypes'],
  /** Facts on an account entered in a form, read again when the form opens. */
  entered: [
    'blockGas',
    'codeHash',
    'expirySupport',
    'isContract',
    'ownerFacts',
    'ownerKind',
    'partFacts',
    'passkeyCalls',
  ],
}

test('behavior: every query of a chain is known, with how it becomes new', () => {
  const used = listMatches(/\['chain',\s*\w+,\s*'(\w+)'/g)
  expect(used.toSorted()).toEqual(Object.values(chainParts).flat().toSorted())
})
