import type { CreateConnectorFn } from 'wagmi'
import { createHardwareConnector, type HardwareConnectorParameters } from './createHardwareConnector.ts'

export type LedgerParameters = HardwareConnectorParameters

/**
 * A Ledger over WebHID, or WebUSB where a browser lacks that: no extension and no SDK. Its code loads when the user picks
 * it or signs.
 *
 * @example
 * const config = createConnectConfig({ connectors: [ledger()] })
 */
export function ledger({ name = 'Ledger (USB)', ...parameters }: LedgerParameters = {}): CreateConnectorFn {
  return createHardwareConnector({
    ...parameters,
    id: 'ledgerUsb',
    isSupported: () => typeof navigator !== 'undefined' && ('hid' in navigator || 'usb' in navigator),
    name,
    open: async (session) => (await import('./openLedgerSession.ts')).openLedgerSession(session),
  })
}
