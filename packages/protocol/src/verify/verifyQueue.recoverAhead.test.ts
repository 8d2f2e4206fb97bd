import { concat, type Hex, pad } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, createClaim, createFacts, createTransaction, signAs } from '../../test/world.ts'
import { msg } from '../text/msg.ts'
import { createUnknown } from './Check.ts'
import { parseConfirmations } from './checkConfirmations.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { recoverAhead } from './verifyQueue.ts'
import type { FactsOrProblem } from './verifySafe.ts'

async function setUp(extra: Hex[] = []) {
  const recovered: Hex[] = []
  const cache = createVerificationCache({
    recover: async ({ signature }) => {
      recovered.push(signature)
      return alice
    },
  })
  const claimed = await createClaim(createTransaction(), [alice, bob])
  const confirmations = [...claimed.confirmations, ...extra.map((signature) => ({ owner: alice, signature }))]
  const items = [{ claimed, parsed: parseConfirmations(confirmations, cache) }]
  return { cache, claimed, items, recovered }
}
const facts: FactsOrProblem = { facts: createFacts() }

test('default: signers are recovered before the facts are there', async () => {
  const { cache, claimed, items, recovered } = await setUp()
  let answer: (facts: FactsOrProblem) => void = () => undefined
  const reading = new Promise<FactsOrProblem>((resolve) => {
    answer = resolve
  })
  await recoverAhead({ cache, items, reading })
  expect(recovered).toEqual(await Promise.all([alice, bob].map((signer) => signAs(signer, claimed.safeTxHash))))
  answer(facts)
})

test('behavior: only keys can be recovered', async () => {
  const approval = concat([pad(bob, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
  const { cache, items, recovered } = await setUp([approval, '0x12'])
  await recoverAhead({ cache, items, reading: Promise.resolve(facts) })
  expect(recovered).toHaveLength(2)
})

test('behavior: without facts there is nothing to recover for', async () => {
  const { cache, items, recovered } = await setUp()
  const problem = createUnknown({ id: 'T01' }, ['NO_NODE', msg('noNode', 'No node.')])
  const reading = Promise.resolve<FactsOrProblem>({ problem })
  const [item] = items
  if (!item) throw new RangeError('No item.')
  await recoverAhead({ cache, items: [{ ...item, parsed: [] }, ...items, ...items], reading })
  expect(recovered.length).toBeLessThanOrEqual(2)
})

test('error: a reading that fails is left to whoever waits for it', async () => {
  const { cache, items, recovered } = await setUp()
  const reading = Promise.reject<FactsOrProblem>(new Error('offline'))
  await recoverAhead({ cache, items, reading })
  expect(recovered).toHaveLength(2)
  await expect(reading).rejects.toThrow('offline')
})
