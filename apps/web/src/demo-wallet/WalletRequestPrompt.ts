import type { DemoAccount } from '@countersign/devchain/accounts'

export type QuestionRow = { isCode?: boolean; label: string; value: string }

/** A request as people read it. */
export type WalletRequestPrompt = {
  account: DemoAccount
  approve: string
  cautions: readonly string[]
  /** The request as it came, for those who want to see all of it. */
  raw: string
  rows: readonly QuestionRow[]
  title: string
}
