import { AuthNonceSchema, AuthSessionSchema, VerifyAuthRequestSchema } from '@countersign/protocol'
import { SignInNonceQuerySchema } from '../../auth/createSignInNonce.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const authRoutes: ApiSection = {
  name: 'Sign-in',
  routes: [
    {
      answer: AuthNonceSchema,
      method: 'get',
      path: '/v1/auth/nonce',
      query: SignInNonceQuerySchema,
      summary: 'A nonce for one sign-in.',
    },
    {
      answer: 'nothing',
      body: VerifyAuthRequestSchema,
      method: 'post',
      path: '/v1/auth/verify',
      summary: 'Begins a session, kept in a cookie, with a signed EIP-4361 message.',
    },
    { answer: AuthSessionSchema, method: 'get', path: '/v1/auth/me', summary: 'Who is signed in.' },
    { answer: 'nothing', method: 'post', path: '/v1/auth/logout', summary: 'Ends the session.' },
  ],
}
