import type { Address } from 'viem'
import type { DerivationPath } from '../hardware/derivationPath.ts'
import type { DeviceLine, HardwareAccount } from '../hardware/HardwareSigner.ts'
import type { PartProgress } from '../hardware/ur/createUrReader.ts'
import type { MessageKeyWith, Translate } from '../messages/format.ts'
import type { DecodeCode } from './codeCamera.ts'

/** Accounts of a device, page by page. */
export type AccountSource = {
  /** Schemes to choose from; none: the device decides. */
  hasSchemes: boolean
  /** The accounts of a page: `first` counts them in the chosen scheme. */
  load(page: { first: number; paths: readonly DerivationPath[] }): Promise<readonly HardwareAccount[]>
  /** The only accounts of a device without a key to derive from. */
  accounts?: readonly HardwareAccount[] | undefined
  /** A line of the account: its balance, the Safes it owns. */
  describe(address: Address): Promise<string>
}

export type HardwareScreen =
  | { screen: 'waiting'; text: MessageKeyWith<never> }
  | { screen: 'plug'; onChoose(): void }
  | {
      screen: 'accounts'
      onFailure(error: unknown): void
      onPick(account: HardwareAccount): void
      source: AccountSource
    }
  | { screen: 'confirm'; isHashed: boolean; lines: readonly DeviceLine[] }
  | { screen: 'show'; lines: readonly DeviceLine[]; onNext(): void; parts(index: number): string; count: number }
  | {
      screen: 'scan'
      decode: DecodeCode
      isAnswer: boolean
      onBack: (() => void) | undefined
      /** A picture without a code. */
      onFailure(error: unknown): void
      onText(text: string): PartProgress | undefined
    }
  | { screen: 'failed'; account: Address | undefined; error: unknown; onRetry(): void }

/** The dialog as the flows see it. */
export type HardwareUi = {
  /** Shows a screen and waits for what it resolves with; rejects with 4001 when the user leaves. */
  prompt<result>(
    create: (resolve: (result: result | Promise<result>) => void, reject: (error: unknown) => void) => HardwareScreen,
  ): Promise<result>
  show(screen: HardwareScreen): void
  /** Aborted when the user leaves. */
  signal: AbortSignal
  t: Translate
}
