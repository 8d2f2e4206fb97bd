import { about } from './ja/about.ts'
import { alarms } from './ja/alarms.ts'
import { apps } from './ja/apps.ts'
import { asked } from './ja/asked.ts'
import { assets } from './ja/assets.ts'
import { backup } from './ja/backup.ts'
import { batch } from './ja/batch.ts'
import { books } from './ja/books.ts'
import { checks } from './ja/checks.ts'
import { clear } from './ja/clear.ts'
import { commands } from './ja/commands.ts'
import { common } from './ja/common.ts'
import { connect } from './ja/connect.ts'
import { contract } from './ja/contract.ts'
import { create } from './ja/create.ts'
import { delegates } from './ja/delegates.ts'
import { device } from './ja/device.ts'
import { drafting } from './ja/drafting.ts'
import { embedded } from './ja/embedded.ts'
import { evidence } from './ja/evidence.ts'
import { exchange } from './ja/exchange.ts'
import { explorer } from './ja/explorer.ts'
import { history } from './ja/history.ts'
import { home } from './ja/home.ts'
import { introduction } from './ja/introduction.ts'
import { limits } from './ja/limits.ts'
import { many } from './ja/many.ts'
import { message } from './ja/message.ts'
import { movements } from './ja/movements.ts'
import { needs } from './ja/needs.ts'
import { nested } from './ja/nested.ts'
import { nft } from './ja/nft.ts'
import { owners } from './ja/owners.ts'
import { pairing } from './ja/pairing.ts'
import { people } from './ja/people.ts'
import { run } from './ja/run.ts'
import { safeList } from './ja/safeList.ts'
import { safeSettings } from './ja/safeSettings.ts'
import { safes } from './ja/safes.ts'
import { send } from './ja/send.ts'
import { settings } from './ja/settings.ts'
import { shell } from './ja/shell.ts'
import { sign } from './ja/sign.ts'
import { simulation } from './ja/simulation.ts'
import { standing } from './ja/standing.ts'
import { telling } from './ja/telling.ts'
import { effect, transaction } from './ja/transaction.ts'
import { trust } from './ja/trust.ts'
import { verify } from './ja/verify.ts'
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
