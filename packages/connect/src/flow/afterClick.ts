import { classifyFailure } from '../errors/classifyFailure.ts'
import { en } from '../messages/en.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { Announcement } from '../views/Announcement.tsx'
import { getTitle } from '../views/getTitle.ts'
import { LateView } from '../views/LateView.tsx'
import { connectWallet } from './connectWallet.ts'
import { disconnectAll } from './disconnectAll.ts'
import { openDeepLink } from './openDeepLink.ts'
import { signWithWallet } from './signWithWallet.ts'
import { switchNetwork } from './switchNetwork.ts'

/** What only a click can need, in one piece that is loaded with the dialog. */
export const afterClick = {
  Announcement,
  LateView,
  classifyFailure,
  connectWallet,
  disconnectAll,
  en,
  getTitle,
  openDeepLink,
  prepareSignIn,
  runSignIn,
  signWithWallet,
  switchNetwork,
} as const

export type AfterClick = typeof afterClick
