import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostedApp } from '../../test/createHostedApp.ts'
import { methods as names } from '../wire/RequestSchema.ts'
import type { HostMethods } from './HostMethods.ts'

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Whatever asks a person is noted: hostile messages must not get that far. */
function setup() {
  const requested: string[] = []
  const note = (name: string) => () => {
    requested.push(name)
    return new Promise<never>(() => undefined)
  }
  const methods: Partial<HostMethods> = {
    requestPermissions: note('requestPermissions'),
    sendTransactions: note('sendTransactions'),
    signMessage: note('signMessage'),
    signTypedMessage: note('signTypedMessage'),
  }
  return { requested, ...createHostedApp(methods) }
}

const cycle: { self?: unknown } = {}
cycle.self = cycle
const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)])
const env = { sdkVersion: '9.1.0' }

test('behavior: oversized, cyclic, deep and prototype payloads do nothing', async () => {
  const { answers, requested, deliver } = setup()
  const strange: unknown[] = [
    cycle,
    deep(50),
    'x'.repeat(5_000_000),
    Array.from({ length: 200_000 }, () => 0),
    JSON.parse('{"__proto__":{"isOwner":true}}'),
    new Map(),
    new Date(0),
  ]
  for (const [index, params] of strange.entries())
    for (const method of names) deliver({ env, id: `${index}${method}`, method, params })
  await settle()
  expect([answers, requested]).toEqual([[], []])
  expect(Object.hasOwn(Object.prototype, 'isOwner')).toBe(false)
})

test('property: twenty thousand made-up messages reach no owner', async () => {
  let id = 0
  const method = fc.oneof(fc.constantFrom<string>(...names), fc.string())
  const message = fc.oneof(
    fc.anything(),
    fc.record({ env: fc.oneof(fc.constant(env), fc.anything()), id: fc.anything(), method, params: fc.anything() }),
    fc.record({ env: fc.constant(env), method, params: fc.anything() }).map((rest) => {
      id += 1
      return { ...rest, id: String(id) }
    }),
  )
  const messages = fc.sample(message, { numRuns: 20_000, seed: 18 })
  // A host hears out a few hundred malformed ones and stops: each of them gets its share.
  for (let start = 0; start < messages.length; start += 400) {
    const { requested, deliver, host } = setup()
    for (const data of messages.slice(start, start + 400)) deliver(data)
    await settle()
    expect(requested).toEqual([])
    host.dispose()
  }
})
