import type { CreateConnectorFn } from 'wagmi'
import type { DecodeCode } from './codeCamera.ts'
import { createHardwareConnector, type HardwareConnectorParameters } from './createHardwareConnector.ts'

export type QrDeviceParameters = HardwareConnectorParameters & {
  /** Finds the text of a QR code in a picture, best in a worker. @default the browser's detector, else `jsqr` */
  decode?: DecodeCode | undefined
}

/**
 * Devices without a cable (ERC-4527): they show and read animated QR codes. Its code loads when the user picks it or
 * signs.
 *
 * @example
 * const config = createConnectConfig({ connectors: [qrDevice()] })
 */
export function qrDevice({
  decode,
  name = 'Keystone, AirGap, NGRAVE (QR)',
  ...parameters
}: QrDeviceParameters = {}): CreateConnectorFn {
  return createHardwareConnector({
    ...parameters,
    id: 'qrDevice',
    isSupported: () => typeof navigator !== 'undefined',
    name,
    open: async (session) => (await import('./openQrSession.ts')).openQrSession({ ...session, decode }),
  })
}
