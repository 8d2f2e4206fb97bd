import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/zh.ts'
import { people } from './zh/addressBook.ts'
import { asked } from './zh/appRequests.ts'
import { apps } from './zh/apps.ts'
import { assets } from './zh/assets.ts'
import { backup } from './zh/backup.ts'
import { batch } from './zh/batch.ts'
import { many } from './zh/batchTransfer.ts'
import { checks } from './zh/checks.ts'
import { clear } from './zh/clearSigning.ts'
import { commands } from './zh/commands.ts'
import { common } from './zh/common.ts'
import { connect } from './zh/connect.ts'
import { contract } from './zh/contract.ts'
import { create } from './zh/create.ts'
import { device } from './zh/device.ts'
import { drafting } from './zh/drafting.ts'
import { embedded } from './zh/embedded.ts'
import { evidence } from './zh/evidence.ts'
import { explorer } from './zh/explorer.ts'
import { books } from './zh/export.ts'
import { history } from './zh/history.ts'
import { home } from './zh/home.ts'
import { needs } from './zh/inbox.ts'
import { introduction } from './zh/introduction.ts'
import { message } from './zh/message.ts'
import { nested } from './zh/nested.ts'
import { telling } from './zh/notifications.ts'
import { exchange } from './zh/offline.ts'
import { owners } from './zh/owners.ts'
import { run } from './zh/run.ts'
import { safeList } from './zh/safeList.ts'
import { safeSettings } from './zh/safeSettings.ts'
import { safes } from './zh/safes.ts'
import { about } from './zh/security.ts'
import { alarms } from './zh/securityAlerts.ts'
import { send } from './zh/send.ts'
import { settings } from './zh/settings.ts'
import { shell } from './zh/shell.ts'
import { sign } from './zh/sign.ts'
import { simulation } from './zh/simulation.ts'
import { effect, transaction } from './zh/transaction.ts'
import { movements } from './zh/transfers.ts'
import { trust } from './zh/trust.ts'
import { verify } from './zh/verify.ts'
import { pairing } from './zh/walletConnect.ts'
import { standing } from './zh/watchlist.ts'

export const zh = {
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
