import type { LanguagePack } from './LanguagePack.ts'
import { people } from './nl/addressBook.ts'
import { asked } from './nl/appRequests.ts'
import { apps } from './nl/apps.ts'
import { assets } from './nl/assets.ts'
import { backup } from './nl/backup.ts'
import { batch } from './nl/batch.ts'
import { many } from './nl/batchTransfer.ts'
import { checks } from './nl/checks.ts'
import { clear } from './nl/clearSigning.ts'
import { commands } from './nl/commands.ts'
import { common } from './nl/common.ts'
import { connect } from './nl/connect.ts'
import { contract } from './nl/contract.ts'
import { create } from './nl/create.ts'
import { device } from './nl/device.ts'
import { drafting } from './nl/drafting.ts'
import { embedded } from './nl/embedded.ts'
import { evidence } from './nl/evidence.ts'
import { explorer } from './nl/explorer.ts'
import { books } from './nl/export.ts'
import { history } from './nl/history.ts'
import { home } from './nl/home.ts'
import { needs } from './nl/inbox.ts'
import { introduction } from './nl/introduction.ts'
import { message } from './nl/message.ts'
import { nested } from './nl/nested.ts'
import { telling } from './nl/notifications.ts'
import { exchange } from './nl/offline.ts'
import { owners } from './nl/owners.ts'
import { run } from './nl/run.ts'
import { safeList } from './nl/safeList.ts'
import { safeSettings } from './nl/safeSettings.ts'
import { safes } from './nl/safes.ts'
import { about } from './nl/security.ts'
import { alarms } from './nl/securityAlerts.ts'
import { send } from './nl/send.ts'
import { settings } from './nl/settings.ts'
import { shell } from './nl/shell.ts'
import { sign } from './nl/sign.ts'
import { simulation } from './nl/simulation.ts'
import { effect, transaction } from './nl/transaction.ts'
import { movements } from './nl/transfers.ts'
import { trust } from './nl/trust.ts'
import { verify } from './nl/verify.ts'
import { pairing } from './nl/walletConnect.ts'
import { standing } from './nl/watchlist.ts'
import { said } from './said/nl.ts'

export const nl = {
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
