import type { DemoAccount } from '@countersign/devchain/accounts'
import { AuthNonceSchema } from '@countersign/protocol/wire'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { TestApi } from './createTestApi.ts'

/** Requests with the session of an account. */
export async function signInToApi(api: TestApi, { address, privateKey }: Pick<DemoAccount, 'address' | 'privateKey'>) {
  const { nonce } = AuthNonceSchema.parse((await api.get('/v1/auth/nonce')).body)
  const uri = 'http://localhost'
  const message = createSiweMessage({ address, chainId: 31337, domain: 'localhost', nonce, uri, version: '1' })
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ message, signature })
  const answer = await api.request('/v1/auth/verify', { body, headers, method: 'POST' })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (method: string, path: string, sent?: unknown) => {
    const response = await api.request(path, {
      headers: { ...headers, cookie },
      method,
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    const text = await response.text()
    return { body: text === '' ? undefined : (JSON.parse(text) as unknown), status: response.status }
  }
}
