import type { LanguagePack } from './LanguagePack.ts'
import { people } from './pt/addressBook.ts'
import { asked } from './pt/appRequests.ts'
import { apps } from './pt/apps.ts'
import { assets } from './pt/assets.ts'
import { backup } from './pt/backup.ts'
import { batch } from './pt/batch.ts'
import { many } from './pt/batchTransfer.ts'
import { checks } from './pt/checks.ts'
import { clear } from './pt/clearSigning.ts'
import { commands } from './pt/commands.ts'
import { common } from './pt/common.ts'
import { connect } from './pt/connect.ts'
import { contract } from './pt/contract.ts'
import { create } from './pt/create.ts'
import { device } from './pt/device.ts'
import { drafting } from './pt/drafting.ts'
import { embedded } from './pt/embedded.ts'
import { evidence } from './pt/evidence.ts'
import { explorer } from './pt/explorer.ts'
import { books } from './pt/export.ts'
import { history } from './pt/history.ts'
import { home } from './pt/home.ts'
import { needs } from './pt/inbox.ts'
import { introduction } from './pt/introduction.ts'
import { message } from './pt/message.ts'
import { nested } from './pt/nested.ts'
import { telling } from './pt/notifications.ts'
import { exchange } from './pt/offline.ts'
import { owners } from './pt/owners.ts'
import { run } from './pt/run.ts'
import { safeList } from './pt/safeList.ts'
import { safeSettings } from './pt/safeSettings.ts'
import { safes } from './pt/safes.ts'
import { about } from './pt/security.ts'
import { alarms } from './pt/securityAlerts.ts'
import { send } from './pt/send.ts'
import { settings } from './pt/settings.ts'
import { shell } from './pt/shell.ts'
import { sign } from './pt/sign.ts'
import { simulation } from './pt/simulation.ts'
import { effect, transaction } from './pt/transaction.ts'
import { movements } from './pt/transfers.ts'
import { trust } from './pt/trust.ts'
import { verify } from './pt/verify.ts'
import { pairing } from './pt/walletConnect.ts'
import { standing } from './pt/watchlist.ts'
import { said } from './said/pt.ts'

export const pt = {
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
