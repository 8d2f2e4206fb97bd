import { classifyFailure } from '../errors/classifyFailure.ts'
import { connectWallet } from '../flow/connectWallet.ts'
import { disconnectAll } from '../flow/disconnectAll.ts'
import { openDeepLink } from '../flow/openDeepLink.ts'
import { signWithWallet } from '../flow/signWithWallet.ts'
import { switchNetwork } from '../flow/switchNetwork.ts'
import { en } from '../messages/en.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { Announcement } from '../views/Announcement.tsx'
import { getTitle } from '../views/getTitle.ts'
import { LateView } from '../views/LateView.tsx'

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
