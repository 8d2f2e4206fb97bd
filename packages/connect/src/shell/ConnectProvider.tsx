import { type ConnectProviderProps, ConnectState } from './ConnectState.tsx'
import { DialogShell } from './DialogShell.tsx'
import type { DialogParts } from './useDialogParts.ts'

const drawDialog = (chunk: DialogParts) => <DialogShell chunk={chunk} />

/** Provides the dialog; place it inside wagmi's provider, around the app. */
export function ConnectProvider(props: ConnectProviderProps) {
  return <ConnectState {...props} dialog={drawDialog} />
}

export type HeadlessConnectProviderProps = Omit<
  ConnectProviderProps,
  'disclaimer' | 'layout' | 'learnMoreUrl' | 'locale' | 'messages' | 'theme'
>

/** Replaces `ConnectProvider` in an app with its own dialog, built on `useConnectWallet`. */
export function HeadlessConnectProvider(props: HeadlessConnectProviderProps) {
  // None of our messages are shown: another language would be loaded for nothing.
  return <ConnectState {...props} locale="en" />
}
