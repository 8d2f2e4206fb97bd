export type { DecodeCode } from '../hardware-dialog/codeCamera.ts'
export { type QrDeviceParameters, qrDevice } from '../hardware-dialog/qrDevice.ts'
