'use client'

export { injectedWallets } from '../connectors/injectedWallets.ts'
export { type RestoreWalletReturnType, restoreWallet } from '../flow/restoreWallet.ts'
export type { Theme } from '../theme/Theme.ts'
export { DialogFrame, type DialogFrameProps } from '../ui/DialogFrame.tsx'
