export { type LedgerParameters, ledger } from '../hardware-dialog/ledger.ts'
