import { getAbout, getBackbone, getChainAbout } from './about/getAbout.ts'
import { getIndexingStatus } from './about/getIndexingStatus.ts'
import { listMasterCopies } from './about/listMasterCopies.ts'
import { listSafeApps } from './apps/listSafeApps.ts'
import { createSignInNonce } from './auth/createSignInNonce.ts'
import { getSession } from './auth/getSession.ts'
import { signOut } from './auth/signOut.ts'
import { signOutAndReturn } from './auth/signOutAndReturn.ts'
import { verifySignIn } from './auth/verifySignIn.ts'
import { getBalances } from './balances/getBalances.ts'
import { listFiatCodes } from './balances/listFiatCodes.ts'
import { getChain, getChainForService } from './chains/getChain.ts'
import { listChains, listChainsForService } from './chains/listChains.ts'
import { listDescriptors } from './clear-signing/listDescriptors.ts'
import { listAllCollectibles, listCollectibles } from './collectibles/listCollectibles.ts'
import { getContract } from './contracts/getContract.ts'
import { decodeData } from './decoder/decodeData.ts'
import { getConfirmationView } from './decoder/getConfirmationView.ts'
import { createDelegate } from './delegates/createDelegate.ts'
import { deleteDelegate, deleteOldDelegate, deleteOldSafeDelegate } from './delegates/deleteDelegate.ts'
import { listDelegates } from './delegates/listDelegates.ts'
import { estimateTransaction } from './estimations/estimateTransaction.ts'
import { getGasPrice } from './estimations/getGasPrice.ts'
import { streamSafeEvents } from './events/streamSafeEvents.ts'
import type { ApiSection } from './http/defineRoute.ts'
import { addMessageSignature } from './messages/addMessageSignature.ts'
import { createMessage } from './messages/createMessage.ts'
import { getMessage } from './messages/getMessage.ts'
import { listMessages } from './messages/listMessages.ts'
import { countRelays, relayTransaction } from './not-offered/countRelays.ts'
import { createSubmission, findOutreach, findSubmission } from './not-offered/findOutreach.ts'
import { createUser, getUser } from './not-offered/getUser.ts'
import { listPositions } from './not-offered/listPositions.ts'
import { createSpace, createSpaceWithUser, listSpaces } from './not-offered/listSpaces.ts'
import { createUndeployedSafe, deleteUndeployedSafe, listUndeployedSafes } from './not-offered/listUndeployedSafes.ts'
import { reportFalseResult } from './not-offered/reportFalseResult.ts'
import { getExport, startExport } from './not-offered/startExport.ts'
import { createOwnerWebhook } from './notifications/createOwnerWebhook.ts'
import { getSubscription } from './notifications/getSubscription.ts'
import { deleteOwnerWebhook, listOwnerWebhooks, updateOwnerWebhook } from './notifications/ownWebhooks.ts'
import { registerDevice } from './notifications/registerDevice.ts'
import { subscribeDevice } from './notifications/subscribeDevice.ts'
import { testOwnerWebhook } from './notifications/testOwnerWebhook.ts'
import { unregisterDevice } from './notifications/unregisterDevice.ts'
import { unregisterSafe } from './notifications/unregisterSafe.ts'
import { unsubscribeAll } from './notifications/unsubscribeAll.ts'
import { createDocsRoutes } from './openapi/createDocsRoutes.ts'
import { listAllOwnerSafes } from './owners/listAllOwnerSafes.ts'
import { listOwnerSafes } from './owners/listOwnerSafes.ts'
import { getCreation } from './safes/getCreation.ts'
import { getNonces } from './safes/getNonces.ts'
import { getSafe } from './safes/getSafe.ts'
import { listSafeOverviews } from './safes/listSafeOverviews.ts'
import { registerSafe } from './safes/registerSafe.ts'
import { analyzeCounterparties } from './security/analyzeCounterparties.ts'
import { analyzeRecipient } from './security/analyzeRecipient.ts'
import { analyzeThreats } from './security/analyzeThreats.ts'
import { getHealth } from './status/getHealth.ts'
import { getMetrics } from './status/getMetrics.ts'
import { getReadiness } from './status/getReadiness.ts'
import { confirmTransaction } from './transactions/confirmTransaction.ts'
import { deleteTransaction } from './transactions/deleteTransaction.ts'
import { getTransaction } from './transactions/getTransaction.ts'
import { listHistoryTransactions } from './transactions/listHistoryTransactions.ts'
import { listIncomingTransfers } from './transactions/listIncomingTransfers.ts'
import { listModuleTransactions } from './transactions/listModuleTransactions.ts'
import { listMovements } from './transactions/listMovements.ts'
import { listMultisigTransactions } from './transactions/listMultisigTransactions.ts'
import { listQueuedTransactions } from './transactions/listQueuedTransactions.ts'
import { previewTransaction } from './transactions/previewTransaction.ts'
import { proposeTransaction } from './transactions/proposeTransaction.ts'
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
