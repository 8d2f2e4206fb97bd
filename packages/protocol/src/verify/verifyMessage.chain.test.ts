import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { hashMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { claim } from '../evidence/Claimed.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { verifyMessage } from './verifyMessage.ts'

const [alice, bob] = demoAccounts
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: %s, a message is complete when the Safe accepts it',
  async (version) => {
    const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
    const content = 'Countersign is reviewed'
    const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe, version })
    const confirmations = await Promise.all(
      [alice, bob].map(async ({ address }) => ({ owner: address, signature: await sign(address, safeMessageHash) })),
    )
    const { client: node } = createCountingClient(chain.url)
    const verify = (overrides: object) =>
      verifyMessage(node, {
        chainId,
        claimed: claim({ confirmations, content, isConfirmed: true, messageHash: safeMessageHash, ...overrides }),
        safe,
      })
    const complete = await verify({})
    expect(complete).toMatchObject({ isComplete: true, verdict: 'ok' })
    expect(complete.checks.map(({ code }) => code)).toEqual(['HASH_AGREES', 'MESSAGE_IS_TEXT', 'SAFE_ACCEPTS'])
    const partial = await verify({ confirmations: confirmations.slice(1) })
    expect(partial).toMatchObject({ isComplete: false, packedSignatures: undefined, verdict: 'warn' })
    expect(partial.checks[2]).toMatchObject({ actual: '1', claimed: 'complete', code: 'NOT_COMPLETE', id: 'T69' })
    const changed = await verify({ content: 'Countersign is not reviewed' })
    expect(changed.checks[0]).toMatchObject({ code: 'HASH_MISMATCH', id: 'T66', verdict: 'block' })
    expect(changed.content).toBeUndefined()
    const hidden = await verify({ content: hashMessage('x') })
    expect(hidden.checks.find(({ id }) => id === 'T68')).toMatchObject({ code: 'MESSAGE_IS_HASH', verdict: 'block' })
  },
)
