import { type ConnectProviderProps, ConnectState } from './ConnectState.tsx'

export type HeadlessConnectProviderProps = Omit<
  ConnectProviderProps,
  'disclaimer' | 'layout' | 'learnMoreUrl' | 'locale' | 'messages' | 'theme'
>

/** Replaces `ConnectProvider` in an app with its own dialog, built on `useConnectWallet`. */
export function HeadlessConnectProvider(props: HeadlessConnectProviderProps) {
  // None of our messages are shown: another language would be loaded for nothing.
  return <ConnectState {...props} locale="en" />
}
