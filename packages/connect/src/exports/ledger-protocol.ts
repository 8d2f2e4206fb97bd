export {
  getLedgerAddress,
  getRunningApp,
  signLedgerHashes,
  signLedgerTypedData,
} from '../hardware/ledger/ethereumApp.ts'
export { createFrameReader, toFrames } from '../hardware/ledger/frames.ts'
export { ApduStatusError, LEDGER_VENDOR, type LedgerTransport, toLedgerError } from '../hardware/ledger/sendApdu.ts'
export { sendTypedData } from '../hardware/ledger/sendTypedData.ts'
