import type { LanguagePack } from './LanguagePack.ts'
import { people } from './pl/addressBook.ts'
import { asked } from './pl/appRequests.ts'
import { apps } from './pl/apps.ts'
import { assets } from './pl/assets.ts'
import { backup } from './pl/backup.ts'
import { batch } from './pl/batch.ts'
import { many } from './pl/batchTransfer.ts'
import { checks } from './pl/checks.ts'
import { clear } from './pl/clearSigning.ts'
import { commands } from './pl/commands.ts'
import { common } from './pl/common.ts'
import { connect } from './pl/connect.ts'
import { contract } from './pl/contract.ts'
import { create } from './pl/create.ts'
import { device } from './pl/device.ts'
import { drafting } from './pl/drafting.ts'
import { embedded } from './pl/embedded.ts'
import { evidence } from './pl/evidence.ts'
import { explorer } from './pl/explorer.ts'
import { books } from './pl/export.ts'
import { history } from './pl/history.ts'
import { home } from './pl/home.ts'
import { needs } from './pl/inbox.ts'
import { introduction } from './pl/introduction.ts'
import { message } from './pl/message.ts'
import { nested } from './pl/nested.ts'
import { telling } from './pl/notifications.ts'
import { exchange } from './pl/offline.ts'
import { owners } from './pl/owners.ts'
import { run } from './pl/run.ts'
import { safeList } from './pl/safeList.ts'
import { safeSettings } from './pl/safeSettings.ts'
import { safes } from './pl/safes.ts'
import { about } from './pl/security.ts'
import { alarms } from './pl/securityAlerts.ts'
import { send } from './pl/send.ts'
import { settings } from './pl/settings.ts'
import { shell } from './pl/shell.ts'
import { sign } from './pl/sign.ts'
import { simulation } from './pl/simulation.ts'
import { effect, transaction } from './pl/transaction.ts'
import { movements } from './pl/transfers.ts'
import { trust } from './pl/trust.ts'
import { verify } from './pl/verify.ts'
import { pairing } from './pl/walletConnect.ts'
import { standing } from './pl/watchlist.ts'
import { said } from './said/pl.ts'

export const pl = {
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
