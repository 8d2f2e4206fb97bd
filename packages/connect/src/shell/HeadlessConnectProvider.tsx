import { type ConnectProviderProps, ConnectState } from './ConnectState.tsx'

export type HeadlessConnectProviderProps = Omit<
  ConnectProviderProps,
  'disclaimer' | 'layout' | 'learnMoreUrl' | 'locale' | 'messages' | 'theme'
>

/** In the place of `ConnectProvider`, for an app that draws a dialog of its own with `useConnectWallet`. */
export function HeadlessConnectProvider(props: HeadlessConnectProviderProps) {
  // None of our words are shown: another language would be loaded for nothing.
  return <ConnectState {...props} locale="en" />
}
