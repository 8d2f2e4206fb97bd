import { people } from './ja/addressBook.ts'
import { asked } from './ja/appRequests.ts'
import { apps } from './ja/apps.ts'
import { assets } from './ja/assets.ts'
import { backup } from './ja/backup.ts'
import { batch } from './ja/batch.ts'
import { many } from './ja/batchTransfer.ts'
import { checks } from './ja/checks.ts'
import { clear } from './ja/clearSigning.ts'
import { commands } from './ja/commands.ts'
import { common } from './ja/common.ts'
import { connect } from './ja/connect.ts'
import { contract } from './ja/contract.ts'
import { create } from './ja/create.ts'
import { device } from './ja/device.ts'
import { drafting } from './ja/drafting.ts'
import { embedded } from './ja/embedded.ts'
import { evidence } from './ja/evidence.ts'
import { explorer } from './ja/explorer.ts'
import { books } from './ja/export.ts'
import { history } from './ja/history.ts'
import { home } from './ja/home.ts'
import { needs } from './ja/inbox.ts'
import { introduction } from './ja/introduction.ts'
import { message } from './ja/message.ts'
import { nested } from './ja/nested.ts'
import { telling } from './ja/notifications.ts'
import { exchange } from './ja/offline.ts'
import { owners } from './ja/owners.ts'
import { run } from './ja/run.ts'
import { safeList } from './ja/safeList.ts'
import { safeSettings } from './ja/safeSettings.ts'
import { safes } from './ja/safes.ts'
import { about } from './ja/security.ts'
import { alarms } from './ja/securityAlerts.ts'
import { send } from './ja/send.ts'
import { settings } from './ja/settings.ts'
import { shell } from './ja/shell.ts'
import { sign } from './ja/sign.ts'
import { simulation } from './ja/simulation.ts'
import { effect, transaction } from './ja/transaction.ts'
import { movements } from './ja/transfers.ts'
import { trust } from './ja/trust.ts'
import { verify } from './ja/verify.ts'
import { pairing } from './ja/walletConnect.ts'
import { standing } from './ja/watchlist.ts'
import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/ja.ts'

export const ja = {
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
