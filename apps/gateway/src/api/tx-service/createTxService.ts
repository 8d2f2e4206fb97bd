import { Hono } from 'hono'
import type { ApiEnv } from '../ApiEnv.ts'
import { confirmServiceTransaction } from './confirmServiceTransaction.ts'
import { createServiceDelegate } from './createServiceDelegate.ts'
import { createServiceMessage } from './createServiceMessage.ts'
import { createServiceSafeOperation } from './createServiceSafeOperation.ts'
import { decodeServiceData } from './decodeServiceData.ts'
import { deleteServiceDelegate } from './deleteServiceDelegate.ts'
import { deleteServiceTransaction } from './deleteServiceTransaction.ts'
import { estimateServiceTransaction } from './estimateServiceTransaction.ts'
import { getServiceCreation } from './getServiceCreation.ts'
import { getServiceInfo } from './getServiceInfo.ts'
import { getServiceMessage } from './getServiceMessage.ts'
import { getServiceSafe } from './getServiceSafe.ts'
import { getServiceSafeOperation } from './getServiceSafeOperation.ts'
import { getServiceToken } from './getServiceToken.ts'
import { getServiceTransaction } from './getServiceTransaction.ts'
import { handleTxServiceError } from './handleTxServiceError.ts'
import { listAllServiceTransactions } from './listAllServiceTransactions.ts'
import { listServiceConfirmations } from './listServiceConfirmations.ts'
import { listServiceDelegates } from './listServiceDelegates.ts'
import { listServiceIncomingTransfers } from './listServiceIncomingTransfers.ts'
import { listServiceMessages } from './listServiceMessages.ts'
import { listServiceModuleTransactions } from './listServiceModuleTransactions.ts'
import { listServiceSafeOperations } from './listServiceSafeOperations.ts'
import { listServiceSafes } from './listServiceSafes.ts'
import { listServiceTokens } from './listServiceTokens.ts'
import { listServiceTransactions } from './listServiceTransactions.ts'
import { listSingletons } from './listSingletons.ts'
import { proposeServiceTransaction } from './proposeServiceTransaction.ts'
import type { TxServiceDeps } from './TxServiceDeps.ts'

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
