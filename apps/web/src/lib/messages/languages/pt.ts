import type { LanguagePack } from './LanguagePack.ts'
import { about } from './pt/about.ts'
import { alarms } from './pt/alarms.ts'
import { apps } from './pt/apps.ts'
import { asked } from './pt/asked.ts'
import { assets } from './pt/assets.ts'
import { backup } from './pt/backup.ts'
import { batch } from './pt/batch.ts'
import { books } from './pt/books.ts'
import { checks } from './pt/checks.ts'
import { clear } from './pt/clear.ts'
import { commands } from './pt/commands.ts'
import { common } from './pt/common.ts'
import { connect } from './pt/connect.ts'
import { contract } from './pt/contract.ts'
import { create } from './pt/create.ts'
import { delegates } from './pt/delegates.ts'
import { device } from './pt/device.ts'
import { drafting } from './pt/drafting.ts'
import { embedded } from './pt/embedded.ts'
import { evidence } from './pt/evidence.ts'
import { exchange } from './pt/exchange.ts'
import { explorer } from './pt/explorer.ts'
import { history } from './pt/history.ts'
import { home } from './pt/home.ts'
import { introduction } from './pt/introduction.ts'
import { limits } from './pt/limits.ts'
import { many } from './pt/many.ts'
import { message } from './pt/message.ts'
import { movements } from './pt/movements.ts'
import { needs } from './pt/needs.ts'
import { nested } from './pt/nested.ts'
import { nft } from './pt/nft.ts'
import { owners } from './pt/owners.ts'
import { pairing } from './pt/pairing.ts'
import { people } from './pt/people.ts'
import { run } from './pt/run.ts'
import { safeList } from './pt/safeList.ts'
import { safeSettings } from './pt/safeSettings.ts'
import { safes } from './pt/safes.ts'
import { send } from './pt/send.ts'
import { settings } from './pt/settings.ts'
import { shell } from './pt/shell.ts'
import { sign } from './pt/sign.ts'
import { simulation } from './pt/simulation.ts'
import { standing } from './pt/standing.ts'
import { telling } from './pt/telling.ts'
import { effect, transaction } from './pt/transaction.ts'
import { trust } from './pt/trust.ts'
import { verify } from './pt/verify.ts'
import { said } from './said/pt.ts'

export const pt = {
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
