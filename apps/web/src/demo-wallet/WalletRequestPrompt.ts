import type { DemoAccount } from '@countersign/devchain/accounts'

export type PromptRow = { isCode?: boolean; label: string; value: string }

export type WalletRequestPrompt = {
  account: DemoAccount
  approve: string
  cautions: readonly string[]
  raw: string
  rows: readonly PromptRow[]
  title: string
}
