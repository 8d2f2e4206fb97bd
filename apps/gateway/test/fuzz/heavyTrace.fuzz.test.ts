import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { expect, test } from 'vitest'
import { findMultisigTransaction } from '../../src/db/queries/loadMultisigTransactions.ts'
import { createIndexer } from '../../src/indexer/createIndexer.ts'
import { longTimeoutNode, quickNode } from '../../src/indexer/nodeOptions.ts'
import { createChainClient } from '../../src/lib/createChainClient.ts'
import { createTestChain } from '../createTestChain.ts'
import { createCaller } from '../hostile/createCaller.ts'
import { deployCode } from '../hostile/deployCode.ts'
import { runAsSafe } from '../hostile/runAsSafe.ts'
import { setup } from '../setup.ts'

const [alice, bob] = demoAccounts

// The embedded chain traces in quadratic time and blocks meanwhile, for half a minute or more.
test('behavior: a trace of 30,000 calls, slower than the timeout, is deferred, and indexing continues', async () => {
  const chain = await createTestChain()
  const world = await setup(chain)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  await world.indexer.runToHead()
  const code = await deployCode(chain.client, createCaller({ bytes: 0, calls: 30_000 }))
  const hash = await runAsSafe(chain.client, { code, safe })
  const { safeTxHash } = await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address } })
  const indexer = createIndexer({
    ...world,
    chain: world.config,
    client: createChainClient(world.config, quickNode),
    longTimeoutClient: createChainClient(world.config, longTimeoutNode),
  })
  indexer.start()
  await expect
    .poll(() => findMultisigTransaction(world.db, { chainId: world.chainId, safeTxHash }), { timeout: 300_000 })
    .toMatchObject({ execution: { success: true } })
  await indexer.stop()
  const unread = await world.db.selectFrom('failed_transaction').select(['transaction_hash', 'what']).execute()
  // A fast machine may have read it.
  for (const row of unread) expect(row).toEqual({ transaction_hash: hash, what: 'trace' })
  await chain.stop()
})
