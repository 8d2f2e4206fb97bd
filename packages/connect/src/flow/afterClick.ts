import { classifyFailure } from '../errors/classifyFailure.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { DialogContent } from '../views/DialogContent.tsx'
import { connectWallet } from './connectWallet.ts'
import { disconnectAll } from './disconnectAll.ts'
import { openDeepLink } from './openDeepLink.ts'
import { signWithWallet } from './signWithWallet.ts'
import { switchNetwork } from './switchNetwork.ts'

/** What only a click can need, in one piece that is loaded with the dialog. */
export const afterClick = {
  DialogContent,
  classifyFailure,
  connectWallet,
  disconnectAll,
  openDeepLink,
  prepareSignIn,
  runSignIn,
  signWithWallet,
  switchNetwork,
} as const
