import type { DemoAccount } from '@countersign/devchain/accounts'

export type PromptRow = { isCode?: boolean; label: string; value: string }

export type WalletRequestPrompt = {
  account: DemoAccount
  approve: string
  cautions?: readonly string[] | undefined
  raw: string
  rows: readonly PromptRow[]
  title: string
}

export type ConfirmPrompt = (prompt: WalletRequestPrompt) => Promise<void>

/** A plain object, not an Error: real wallets reject with these too, and the app must handle them. */
export function createWalletError(code: number, message: string, data?: unknown) {
  return data === undefined ? { code, message } : { code, data, message }
}
