import type { Db } from '../schema.ts'
import { listTransfersPage, type TransferFilter } from './listTransfersPage.ts'
import type { PageParameters } from './pages.ts'

export type ListIncomingTransfersPageParameters = PageParameters & { filter?: TransferFilter }

/** Incoming transfers of a Safe, newest first. */
export function listIncomingTransfersPage(db: Db, parameters: ListIncomingTransfersPageParameters) {
  return listTransfersPage(db, { ...parameters, isIncomingOnly: true })
}
