import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/tr.ts'
import { people } from './tr/addressBook.ts'
import { asked } from './tr/appRequests.ts'
import { apps } from './tr/apps.ts'
import { assets } from './tr/assets.ts'
import { backup } from './tr/backup.ts'
import { batch } from './tr/batch.ts'
import { many } from './tr/batchTransfer.ts'
import { checks } from './tr/checks.ts'
import { clear } from './tr/clearSigning.ts'
import { commands } from './tr/commands.ts'
import { common } from './tr/common.ts'
import { connect } from './tr/connect.ts'
import { contract } from './tr/contract.ts'
import { create } from './tr/create.ts'
import { device } from './tr/device.ts'
import { drafting } from './tr/drafting.ts'
import { embedded } from './tr/embedded.ts'
import { evidence } from './tr/evidence.ts'
import { explorer } from './tr/explorer.ts'
import { books } from './tr/export.ts'
import { history } from './tr/history.ts'
import { home } from './tr/home.ts'
import { needs } from './tr/inbox.ts'
import { introduction } from './tr/introduction.ts'
import { message } from './tr/message.ts'
import { nested } from './tr/nested.ts'
import { telling } from './tr/notifications.ts'
import { exchange } from './tr/offline.ts'
import { owners } from './tr/owners.ts'
import { run } from './tr/run.ts'
import { safeList } from './tr/safeList.ts'
import { safeSettings } from './tr/safeSettings.ts'
import { safes } from './tr/safes.ts'
import { about } from './tr/security.ts'
import { alarms } from './tr/securityAlerts.ts'
import { send } from './tr/send.ts'
import { settings } from './tr/settings.ts'
import { shell } from './tr/shell.ts'
import { sign } from './tr/sign.ts'
import { simulation } from './tr/simulation.ts'
import { effect, transaction } from './tr/transaction.ts'
import { movements } from './tr/transfers.ts'
import { trust } from './tr/trust.ts'
import { verify } from './tr/verify.ts'
import { pairing } from './tr/walletConnect.ts'
import { standing } from './tr/watchlist.ts'

export const tr = {
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
