import type { Address, Hex } from 'viem'

export type Session = { address: Address; chainId?: number | undefined }

/** Sign-in functions of the app's server. Every function may throw; each stage can be retried. */
export type AuthenticationAdapter = {
  getNonce(): Promise<string>
  createMessage(parameters: { address: Address; chainId: number; nonce: string }): string | Promise<string>
  /** Whether the server accepts the signature: of an account, a contract (EIP-1271) or one not yet deployed (ERC-6492). */
  verify(parameters: { message: string; signature: Hex }): Promise<boolean>
  signOut(): Promise<void>
  /** This browser's existing session, null when there is none. */
  getSession(): Promise<Session | null>
}

export type AuthenticationStatus = 'off' | 'loading' | 'unauthenticated' | 'authenticated'
