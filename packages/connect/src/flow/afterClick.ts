import { classifyFailure } from '../errors/classifyFailure.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { ConnectDialog } from '../views/ConnectDialog.tsx'
import { connectWallet } from './connectWallet.ts'
import { disconnectAll } from './disconnectAll.ts'
import { openDeepLink } from './openDeepLink.ts'
import { signWithWallet } from './signWithWallet.ts'
import { switchNetwork } from './switchNetwork.ts'

/** What only a click can need, in one piece that is loaded with the dialog. */
export const afterClick = {
  ConnectDialog,
  classifyFailure,
  connectWallet,
  disconnectAll,
  openDeepLink,
  prepareSignIn,
  runSignIn,
  signWithWallet,
  switchNetwork,
} as const
