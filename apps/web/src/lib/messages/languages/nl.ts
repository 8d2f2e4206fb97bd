import type { LanguagePack } from './LanguagePack.ts'
import { about } from './nl/about.ts'
import { alarms } from './nl/alarms.ts'
import { apps } from './nl/apps.ts'
import { asked } from './nl/asked.ts'
import { assets } from './nl/assets.ts'
import { backup } from './nl/backup.ts'
import { batch } from './nl/batch.ts'
import { books } from './nl/books.ts'
import { checks } from './nl/checks.ts'
import { clear } from './nl/clear.ts'
import { commands } from './nl/commands.ts'
import { common } from './nl/common.ts'
import { connect } from './nl/connect.ts'
import { contract } from './nl/contract.ts'
import { create } from './nl/create.ts'
import { delegates } from './nl/delegates.ts'
import { device } from './nl/device.ts'
import { drafting } from './nl/drafting.ts'
import { embedded } from './nl/embedded.ts'
import { evidence } from './nl/evidence.ts'
import { exchange } from './nl/exchange.ts'
import { explorer } from './nl/explorer.ts'
import { history } from './nl/history.ts'
import { home } from './nl/home.ts'
import { introduction } from './nl/introduction.ts'
import { limits } from './nl/limits.ts'
import { many } from './nl/many.ts'
import { message } from './nl/message.ts'
import { movements } from './nl/movements.ts'
import { needs } from './nl/needs.ts'
import { nested } from './nl/nested.ts'
import { nft } from './nl/nft.ts'
import { owners } from './nl/owners.ts'
import { pairing } from './nl/pairing.ts'
import { people } from './nl/people.ts'
import { run } from './nl/run.ts'
import { safeList } from './nl/safeList.ts'
import { safeSettings } from './nl/safeSettings.ts'
import { safes } from './nl/safes.ts'
import { send } from './nl/send.ts'
import { settings } from './nl/settings.ts'
import { shell } from './nl/shell.ts'
import { sign } from './nl/sign.ts'
import { simulation } from './nl/simulation.ts'
import { standing } from './nl/standing.ts'
import { telling } from './nl/telling.ts'
import { effect, transaction } from './nl/transaction.ts'
import { trust } from './nl/trust.ts'
import { verify } from './nl/verify.ts'
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
