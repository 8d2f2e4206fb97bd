import { people } from './de/addressBook.ts'
import { asked } from './de/appRequests.ts'
import { apps } from './de/apps.ts'
import { assets } from './de/assets.ts'
import { backup } from './de/backup.ts'
import { batch } from './de/batch.ts'
import { many } from './de/batchTransfer.ts'
import { checks } from './de/checks.ts'
import { clear } from './de/clearSigning.ts'
import { commands } from './de/commands.ts'
import { common } from './de/common.ts'
import { connect } from './de/connect.ts'
import { contract } from './de/contract.ts'
import { create } from './de/create.ts'
import { device } from './de/device.ts'
import { drafting } from './de/drafting.ts'
import { embedded } from './de/embedded.ts'
import { evidence } from './de/evidence.ts'
import { explorer } from './de/explorer.ts'
import { books } from './de/export.ts'
import { history } from './de/history.ts'
import { home } from './de/home.ts'
import { needs } from './de/inbox.ts'
import { introduction } from './de/introduction.ts'
import { message } from './de/message.ts'
import { nested } from './de/nested.ts'
import { telling } from './de/notifications.ts'
import { exchange } from './de/offline.ts'
import { owners } from './de/owners.ts'
import { run } from './de/run.ts'
import { safeList } from './de/safeList.ts'
import { safeSettings } from './de/safeSettings.ts'
import { safes } from './de/safes.ts'
import { about } from './de/security.ts'
import { alarms } from './de/securityAlerts.ts'
import { send } from './de/send.ts'
import { settings } from './de/settings.ts'
import { shell } from './de/shell.ts'
import { sign } from './de/sign.ts'
import { simulation } from './de/simulation.ts'
import { effect, transaction } from './de/transaction.ts'
import { movements } from './de/transfers.ts'
import { trust } from './de/trust.ts'
import { verify } from './de/verify.ts'
import { pairing } from './de/walletConnect.ts'
import { standing } from './de/watchlist.ts'
import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/de.ts'

export const de = {
  about,
  alarms,
  apps,
  asked,
  assets,
  backup,
  batch,
  books,
  checks,
  clear,
  commands,
  common,
  connect,
  contract,
  create,
  device,
  drafting,
  effect,
  embedded,
  evidence,
  exchange,
  explorer,
  history,
  home,
  introduction,
  many,
  message,
  movements,
  needs,
  nested,
  owners,
  pairing,
  people,
  run,
  safeList,
  safeSettings,
  safes,
  said,
  send,
  settings,
  shell,
  sign,
  simulation,
  standing,
  telling,
  transaction,
  trust,
  verify,
} satisfies LanguagePack
