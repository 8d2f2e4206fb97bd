import type { AuthSession } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { findRequestSession } from './findRequestSession.ts'
import { NotSignedInError } from './NotSignedInError.ts'

/** `GET /v1/auth/me` */
export function getSession({ db }: { db: Kysely<Database> }) {
  return new Hono().get('/v1/auth/me', async (c) => {
    const session = await findRequestSession(c, db)
    c.header('Cache-Control', 'no-store')
    if (!session) throw new NotSignedInError()
    const { address, chainId } = session
    return c.json<AuthSession>({ authMethod: 'siwe', chainId: String(chainId), id: address, signerAddress: address })
  })
}
