import { getAbout, getBackbone, getChainAbout, getIndexingStatus, listMasterCopies } from './about/aboutRoutes.ts'
import { listSafeApps } from './apps/listSafeApps.ts'
import { createSignInNonce, getSession, signOut, signOutAndReturn, verifySignIn } from './auth/signInRoutes.ts'
import { getBalances, listFiatCodes } from './balances/balanceRoutes.ts'
import { getChain, getChainForService, listChains, listChainsForService } from './chains/chainRoutes.ts'
import { listDescriptors } from './clear-signing/listDescriptors.ts'
import { listAllCollectibles, listCollectibles } from './collectibles/listCollectibles.ts'
import { getContract } from './contracts/getContract.ts'
import { decodeData, getConfirmationView } from './decoder/decodeData.ts'
import {
  createDelegate,
  deleteDelegate,
  deleteOldDelegate,
  deleteOldSafeDelegate,
  listDelegates,
} from './delegates/delegateRoutes.ts'
import { estimateTransaction, getGasPrice } from './estimations/estimationRoutes.ts'
import { streamSafeEvents } from './events/streamSafeEvents.ts'
import type { ApiSection } from './http/defineRoute.ts'
import { addMessageSignature, createMessage, getMessage, listMessages } from './messages/messageRoutes.ts'
import {
  countRelays,
  createSpace,
  createSpaceWithUser,
  createSubmission,
  createUndeployedSafe,
  createUser,
  deleteUndeployedSafe,
  findOutreach,
  findSubmission,
  getExport,
  getUser,
  listPositions,
  listSpaces,
  listUndeployedSafes,
  relayTransaction,
  reportFalseResult,
  startExport,
} from './not-offered/notOfferedRoutes.ts'
import {
  getSubscription,
  registerDevice,
  subscribeDevice,
  unregisterDevice,
  unregisterSafe,
  unsubscribeAll,
} from './notifications/deviceRoutes.ts'
import {
  createOwnerWebhook,
  deleteOwnerWebhook,
  listOwnerWebhooks,
  testOwnerWebhook,
  updateOwnerWebhook,
} from './notifications/ownerWebhookRoutes.ts'
import { createDocsRoutes } from './openapi/createDocsRoutes.ts'
import { listAllOwnerSafes, listOwnerSafes } from './owners/ownerRoutes.ts'
import { listSafeOverviews } from './safes/listSafeOverviews.ts'
import { getCreation, getNonces, getSafe, registerSafe } from './safes/safeRoutes.ts'
import { analyzeCounterparties, analyzeRecipient, analyzeThreats } from './security/securityRoutes.ts'
import { getHealth, getMetrics, getReadiness } from './status/statusRoutes.ts'
import { listHistoryTransactions } from './transactions/listHistoryTransactions.ts'
import { listMovements } from './transactions/listMovements.ts'
import { listQueuedTransactions } from './transactions/listQueuedTransactions.ts'
import {
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
} from './transactions/listTransactions.ts'
import {
  confirmTransaction,
  deleteTransaction,
  getTransaction,
  previewTransaction,
  proposeTransaction,
} from './transactions/transactionRoutes.ts'
import { txServiceSection } from './tx-service/txServiceSection.ts'
import { getAppManifest } from './web/getAppManifest.ts'
import { getWebConfig } from './web/getWebConfig.ts'

/** Every route of the gateway, in the order of the OpenAPI document. */
export const apiSections: readonly ApiSection[] = [
  {
    name: 'Chains',
    routes: [
      listChains,
      listChainsForService,
      getChain,
      getChainForService,
      getAbout,
      getChainAbout,
      getBackbone,
      getIndexingStatus,
      listMasterCopies,
      getGasPrice,
      getContract,
      decodeData,
      listSafeApps,
    ],
  },
  {
    name: 'Safes',
    routes: [
      getSafe,
      getNonces,
      getBalances,
      listFiatCodes,
      listAllCollectibles,
      listCollectibles,
      getCreation,
      registerSafe,
      listSafeOverviews('v1'),
      listSafeOverviews('v2'),
      streamSafeEvents,
      listOwnerSafes,
      listAllOwnerSafes('v1'),
      listAllOwnerSafes('v2'),
      listAllOwnerSafes('v3'),
    ],
  },
  {
    name: 'Transactions',
    routes: [
      listQueuedTransactions,
      listHistoryTransactions,
      listIncomingTransfers,
      listModuleTransactions,
      listMovements,
      listMultisigTransactions,
      getTransaction,
      proposeTransaction,
      confirmTransaction,
      previewTransaction,
      getConfirmationView,
      estimateTransaction,
      deleteTransaction,
    ],
  },
  { name: 'Security', routes: [analyzeRecipient, analyzeCounterparties, analyzeThreats] },
  { name: 'Messages', routes: [listMessages, createMessage, getMessage, addMessageSignature] },
  {
    name: 'Delegates',
    routes: [
      listDelegates('v1'),
      createDelegate('v1'),
      listDelegates('v2'),
      createDelegate('v2'),
      deleteDelegate,
      deleteOldDelegate,
      deleteOldSafeDelegate,
    ],
  },
  { name: 'Sign-in', routes: [createSignInNonce, verifySignIn, getSession, signOut, signOutAndReturn] },
  {
    name: 'Notifications',
    routes: [
      registerDevice,
      subscribeDevice,
      getSubscription,
      unregisterSafe('v1'),
      unregisterDevice('v1'),
      unregisterSafe('v2'),
      unregisterDevice('v2'),
      unsubscribeAll,
      listOwnerWebhooks,
      createOwnerWebhook,
      updateOwnerWebhook,
      deleteOwnerWebhook,
      testOwnerWebhook,
    ],
  },
  {
    name: 'Not offered',
    routes: [
      countRelays,
      relayTransaction,
      listPositions,
      getUser,
      createUser,
      listSpaces,
      createSpace,
      createSpaceWithUser,
      startExport,
      getExport,
      listUndeployedSafes,
      createUndeployedSafe,
      deleteUndeployedSafe,
      reportFalseResult,
      findOutreach,
      findSubmission,
      createSubmission,
    ],
  },
  txServiceSection,
  {
    name: 'Operator',
    routes: [
      getHealth,
      getReadiness,
      getMetrics,
      getWebConfig,
      getAppManifest,
      listDescriptors,
      ...createDocsRoutes(() => apiSections),
    ],
  },
]
