import { about } from './it/about.ts'
import { alarms } from './it/alarms.ts'
import { apps } from './it/apps.ts'
import { asked } from './it/asked.ts'
import { assets } from './it/assets.ts'
import { backup } from './it/backup.ts'
import { batch } from './it/batch.ts'
import { books } from './it/books.ts'
import { checks } from './it/checks.ts'
import { clear } from './it/clear.ts'
import { commands } from './it/commands.ts'
import { common } from './it/common.ts'
import { connect } from './it/connect.ts'
import { contract } from './it/contract.ts'
import { create } from './it/create.ts'
import { delegates } from './it/delegates.ts'
import { device } from './it/device.ts'
import { drafting } from './it/drafting.ts'
import { embedded } from './it/embedded.ts'
import { evidence } from './it/evidence.ts'
import { exchange } from './it/exchange.ts'
import { explorer } from './it/explorer.ts'
import { history } from './it/history.ts'
import { home } from './it/home.ts'
import { introduction } from './it/introduction.ts'
import { limits } from './it/limits.ts'
import { many } from './it/many.ts'
import { message } from './it/message.ts'
import { movements } from './it/movements.ts'
import { needs } from './it/needs.ts'
import { nested } from './it/nested.ts'
import { nft } from './it/nft.ts'
import { owners } from './it/owners.ts'
import { pairing } from './it/pairing.ts'
import { people } from './it/people.ts'
import { run } from './it/run.ts'
import { safeList } from './it/safeList.ts'
import { safeSettings } from './it/safeSettings.ts'
import { safes } from './it/safes.ts'
import { send } from './it/send.ts'
import { settings } from './it/settings.ts'
import { shell } from './it/shell.ts'
import { sign } from './it/sign.ts'
import { simulation } from './it/simulation.ts'
import { standing } from './it/standing.ts'
import { telling } from './it/telling.ts'
import { effect, transaction } from './it/transaction.ts'
import { trust } from './it/trust.ts'
import { verify } from './it/verify.ts'
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
  delegates,
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
  limits,
  many,
  message,
  movements,
  needs,
  nested,
  nft,
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
