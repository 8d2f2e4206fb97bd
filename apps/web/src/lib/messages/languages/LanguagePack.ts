import type { addressBookText } from '../addressBook.ts'
import type { appRequestsText } from '../appRequests.ts'
import type { appsText } from '../apps.ts'
import type { assetsText } from '../assets.ts'
import type { backupText } from '../backup.ts'
import type { batchText } from '../batch.ts'
import type { batchTransferText } from '../batchTransfer.ts'
import type { checkText } from '../checks.ts'
import type { clearText } from '../clearSigning.ts'
import type { commandsText } from '../commands.ts'
import type { common } from '../common.ts'
import type { connectText } from '../connect.ts'
import type { contractText } from '../contract.ts'
import type { createText } from '../create.ts'
import type { deviceText } from '../device.ts'
import type { drafting } from '../drafting.ts'
import type { embeddedText } from '../embedded.ts'
import type { evidenceText } from '../evidence.ts'
import type { explorerText } from '../explorer.ts'
import type { historyExportText } from '../export.ts'
import type { historyText } from '../history.ts'
import type { homeText } from '../home.ts'
import type { inboxText } from '../inbox.ts'
import type { introductionText } from '../introduction.ts'
import type { messageText } from '../message.ts'
import type { nestedText } from '../nested.ts'
import type { notificationsText } from '../notifications.ts'
import type { offlineText } from '../offline.ts'
import type { ownersText } from '../owners.ts'
import type { runText } from '../run.ts'
import type { safeListText } from '../safeList.ts'
import type { safeSettingsText } from '../safeSettings.ts'
import type { safesText } from '../safes.ts'
import type { securityText } from '../security.ts'
import type { securityAlertsText } from '../securityAlerts.ts'
import type { sendText } from '../send.ts'
import type { settingsText } from '../settings.ts'
import type { shell } from '../shell.ts'
import type { signText } from '../sign.ts'
import type { simulationText } from '../simulation.ts'
import type { effectText, transactionText } from '../transaction.ts'
import type { transfersText } from '../transfers.ts'
import type { trust } from '../trust.ts'
import type { verifyText } from '../verify.ts'
import type { pairingText } from '../walletConnect.ts'
import type { watchlistText } from '../watchlist.ts'
import type { SaidWords } from './said/SaidWords.ts'
import type { Translation } from './Translation.ts'

/** All catalogues of one language. A new one gets its line here and in every language that is offered. */
export type LanguagePack = {
  alarms: Translation<typeof securityAlertsText>
  apps: Translation<typeof appsText>
  assets: Translation<typeof assetsText>
  backup: Translation<typeof backupText>
  batch: Translation<typeof batchText>
  checks: Translation<typeof checkText>
  clear: Translation<typeof clearText>
  common: Translation<typeof common>
  connect: Translation<typeof connectText>
  contract: Translation<typeof contractText>
  device: Translation<typeof deviceText>
  drafting: Translation<typeof drafting>
  embedded: Translation<typeof embeddedText>
  evidence: Translation<typeof evidenceText>
  exchange: Translation<typeof offlineText>
  explorer: Translation<typeof explorerText>
  history: Translation<typeof historyText>
  home: Translation<typeof homeText>
  introduction: Translation<typeof introductionText>
  many: Translation<typeof batchTransferText>
  message: Translation<typeof messageText>
  needs: Translation<typeof inboxText>
  nested: Translation<typeof nestedText>
  owners: Translation<typeof ownersText>
  run: Translation<typeof runText>
  safeList: Translation<typeof safeListText>
  safeSettings: Translation<typeof safeSettingsText>
  safes: Translation<typeof safesText>
  said: SaidWords
  send: Translation<typeof sendText>
  settings: Translation<typeof settingsText>
  shell: Translation<typeof shell>
  sign: Translation<typeof signText>
  simulation: Translation<typeof simulationText>
  transaction: Translation<typeof transactionText>
  effect: Translation<typeof effectText>
  trust: Translation<typeof trust>
  verify: Translation<typeof verifyText>
  about: Translation<typeof securityText>
  asked: Translation<typeof appRequestsText>
  books: Translation<typeof historyExportText>
  commands: Translation<typeof commandsText>
  create: Translation<typeof createText>
  movements: Translation<typeof transfersText>
  pairing: Translation<typeof pairingText>
  people: Translation<typeof addressBookText>
  standing: Translation<typeof watchlistText>
  telling: Translation<typeof notificationsText>
}
