import { people } from './es/addressBook.ts'
import { asked } from './es/appRequests.ts'
import { apps } from './es/apps.ts'
import { assets } from './es/assets.ts'
import { backup } from './es/backup.ts'
import { batch } from './es/batch.ts'
import { many } from './es/batchTransfer.ts'
import { checks } from './es/checks.ts'
import { clear } from './es/clearSigning.ts'
import { commands } from './es/commands.ts'
import { common } from './es/common.ts'
import { connect } from './es/connect.ts'
import { contract } from './es/contract.ts'
import { create } from './es/create.ts'
import { device } from './es/device.ts'
import { drafting } from './es/drafting.ts'
import { embedded } from './es/embedded.ts'
import { evidence } from './es/evidence.ts'
import { explorer } from './es/explorer.ts'
import { books } from './es/export.ts'
import { history } from './es/history.ts'
import { home } from './es/home.ts'
import { needs } from './es/inbox.ts'
import { introduction } from './es/introduction.ts'
import { message } from './es/message.ts'
import { nested } from './es/nested.ts'
import { telling } from './es/notifications.ts'
import { exchange } from './es/offline.ts'
import { owners } from './es/owners.ts'
import { run } from './es/run.ts'
import { safeList } from './es/safeList.ts'
import { safeSettings } from './es/safeSettings.ts'
import { safes } from './es/safes.ts'
import { about } from './es/security.ts'
import { alarms } from './es/securityAlerts.ts'
import { send } from './es/send.ts'
import { settings } from './es/settings.ts'
import { shell } from './es/shell.ts'
import { sign } from './es/sign.ts'
import { simulation } from './es/simulation.ts'
import { effect, transaction } from './es/transaction.ts'
import { movements } from './es/transfers.ts'
import { trust } from './es/trust.ts'
import { verify } from './es/verify.ts'
import { pairing } from './es/walletConnect.ts'
import { standing } from './es/watchlist.ts'
import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/es.ts'

export const es = {
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
