import { randomBytes } from 'node:crypto'
import { VerifyAuthRequestSchema } from '@countersign/protocol/wire'
import { hashMessage } from 'viem'
import { insertSession, spendSignInNonce } from '../../db/queries/sessions.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { isSignedByAccount } from '../signatures/isSignedByAccount.ts'
import { assertSignInMessage } from './assertSignInMessage.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { SignInRefusedError } from './SignInRefusedError.ts'
import { hashToken, setSessionCookie } from './sessionCookie.ts'

const maxLifetime = 24 * 3600

/**
 * Accepts signatures of EOAs, contracts (EIP-1271) and undeployed contracts (ERC-6492), and creates a session of at
 * most a day. The first attempt consumes the nonce.
 */
export const verifySignIn = defineRoute({
  method: 'post',
  path: '/v1/auth/verify',
  summary: 'Begins a session, kept in a cookie, with a signed EIP-4361 message.',
  body: VerifyAuthRequestSchema,
  response: 'nothing',
  async handle({ c, body: request }, { chains, corsOrigins, db, publicUrl, webConfig }) {
    const origins = [...(publicUrl ? [new URL(publicUrl).origin] : []), ...corsOrigins]
    const message = parseSignInMessage(request.message)
    const { address, chainId, expirationTime, nonce } = message
    const now = new Date()
    const serviceUrl = new URL(toPublicUrl(c, publicUrl))
    assertSignInMessage({
      isLocalService: publicUrl === undefined,
      isServedChain: (id) => chains.has(id),
      message,
      now,
      origins,
      requestHost: new URL(c.req.url).host,
    })
    if (!(await spendSignInNonce(db, nonce)))
      throw new SignInRefusedError({
        code: 'INVALID_SIGN_IN_NONCE',
        message: 'Invalid nonce: it is unknown, too old or was used before. Ask for a new one.',
      })
    const chain = getServedChain(chains, chainId)
    const hash = hashMessage(request.message)
    if (!(await isSignedByAccount({ account: address, chain, hash, signature: request.signature })))
      throw new SignInRefusedError({
        code: 'INVALID_SIGN_IN_SIGNATURE',
        message: `Invalid signature: it is not one of ${address} over this message.`,
      })

    const lifetime = Math.min(
      maxLifetime,
      expirationTime ? Math.ceil((expirationTime.getTime() - now.getTime()) / 1000) : maxLifetime,
    )
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + lifetime * 1000)
    await insertSession(db, { address, chainId, expiresAt, tokenHash: hashToken(token) })
    setSessionCookie(c, {
      isCrossSite: message.domain !== serviceUrl.host,
      isFramed: webConfig.frameHosts.length > 0,
      isSecure: serviceUrl.protocol === 'https:',
      lifetime,
      token,
    })
  },
})
