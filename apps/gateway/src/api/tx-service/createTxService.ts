import { Hono } from 'hono'
import type { ApiEnv } from '../http/ApiEnv.ts'
import { getServiceInfo } from './about/getServiceInfo.ts'
import { listSingletons } from './about/listSingletons.ts'
import { decodeServiceData } from './decoder/decodeServiceData.ts'
import { createServiceDelegate } from './delegates/createServiceDelegate.ts'
import { deleteServiceDelegate } from './delegates/deleteServiceDelegate.ts'
import { listServiceDelegates } from './delegates/listServiceDelegates.ts'
import type { TxServiceDeps } from './dialect/TxServiceDeps.ts'
import { estimateServiceTransaction } from './estimations/estimateServiceTransaction.ts'
import { handleTxServiceError } from './handleTxServiceError.ts'
import { createServiceMessage } from './messages/createServiceMessage.ts'
import { getServiceMessage } from './messages/getServiceMessage.ts'
import { listServiceMessages } from './messages/listServiceMessages.ts'
import { createServiceSafeOperation } from './safe-operations/createServiceSafeOperation.ts'
import { getServiceSafeOperation } from './safe-operations/getServiceSafeOperation.ts'
import { listServiceSafeOperations } from './safe-operations/listServiceSafeOperations.ts'
import { getServiceCreation } from './safes/getServiceCreation.ts'
import { getServiceSafe } from './safes/getServiceSafe.ts'
import { listServiceSafes } from './safes/listServiceSafes.ts'
import { getServiceToken } from './tokens/getServiceToken.ts'
import { listServiceTokens } from './tokens/listServiceTokens.ts'
import { confirmServiceTransaction } from './transactions/confirmServiceTransaction.ts'
import { deleteServiceTransaction } from './transactions/deleteServiceTransaction.ts'
import { getServiceTransaction } from './transactions/getServiceTransaction.ts'
import { listAllServiceTransactions } from './transactions/listAllServiceTransactions.ts'
import { listServiceConfirmations } from './transactions/listServiceConfirmations.ts'
import { listServiceIncomingTransfers } from './transactions/listServiceIncomingTransfers.ts'
import { listServiceModuleTransactions } from './transactions/listServiceModuleTransactions.ts'
import { listServiceTransactions } from './transactions/listServiceTransactions.ts'
import { proposeServiceTransaction } from './transactions/proposeServiceTransaction.ts'

/**
 * The transaction-service dialect at `/tx-service/:chain/api`: the calls of the official `api-kit`, over the same store
 * and by the same rules as the rest of the API. Only names, forms and error bodies are its own.
 */
export function createTxService(deps: TxServiceDeps): Hono<ApiEnv> {
  const service = new Hono<ApiEnv>()
  for (const endpoint of [
    getServiceInfo(deps),
    listSingletons(deps),
    decodeServiceData(deps),
    getServiceSafe(deps),
    getServiceCreation(deps),
    estimateServiceTransaction(deps),
    listServiceSafes(deps),
    listServiceTransactions(deps),
    proposeServiceTransaction(deps),
    getServiceTransaction(deps),
    deleteServiceTransaction(deps),
    listServiceConfirmations(deps),
    confirmServiceTransaction(deps),
    listServiceIncomingTransfers(deps),
    listServiceModuleTransactions(deps),
    listAllServiceTransactions(deps),
    listServiceMessages(deps),
    createServiceMessage(deps),
    getServiceMessage(deps),
    listServiceSafeOperations(deps),
    createServiceSafeOperation(deps),
    getServiceSafeOperation(deps),
    listServiceDelegates(deps),
    createServiceDelegate(deps),
    deleteServiceDelegate(deps),
    listServiceTokens(deps),
    getServiceToken(deps),
  ])
    service.route('/', endpoint)
  service.onError(handleTxServiceError)
  return service
}
