import { expect, test } from 'vitest'
import { alice, bob, createClaim, createFacts, createTransaction } from '../../test/world.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { createUnknown } from './Check.ts'
import { parseConfirmations } from './checkConfirmations.ts'
import { recoverAhead } from './recoverAhead.ts'
import type { FactsOrProblem } from './tryReadFacts.ts'
import { createVerificationCache } from './VerificationCache.ts'

async function setup(recover: RecoverAddress = recoverAddress) {
  let count = 0
  const cache = createVerificationCache({
    recover: (parameters) => {
      count++
      return recover(parameters)
    },
  })
  const claims = [
    await createClaim(createTransaction({ nonce: 7n }), [alice, bob]),
    await createClaim(createTransaction({ nonce: 8n }), [alice]),
  ]
  const items = claims.map((claimed) => ({ claimed, parsed: parseConfirmations(claimed.confirmations, cache) }))
  return { cache, getCount: () => count, items }
}

const facts: FactsOrProblem = { facts: createFacts() }

test('default', async () => {
  const { cache, getCount, items } = await setup()
  await recoverAhead({ cache, items, reading: Promise.resolve(facts) })
  expect(getCount()).toBe(3)
  const [item] = items
  const signature = item?.parsed[1]?.signature
  if (!item || typeof signature !== 'object' || signature.signer) throw new RangeError('No signature.')
  expect(await cache.recover(item.claimed.safeTxHash, signature)).toBe(bob)
  expect(getCount()).toBe(3)
})

test('behavior: the second time nothing is recovered', async () => {
  const { cache, getCount, items } = await setup()
  await recoverAhead({ cache, items, reading: Promise.resolve(facts) })
  await recoverAhead({ cache, items, reading: Promise.resolve(facts) })
  expect(getCount()).toBe(3)
})

test('behavior: it works before the node has answered, and lets the answer in', async () => {
  let answer: (value: FactsOrProblem) => void = () => undefined
  const reading = new Promise<FactsOrProblem>((resolve) => {
    answer = resolve
  })
  const order: string[] = []
  // Slower than the answer may wait.
  const { cache, items } = await setup(async (parameters) => {
    order.push('recovered')
    await new Promise((resolve) => setTimeout(resolve, 10))
    return recoverAddress(parameters)
  })
  void reading.then(() => order.push('answered'))
  setTimeout(() => answer(facts), 15)
  await recoverAhead({ cache, items, reading })
  expect(order).toEqual(['recovered', 'recovered', 'answered', 'recovered'])
})

test('behavior: without facts it stops', async () => {
  const { cache, getCount, items } = await setup()
  const problem = createUnknown({ code: 'CHAIN_UNREACHABLE', id: 'T01', message: 'Gone.' })
  await recoverAhead({ cache, items, reading: Promise.resolve({ problem }) })
  expect(getCount()).toBeLessThan(3)
})

test('behavior: an error of the node is left to whoever reads', async () => {
  const { cache, getCount, items } = await setup()
  const reading = Promise.reject<FactsOrProblem>(new TypeError('broken'))
  await recoverAhead({ cache, items, reading })
  expect(getCount()).toBe(3)
  await expect(reading).rejects.toThrow('broken')
})

test('behavior: signatures that only the chain can judge are left alone', async () => {
  const { cache, getCount, items } = await setup()
  const [item] = items
  if (!item) throw new RangeError('No item.')
  const parsed = parseConfirmations([{ owner: alice, signature: null }], cache)
  await recoverAhead({ cache, items: [{ ...item, parsed }], reading: Promise.resolve(facts) })
  expect(getCount()).toBe(0)
})
