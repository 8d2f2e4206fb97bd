import {
  ChainIdParamSchema,
  ConfirmRequestSchema,
  HashSchema,
  hashSafeTransaction,
  type TransactionDetails,
} from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { concat } from 'viem'
import { z } from 'zod'
import { findMultisigTransaction } from '../../db/queries/findMultisigTransaction.ts'
import { insertProposal } from '../../db/queries/insertProposal.ts'
import { notifyChange } from '../../db/queries/notifyChange.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { parseBody, parseParams } from '../parseInput.ts'
import { askNode, getLiveSafe } from '../safes/getLiveSafe.ts'
import { verifySignatures } from '../signatures/verifySignatures.ts'
import { assertNonceIsOpen } from './assertNonceIsOpen.ts'
import { loadTransactionDetails } from './loadTransactionDetails.ts'
import { storeConfirmations } from './storeConfirmations.ts'
import { TransactionNotFoundError } from './TransactionNotFoundError.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safeTxHash: HashSchema })

/** `POST /v1/chains/:chainId/transactions/:safeTxHash/confirmations` */
export function confirmTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/transactions/:safeTxHash/confirmations', async (c) => {
    const { chainId, safeTxHash } = parseParams(c, ParamsSchema)
    const { signature } = await parseBody(c, ConfirmRequestSchema)
    const chain = getServedChain(chains, chainId)
    const known = await findMultisigTransaction(db, { chainId, safeTxHash })
    if (!known?.transaction) throw new TransactionNotFoundError({ id: safeTxHash })
    const { proposal, safe, transaction } = known
    const state = await getLiveSafe(chain, safe)
    assertNonceIsOpen({ execution: known.execution, nonce: transaction.nonce, safe, safeTxHash, state })
    const { domainHash, messageHash } = hashSafeTransaction({ chainId, safe, transaction, version: state.version })
    const signatures = await askNode(chainId, () =>
      verifySignatures({
        client: chain.client,
        hash: safeTxHash,
        packed: signature,
        preimages: [concat(['0x1901', domainHash, messageHash])],
        safe,
        state,
      }),
    )
    await db.transaction().execute(async (tx) => {
      // An owner's signature vouches for a proposal that nobody had signed.
      await insertProposal(tx, {
        chainId,
        origin: proposal?.origin ?? null,
        proposer: proposal?.proposer ?? null,
        safe,
        safeTxHash,
        transaction,
        trusted: true,
      })
      await storeConfirmations(tx, { chainId, safe, safeTxHash, signatures })
      await notifyChange(tx, { block: state.block, chainId: String(chainId), kinds: ['queue'], safe })
    })
    const record = await findMultisigTransaction(db, { chainId, safeTxHash })
    if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
    return c.json<TransactionDetails>(await loadTransactionDetails(db, chain, record))
  })
}
