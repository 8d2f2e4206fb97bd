import { changeKinds, type ServiceEvent } from '@countersign/protocol'
import { expect, test } from 'vitest'
import { listChangedKeys } from './listChangedKeys.ts'

const safe = { chainId: 1, address: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79' } as const
const hash = `0x${'AB'.repeat(32)}` as const
const key = (...rest: string[]) => ['safe', 1, safe.address.toLowerCase(), ...rest]
const head = ['chain', 1, 'head']
const setup = [key('state'), key('checks'), key('report'), key('queueReports'), key('messages')]

test.each<[string, ServiceEvent, unknown[]]>([
  [
    'a proposal or a confirmation: the queue and that transaction',
    { kinds: ['queue'], block: 7, safeTxHash: hash },
    [key('queue'), key('report', hash.toLowerCase()), head],
  ],
  [
    'an approval on the chain, which names none: every transaction',
    { kinds: ['queue'], block: 7 },
    [key('queue'), key('report'), head],
  ],
  [
    'a withdrawal',
    { kinds: ['queue'], block: null, safeTxHash: hash },
    [key('queue'), key('report', hash.toLowerCase())],
  ],
  [
    'an execution',
    { kinds: ['safe', 'queue', 'history', 'balances'], block: 8 },
    [...setup, key('queue'), key('history'), key('balances'), head],
  ],
  ['a transfer', { kinds: ['history', 'balances'], block: 8 }, [key('history'), key('balances'), head]],
  ['a change of the setup', { kinds: ['safe'], block: 8 }, [...setup, head]],
  ['a message', { kinds: ['messages'], block: 8 }, [key('messages'), head]],
  ['a delegate', { kinds: ['delegates'], block: null }, [key('delegates')]],
  ['nothing that is known here', { kinds: [], block: null }, []],
])('default: %s', (_name, event, keys) => {
  expect(listChangedKeys(safe, event)).toEqual(keys)
})

test('behavior: when everything may have changed, everything is asked for', () => {
  const keys = listChangedKeys(safe, { kinds: [...changeKinds], block: null })
  for (const part of ['state', 'checks', 'report', 'queue', 'history', 'balances'])
    expect(keys).toContainEqual(key(part))
})
