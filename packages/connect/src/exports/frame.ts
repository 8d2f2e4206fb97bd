'use client'

export { injectedWallets } from '../connectors/injectedWallets.ts'
export type { Theme } from '../theme/Theme.ts'
export { DialogFrame, type DialogFrameProps } from '../ui/DialogFrame.tsx'
