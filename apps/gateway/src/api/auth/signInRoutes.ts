import { randomBytes } from 'node:crypto'
import { AuthNonceSchema, AuthSessionSchema, VerifyAuthRequestSchema } from '@countersign/protocol/wire'
import { hashMessage } from 'viem'
import { z } from 'zod'
import { deleteSession, insertSession, insertSignInNonce, spendSignInNonce } from '../../db/queries/sessions.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { isSignedByAccount } from '../signatures/isRequestSignedBy.ts'
import { clearSessionCookie, findSessionHash, getRequestSession, hashToken, setSessionCookie } from './session.ts'
import { assertSignInMessage, parseSignInMessage, SignInRefusedError } from './siweMessage.ts'

const maxLifetime = 24 * 3600

export const signInRoutes = [
  // The nonce is valid for one sign-in.
  defineRoute({
    method: 'get',
    path: '/v1/auth/nonce',
    stores: true,
    summary: 'Create a sign-in nonce',
    // The default suits one signer; a Safe's owners sign in sequence and may request up to an hour.
    query: z.object({ lifetime: z.coerce.number().int().min(60).max(3600).default(300) }),
    response: AuthNonceSchema,
    async handle({ c, query: { lifetime } }, { db }) {
      const nonce = randomBytes(16).toString('hex')
      await insertSignInNonce(db, { lifetime, nonce })
      c.header('Cache-Control', 'no-store')
      return { nonce }
    },
  }),
  /**
   * Accepts signatures of EOAs, contracts (EIP-1271) and undeployed contracts (ERC-6492), and creates a session of at
   * most a day. The first attempt consumes the nonce.
   */
  defineRoute({
    method: 'post',
    path: '/v1/auth/verify',
    summary: 'Sign in with a signed message',
    description: 'Verifies an EIP-4361 message and sets a session cookie.',
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
        throw new SignInRefusedError(
          'INVALID_SIGN_IN_NONCE',
          'Invalid nonce: unknown, expired or already used. Request a new one.',
        )
      const chain = { ...getServedChain(chains, chainId), requester: c.get('clientAddress') }
      const hash = hashMessage(request.message)
      if (!(await isSignedByAccount({ account: address, chain, hash, signature: request.signature })))
        throw new SignInRefusedError(
          'INVALID_SIGN_IN_SIGNATURE',
          `Invalid signature: it is not ${address}’s signature of this message.`,
        )

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
  }),
  defineRoute({
    method: 'get',
    path: '/v1/auth/me',
    summary: 'Get the signed-in account',
    response: AuthSessionSchema,
    async handle({ c }, { db }) {
      const { address, chainId } = await getRequestSession(c, db)
      return { authMethod: 'siwe', chainId: String(chainId), id: address, signerAddress: address }
    },
  }),
  // Deletes the session itself, so that a copied cookie is useless.
  defineRoute({
    method: 'post',
    path: '/v1/auth/logout',
    summary: 'Sign out',
    response: 'nothing',
    async handle({ c }, { db }) {
      const hash = findSessionHash(c)
      if (hash !== undefined) await deleteSession(db, hash)
      clearSessionCookie(c)
    },
  }),
  /**
   * The official web wallet submits a form here and expects a redirect back. Only configured origins are allowed, which
   * prevents an open redirect.
   */
  defineRoute({
    method: 'post',
    path: '/v1/auth/logout/redirect',
    summary: 'Sign out and redirect',
    description: 'Redirects to the URL in the form field `redirect_url`.',
    response: { contentType: 'text/plain' },
    async handle({ c }, { corsOrigins, db, publicUrl }) {
      const target = new URLSearchParams(new TextDecoder().decode(c.get('body'))).get('redirect_url') ?? ''
      const origins = [new URL(toPublicUrl(c, publicUrl)).origin, ...corsOrigins]
      const page = URL.canParse(target) ? new URL(target) : undefined
      if (!page || !/^https?:$/.test(page.protocol) || !origins.includes(page.origin))
        throw new RequestError(
          422,
          'INVALID_REDIRECT',
          '`redirect_url` must be a URL of this service or of an origin in COUNTERSIGN_ORIGINS.',
        )
      const hash = findSessionHash(c)
      if (hash !== undefined) await deleteSession(db, hash)
      clearSessionCookie(c)
      // The parsed URL: the raw text may contain line breaks (header injection).
      return c.redirect(page.href, 303)
    },
  }),
]
