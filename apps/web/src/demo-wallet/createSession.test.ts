import { demoAccounts } from '@countersign/devchain/accounts'
import { expect, test } from 'vitest'
import { createSession } from './createSession.ts'

const [alice, bob] = demoAccounts

function setup(stored?: string) {
  const items = new Map<string, string>(stored === undefined ? [] : [['countersign.demo-wallet', stored]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  const open = () => createSession({ accounts: demoAccounts, storage })
  const session = open()
  const changes: (string | undefined)[] = []
  session.onChange(() => changes.push(session.connected()?.name))
  return { changes, items, open, session }
}

test('default: nobody is connected at first', () => {
  const { session } = setup()
  expect(session.connected()).toBeUndefined()
  expect(session.last()).toBe(alice)
})

test('behavior: a connection outlives a reload', () => {
  const { changes, open, session } = setup()
  session.connect(bob.address)
  expect(changes).toEqual(['Bob'])
  expect(open().connected()).toBe(bob)
})

test('behavior: after disconnecting, the account is remembered and not shown', () => {
  const { changes, open, session } = setup()
  session.connect(bob.address)
  session.disconnect()
  expect(changes).toEqual(['Bob', undefined])
  expect(open().connected()).toBeUndefined()
  expect(open().last()).toBe(bob)
})

test('behavior: choosing the same account again is no change', () => {
  const { changes, session } = setup()
  session.connect(bob.address)
  session.connect(bob.address)
  expect(changes).toEqual(['Bob'])
})

test('behavior: another tab switches', () => {
  const { changes, open, session } = setup()
  session.connect(bob.address)
  open().connect(alice.address)
  session.reload()
  expect(changes).toEqual(['Bob', 'Alice'])
})

test.each(['{', '[]', '{"account":1,"isConnected":true}', '{"account":"0x1234","isConnected":true}', 'null'])(
  'error: stored %s connects nobody',
  (stored) => {
    expect(setup(stored).session.connected()).toBeUndefined()
  },
)
