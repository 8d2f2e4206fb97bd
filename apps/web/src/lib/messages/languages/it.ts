import { people } from './it/addressBook.ts'
import { asked } from './it/appRequests.ts'
import { apps } from './it/apps.ts'
import { assets } from './it/assets.ts'
import { backup } from './it/backup.ts'
import { batch } from './it/batch.ts'
import { many } from './it/batchTransfer.ts'
import { checks } from './it/checks.ts'
import { clear } from './it/clearSigning.ts'
import { commands } from './it/commands.ts'
import { common } from './it/common.ts'
import { connect } from './it/connect.ts'
import { contract } from './it/contract.ts'
import { create } from './it/create.ts'
import { device } from './it/device.ts'
import { drafting } from './it/drafting.ts'
import { embedded } from './it/embedded.ts'
import { evidence } from './it/evidence.ts'
import { explorer } from './it/explorer.ts'
import { books } from './it/export.ts'
import { history } from './it/history.ts'
import { home } from './it/home.ts'
import { needs } from './it/inbox.ts'
import { introduction } from './it/introduction.ts'
import { message } from './it/message.ts'
import { nested } from './it/nested.ts'
import { telling } from './it/notifications.ts'
import { exchange } from './it/offline.ts'
import { owners } from './it/owners.ts'
import { run } from './it/run.ts'
import { safeList } from './it/safeList.ts'
import { safeSettings } from './it/safeSettings.ts'
import { safes } from './it/safes.ts'
import { about } from './it/security.ts'
import { alarms } from './it/securityAlerts.ts'
import { send } from './it/send.ts'
import { settings } from './it/settings.ts'
import { shell } from './it/shell.ts'
import { sign } from './it/sign.ts'
import { simulation } from './it/simulation.ts'
import { effect, transaction } from './it/transaction.ts'
import { movements } from './it/transfers.ts'
import { trust } from './it/trust.ts'
import { verify } from './it/verify.ts'
import { pairing } from './it/walletConnect.ts'
import { standing } from './it/watchlist.ts'
import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/it.ts'

export const it = {
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
