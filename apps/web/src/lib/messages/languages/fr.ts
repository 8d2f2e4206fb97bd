import { people } from './fr/addressBook.ts'
import { asked } from './fr/appRequests.ts'
import { apps } from './fr/apps.ts'
import { assets } from './fr/assets.ts'
import { backup } from './fr/backup.ts'
import { batch } from './fr/batch.ts'
import { many } from './fr/batchTransfer.ts'
import { checks } from './fr/checks.ts'
import { clear } from './fr/clearSigning.ts'
import { commands } from './fr/commands.ts'
import { common } from './fr/common.ts'
import { connect } from './fr/connect.ts'
import { contract } from './fr/contract.ts'
import { create } from './fr/create.ts'
import { device } from './fr/device.ts'
import { drafting } from './fr/drafting.ts'
import { embedded } from './fr/embedded.ts'
import { evidence } from './fr/evidence.ts'
import { explorer } from './fr/explorer.ts'
import { books } from './fr/export.ts'
import { history } from './fr/history.ts'
import { home } from './fr/home.ts'
import { needs } from './fr/inbox.ts'
import { introduction } from './fr/introduction.ts'
import { message } from './fr/message.ts'
import { nested } from './fr/nested.ts'
import { telling } from './fr/notifications.ts'
import { exchange } from './fr/offline.ts'
import { owners } from './fr/owners.ts'
import { run } from './fr/run.ts'
import { safeList } from './fr/safeList.ts'
import { safeSettings } from './fr/safeSettings.ts'
import { safes } from './fr/safes.ts'
import { about } from './fr/security.ts'
import { alarms } from './fr/securityAlerts.ts'
import { send } from './fr/send.ts'
import { settings } from './fr/settings.ts'
import { shell } from './fr/shell.ts'
import { sign } from './fr/sign.ts'
import { simulation } from './fr/simulation.ts'
import { effect, transaction } from './fr/transaction.ts'
import { movements } from './fr/transfers.ts'
import { trust } from './fr/trust.ts'
import { verify } from './fr/verify.ts'
import { pairing } from './fr/walletConnect.ts'
import { standing } from './fr/watchlist.ts'
import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/fr.ts'

export const fr = {
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
