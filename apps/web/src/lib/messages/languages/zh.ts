import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/zh.ts'
import { about } from './zh/about.ts'
import { alarms } from './zh/alarms.ts'
import { apps } from './zh/apps.ts'
import { asked } from './zh/asked.ts'
import { assets } from './zh/assets.ts'
import { backup } from './zh/backup.ts'
import { batch } from './zh/batch.ts'
import { books } from './zh/books.ts'
import { checks } from './zh/checks.ts'
import { clear } from './zh/clear.ts'
import { commands } from './zh/commands.ts'
import { common } from './zh/common.ts'
import { connect } from './zh/connect.ts'
import { contract } from './zh/contract.ts'
import { create } from './zh/create.ts'
import { delegates } from './zh/delegates.ts'
import { device } from './zh/device.ts'
import { drafting } from './zh/drafting.ts'
import { embedded } from './zh/embedded.ts'
import { evidence } from './zh/evidence.ts'
import { exchange } from './zh/exchange.ts'
import { explorer } from './zh/explorer.ts'
import { history } from './zh/history.ts'
import { home } from './zh/home.ts'
import { introduction } from './zh/introduction.ts'
import { limits } from './zh/limits.ts'
import { many } from './zh/many.ts'
import { message } from './zh/message.ts'
import { movements } from './zh/movements.ts'
import { needs } from './zh/needs.ts'
import { nested } from './zh/nested.ts'
import { nft } from './zh/nft.ts'
import { owners } from './zh/owners.ts'
import { pairing } from './zh/pairing.ts'
import { people } from './zh/people.ts'
import { run } from './zh/run.ts'
import { safeList } from './zh/safeList.ts'
import { safeSettings } from './zh/safeSettings.ts'
import { safes } from './zh/safes.ts'
import { send } from './zh/send.ts'
import { settings } from './zh/settings.ts'
import { shell } from './zh/shell.ts'
import { sign } from './zh/sign.ts'
import { simulation } from './zh/simulation.ts'
import { standing } from './zh/standing.ts'
import { telling } from './zh/telling.ts'
import { effect, transaction } from './zh/transaction.ts'
import { trust } from './zh/trust.ts'
import { verify } from './zh/verify.ts'

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
