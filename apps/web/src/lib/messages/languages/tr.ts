import type { LanguagePack } from './LanguagePack.ts'
import { said } from './said/tr.ts'
import { about } from './tr/about.ts'
import { alarms } from './tr/alarms.ts'
import { apps } from './tr/apps.ts'
import { asked } from './tr/asked.ts'
import { assets } from './tr/assets.ts'
import { backup } from './tr/backup.ts'
import { batch } from './tr/batch.ts'
import { books } from './tr/books.ts'
import { checks } from './tr/checks.ts'
import { clear } from './tr/clear.ts'
import { commands } from './tr/commands.ts'
import { common } from './tr/common.ts'
import { connect } from './tr/connect.ts'
import { contract } from './tr/contract.ts'
import { create } from './tr/create.ts'
import { delegates } from './tr/delegates.ts'
import { device } from './tr/device.ts'
import { drafting } from './tr/drafting.ts'
import { embedded } from './tr/embedded.ts'
import { evidence } from './tr/evidence.ts'
import { exchange } from './tr/exchange.ts'
import { explorer } from './tr/explorer.ts'
import { history } from './tr/history.ts'
import { home } from './tr/home.ts'
import { introduction } from './tr/introduction.ts'
import { limits } from './tr/limits.ts'
import { many } from './tr/many.ts'
import { message } from './tr/message.ts'
import { movements } from './tr/movements.ts'
import { needs } from './tr/needs.ts'
import { nested } from './tr/nested.ts'
import { nft } from './tr/nft.ts'
import { owners } from './tr/owners.ts'
import { pairing } from './tr/pairing.ts'
import { people } from './tr/people.ts'
import { run } from './tr/run.ts'
import { safeList } from './tr/safeList.ts'
import { safeSettings } from './tr/safeSettings.ts'
import { safes } from './tr/safes.ts'
import { send } from './tr/send.ts'
import { settings } from './tr/settings.ts'
import { shell } from './tr/shell.ts'
import { sign } from './tr/sign.ts'
import { simulation } from './tr/simulation.ts'
import { standing } from './tr/standing.ts'
import { telling } from './tr/telling.ts'
import { effect, transaction } from './tr/transaction.ts'
import { trust } from './tr/trust.ts'
import { verify } from './tr/verify.ts'

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
