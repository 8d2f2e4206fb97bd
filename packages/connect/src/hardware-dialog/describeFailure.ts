import type { HardwareFailure } from '../hardware/hardwareErrors.ts'
import type { MessageKeyWith } from '../messages/format.ts'

type FailureText = { text: MessageKeyWith<'account'>; title: MessageKeyWith<never> }

const TEXTS: Readonly<Record<HardwareFailure, FailureText>> = {
  badResponse: { text: 'deviceBadResponseText', title: 'deviceBadResponse' },
  blindSigning: { text: 'deviceBlindSigningText', title: 'deviceBlindSigning' },
  browser: { text: 'deviceBrowserText', title: 'deviceBrowser' },
  camera: { text: 'deviceCameraFailedText', title: 'deviceCameraFailed' },
  foreignCode: { text: 'deviceForeignCodeText', title: 'deviceForeignCode' },
  inUse: { text: 'deviceInUseText', title: 'deviceInUse' },
  locked: { text: 'devicePlugText', title: 'deviceLocked' },
  noDevice: { text: 'devicePlugText', title: 'deviceNone' },
  otherAccount: { text: 'deviceOtherAccountText', title: 'deviceOtherAccount' },
  otherRequest: { text: 'deviceForeignCodeText', title: 'deviceOtherRequest' },
  outdated: { text: 'deviceOutdatedText', title: 'deviceOutdated' },
  unplugged: { text: 'devicePlugText', title: 'deviceUnplugged' },
  wrongApp: { text: 'devicePlugText', title: 'deviceWrongApp' },
  wrongDevice: { text: 'deviceOtherAccountText', title: 'deviceWrongDevice' },
  wrongPath: { text: 'deviceWrongPathText', title: 'deviceWrongPath' },
}

/** Title and way out of a failure; any other error is an answer that is not valid. */
export const describeFailure = (failure: HardwareFailure = 'badResponse'): FailureText => TEXTS[failure]
